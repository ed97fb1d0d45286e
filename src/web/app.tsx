import { useEffect, useMemo } from 'react';
import { splitLang } from '../routes.ts';
import { loadedMessages } from './i18n/translate.ts';
import { Layout } from './layout/Layout.tsx';
import { usePath } from './runtime/shown-hooks.ts';
import { loadedPage } from './runtime/steps/page-loader.ts';
import { replayEarlyActs } from './runtime/taps/replay.ts';
import { targetOf } from './runtime/target.ts';
import type { ShopSettings } from './settings.ts';
import { ShopContext, useShop } from './shop-context.ts';

/**
 * Renders the page of the shown path. `targetOf` matches it against `src/routes.ts`, which the server and
 * the build use as well.
 */
function CurrentPage() {
  const shop = useShop();
  const target = targetOf(usePath());
  // Replays each act once; later runs find none.
  useEffect(() => void replayEarlyActs(shop), [shop]);
  return loadedPage(target).element(shop.lang, target.id);
}

/** Renders the whole document body. `setShown` selects the page, which must be loaded already. */
export function App({ settings }: { readonly settings: ShopSettings }) {
  const { lang } = splitLang(usePath());
  // Memoized: an update would replace the HTML of lazy parts that are not hydrated yet.
  const shop = useMemo(() => ({ lang, t: loadedMessages(lang), settings }), [lang, settings]);
  return (
    <ShopContext value={shop}>
      <Layout>
        <CurrentPage />
      </Layout>
    </ShopContext>
  );
}
