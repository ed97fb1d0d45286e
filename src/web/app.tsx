import { useEffect, useMemo } from 'react';
import { splitLang } from '../routes.ts';
import { replayEarlyActs } from './early/replay.ts';
import { loadedMessages } from './i18n/translate.ts';
import { Layout } from './layout/Layout.tsx';
import { usePath } from './navigation/shown-hooks.ts';
import { loadedPage } from './page-loader.ts';
import type { ShopSettings } from './settings.ts';
import { ShopContext, useShop } from './shop-context.ts';
import { targetOf } from './target.ts';

/**
 * The page of the path shown. `targetOf` matches it against `src/routes.ts`, which the server and
 * the build use as well; a second matcher could only disagree.
 */
function CurrentPage() {
  const shop = useShop();
  const target = targetOf(usePath());
  // Nothing is left after the first time.
  useEffect(() => void replayEarlyActs(shop), [shop]);
  return loadedPage(target).element(shop.lang, target.id);
}

/** The whole document body. `setShown` says which page; it must be loaded already. */
export function App({ settings }: { readonly settings: ShopSettings }) {
  const { lang } = splitLang(usePath());
  // The same value as long as the language stays: sleeping parts must not be updated.
  const shop = useMemo(() => ({ lang, t: loadedMessages(lang), settings }), [lang, settings]);
  return (
    <ShopContext value={shop}>
      <Layout>
        <CurrentPage />
      </Layout>
    </ShopContext>
  );
}
