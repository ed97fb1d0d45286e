import { useEffect, useMemo } from 'react';
import { Router, useLocation } from 'wouter';
import { splitLang } from '../routes.ts';
import { replayEarlyClicks } from './early-clicks.ts';
import { loadedMessages } from './i18n/translate.ts';
import { Layout } from './layout/Layout.tsx';
import { useShownLocation, useShownSearch } from './navigation/router-hooks.ts';
import { loadedPage } from './page-loader.ts';
import type { ShopSettings } from './settings.ts';
import { ShopContext, useShop } from './shop-context.ts';
import { targetOf } from './target.ts';

/**
 * The page of the path shown. `targetOf` matches it against `src/routes.ts`, which the server and
 * the build use as well; a second matcher could only disagree.
 */
function CurrentPage() {
  const { lang } = useShop();
  const [path] = useLocation();
  const target = targetOf(path);
  useEffect(() => void replayEarlyClicks(), []);
  return loadedPage(target).element(lang, target.id);
}

function Shop({ settings }: { readonly settings: ShopSettings }) {
  const [path] = useLocation();
  const { lang } = splitLang(path);
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

export interface AppProps {
  readonly settings: ShopSettings;
  /** Prerendering only; the browser shows the address bar's path. */
  readonly path?: string;
}

/** The whole document body. The page to show must be loaded already. */
export function App({ settings, path }: AppProps) {
  return (
    <Router
      hook={useShownLocation}
      searchHook={useShownSearch}
      {...(path !== undefined && { ssrPath: path })}
    >
      <Shop settings={settings} />
    </Router>
  );
}
