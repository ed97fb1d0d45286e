import { useMemo } from 'react';
import { sayAdded } from './cart/add-chosen.ts';
import { translatorFor } from './i18n/translate.ts';
import { Layout } from './layout/Layout.tsx';
import { CurrentPage } from './runtime/CurrentPage.tsx';
import { LastState } from './runtime/LastState.tsx';
import { useTarget } from './runtime/shown-hooks.ts';
import type { ShopSettings } from './settings.ts';
import { ShopContext } from './shop-context.ts';

/** Renders the whole document body: the layout around the shown page. */
export function App({ settings }: { readonly settings: ShopSettings }) {
  const { lang } = useTarget();
  // Memoized: an update would replace the HTML of lazy parts that are not hydrated yet.
  const shop = useMemo(() => ({ lang, t: translatorFor(lang), settings }), [lang, settings]);
  return (
    <ShopContext value={shop}>
      <LastState>
        <Layout>
          <CurrentPage announceAddition={sayAdded} />
        </Layout>
      </LastState>
    </ShopContext>
  );
}
