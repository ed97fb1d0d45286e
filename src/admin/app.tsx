import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { I18nProvider, RouterProvider as LinkProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { localeOf } from '#browser/times.ts';
import { isBackOffice, type Lang, splitLang } from '#routes.ts';
import { fillTexts } from '#rules/fill.ts';
import { shownName } from '#rules/shop-marks.ts';
import { showGate } from './frame/gates.ts';
import { KitContext } from './kit/kit-context.ts';
import { followShop } from './kit/live.ts';
import { makeQueryClient } from './kit/queries.ts';
import { useServer } from './kit/server-state.ts';
import { makeRouter } from './sections/routes.tsx';
import type { KitTexts } from './texts/texts.ts';

/** Shows the app in its element. `shop` is the name of the shop. */
export function mount(lang: Lang, unfilled: KitTexts, shop: string): void {
  const texts = fillTexts(unfilled, { shop, brand: shownName(shop) });
  const element = document.getElementById('app');
  if (!element) throw new Error('the document has no place for the app');
  const client = makeQueryClient();
  const router = makeRouter(lang, client);
  followShop(client);
  /**
   * Follows a link: within this program and language without a new document. While the server is away, another document
   * opens beside this one, which the browser's error page would replace.
   */
  const follow = (address: string) => {
    const { pathname } = new URL(address, location.href);
    if (isBackOffice(pathname) && splitLang(pathname).lang === lang) router.history.push(address);
    else if (useServer.getState().lostAt !== undefined) open(address);
    else location.assign(address);
  };
  // Errors of a page are the router's.
  const onUncaughtError = (error: unknown) => {
    console.error('the back office can not be shown', error);
    showGate('browser');
  };
  createRoot(element, { onUncaughtError }).render(
    <StrictMode>
      <KitContext value={{ lang, texts }}>
        <I18nProvider locale={localeOf(lang)}>
          <LinkProvider navigate={follow}>
            <QueryClientProvider client={client}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </LinkProvider>
        </I18nProvider>
      </KitContext>
    </StrictMode>,
  );
}
