/**
 * ## How a page is made
 *
 * 1. A folder `pages/<name>/` with `<Name>Page.tsx`, `de.ts`, `en.ts`, and one entry below.
 *    The entry is the only place that imports a page; each page is a chunk, each text file too,
 *    so a visitor loads one page in one language. Never import a page from another page.
 * 2. `<Name>Page.tsx` exports `Page(props: PageProps<Copy>)` and `head(props): PageHead` (title,
 *    description, largest picture, structured data). Canonical, hreflang, Open Graph and `noindex`
 *    come from `navigation/head.ts`; what must not be indexed stands in `src/routes.ts`.
 * 3. `de.ts` exports `copy`, a plain object; `en.ts` exports `copy: typeof german`, so a missing
 *    text does not compile. Placeholders `{name}` are filled with `fill()` of `i18n/translate.ts`.
 *    Texts that several pages share are keys of `i18n/{de,en}.ts`, read with `useShop().t`.
 * 4. The first render must be the same for everyone: no clock, cart, account, query or window in
 *    it. Read those in effects, in stores (empty until hydrated), or with `useSearch()` of
 *    `navigation/shown-hooks.ts` (empty while hydrating); keep their place free so that nothing
 *    moves.
 * 5. Links: `<Link href={href('sneakers', lang)}>`. Change of query: `navigate(url, { replace: true,
 *    scroll: 'keep' })`. Pictures: `<Picture source={productPicture(…)} sizes alt>`, exactly one per
 *    page with `priority`, and the same picture and `sizes` in `head`. `morph={productId}` lets it
 *    grow from list to detail.
 * 6. What may be said (ratings, strike prices, viewers, scarcity, counters) asks `rules/claims.ts`
 *    with `useShop().settings.mode`. Figures come from `catalogue/facts.ts`. Prices: `<Price>`,
 *    `<Saving>`, `formatPrice`.
 * 7. Styles: Tailwind utilities where they are used (tokens in `styles/tokens.css`, breakpoints
 *    `sm` 480, `md` 900, `lg` 1200 px); shared classes in `styles/components.css` (`display`,
 *    `title`, `h2`, `h3`, `wrap`, `section`, `edge`, `cells`, `btn [solid|signal]`, `chip`, `badge`,
 *    `field`, `note`, `num`, `sr`). A large page may import a CSS file of its own. Colours of
 *    products are `data-colour="rosa"` and `var(--c)`, no style attribute.
 * 8. Toasts: `showToast({ title, text, tone })`. Dialogs: `<Dialog id>` with `opensDialog(id)`. The
 *    network: `getJson`/`sendJson` of `api.ts` with a schema of `src/contract`; they bring the
 *    parser (6 KB), so what is not needed at once imports them dynamically.
 * 9. Bytes. A document carries the styles its HTML and its first scripts name; code that is loaded
 *    later by itself comes through `withPart()`, which waits for the rest of the styles, and its
 *    components through `late()`, never React's `lazy()`: one lost file would take the page away.
 *    Layout parts are `deferred()`: HTML until used, their texts are in `i18n/parts.*.ts` and read with
 *    `usePart()`. Taps before hydration are kept by `early/acts.ts`; controls of a buy column carry
 *    `name` and `value`, so that they are served at once (`rules/offer.ts`).
 */
import { type PageEntry, page } from './page.ts';
import type { PageName } from './target.ts';

export const PAGES: Readonly<Record<PageName, PageEntry>> = {
  home: page(
    () => import('./pages/home/HomePage.tsx'),
    {
      de: () => import('./pages/home/de.ts'),
      en: () => import('./pages/home/en.ts'),
    },
    () => import('./pages/home/sections.tsx'),
  ),
  produkte: page(() => import('./pages/produkte/ProduktePage.tsx'), {
    de: () => import('./pages/produkte/de.ts'),
    en: () => import('./pages/produkte/en.ts'),
  }),
  sneakers: page(() => import('./pages/sneakers/SneakersPage.tsx'), {
    de: () => import('./pages/sneakers/de.ts'),
    en: () => import('./pages/sneakers/en.ts'),
  }),
  sneaker: page(() => import('./pages/sneaker/SneakerPage.tsx'), {
    de: () => import('./pages/sneaker/de.ts'),
    en: () => import('./pages/sneaker/en.ts'),
  }),
  caps: page(() => import('./pages/caps/CapsPage.tsx'), {
    de: () => import('./pages/caps/de.ts'),
    en: () => import('./pages/caps/en.ts'),
  }),
  trikots: page(() => import('./pages/trikots/TrikotsPage.tsx'), {
    de: () => import('./pages/trikots/de.ts'),
    en: () => import('./pages/trikots/en.ts'),
  }),
  trikot: page(() => import('./pages/trikot/TrikotPage.tsx'), {
    de: () => import('./pages/trikot/de.ts'),
    en: () => import('./pages/trikot/en.ts'),
  }),
  accessoires: page(() => import('./pages/accessoires/AccessoiresPage.tsx'), {
    de: () => import('./pages/accessoires/de.ts'),
    en: () => import('./pages/accessoires/en.ts'),
  }),
  accessoire: page(() => import('./pages/accessoire/AccessoirePage.tsx'), {
    de: () => import('./pages/accessoire/de.ts'),
    en: () => import('./pages/accessoire/en.ts'),
  }),
  neu: page(() => import('./pages/neu/NeuPage.tsx'), {
    de: () => import('./pages/neu/de.ts'),
    en: () => import('./pages/neu/en.ts'),
  }),
  shoulderBag: page(() => import('./pages/shoulder-bag/ShoulderBagPage.tsx'), {
    de: () => import('./pages/shoulder-bag/de.ts'),
    en: () => import('./pages/shoulder-bag/en.ts'),
  }),
  travelBag: page(() => import('./pages/travel-bag/TravelBagPage.tsx'), {
    de: () => import('./pages/travel-bag/de.ts'),
    en: () => import('./pages/travel-bag/en.ts'),
  }),
  pouch: page(() => import('./pages/pouch/PouchPage.tsx'), {
    de: () => import('./pages/pouch/de.ts'),
    en: () => import('./pages/pouch/en.ts'),
  }),
  toiletryBag: page(() => import('./pages/toiletry-bag/ToiletryBagPage.tsx'), {
    de: () => import('./pages/toiletry-bag/de.ts'),
    en: () => import('./pages/toiletry-bag/en.ts'),
  }),
  kartenetui: page(() => import('./pages/kartenetui/KartenetuiPage.tsx'), {
    de: () => import('./pages/kartenetui/de.ts'),
    en: () => import('./pages/kartenetui/en.ts'),
  }),
  hilfe: page(() => import('./pages/hilfe/HilfePage.tsx'), {
    de: () => import('./pages/hilfe/de.ts'),
    en: () => import('./pages/hilfe/en.ts'),
  }),
  impressum: page(() => import('./pages/legal/LegalPage.tsx'), {
    de: () => import('./pages/legal/impressum.de.ts'),
    en: () => import('./pages/legal/impressum.en.ts'),
  }),
  agb: page(() => import('./pages/legal/LegalPage.tsx'), {
    de: () => import('../catalogue/texts/legal/agb.de.ts'),
    en: () => import('../catalogue/texts/legal/agb.en.ts'),
  }),
  datenschutz: page(() => import('./pages/legal/LegalPage.tsx'), {
    de: () => import('./pages/legal/datenschutz.de.ts'),
    en: () => import('./pages/legal/datenschutz.en.ts'),
  }),
  widerrufsrecht: page(() => import('./pages/legal/LegalPage.tsx'), {
    de: () => import('../catalogue/texts/legal/widerrufsrecht.de.ts'),
    en: () => import('../catalogue/texts/legal/widerrufsrecht.en.ts'),
  }),
  ueberUns: page(() => import('./pages/ueber-uns/UeberUnsPage.tsx'), {
    de: () => import('./pages/ueber-uns/de.ts'),
    en: () => import('./pages/ueber-uns/en.ts'),
  }),
  karriere: page(() => import('./pages/karriere/KarrierePage.tsx'), {
    de: () => import('./pages/karriere/de.ts'),
    en: () => import('./pages/karriere/en.ts'),
  }),
  presse: page(() => import('./pages/presse/PressePage.tsx'), {
    de: () => import('./pages/presse/de.ts'),
    en: () => import('./pages/presse/en.ts'),
  }),
  suche: page(() => import('./pages/suche/SuchePage.tsx'), {
    de: () => import('./pages/suche/de.ts'),
    en: () => import('./pages/suche/en.ts'),
  }),
  merkliste: page(() => import('./pages/merkliste/MerklistePage.tsx'), {
    de: () => import('./pages/merkliste/de.ts'),
    en: () => import('./pages/merkliste/en.ts'),
  }),
  auth: page(() => import('./pages/auth/AuthPage.tsx'), {
    de: () => import('./pages/auth/de.ts'),
    en: () => import('./pages/auth/en.ts'),
  }),
  konto: page(() => import('./pages/konto/KontoPage.tsx'), {
    de: () => import('./pages/konto/de.ts'),
    en: () => import('./pages/konto/en.ts'),
  }),
  newsletter: page(() => import('./pages/newsletter/NewsletterPage.tsx'), {
    de: () => import('./pages/newsletter/de.ts'),
    en: () => import('./pages/newsletter/en.ts'),
  }),
  admin: page(() => import('./pages/admin/AdminPage.tsx'), {
    de: () => import('./pages/admin/de.ts'),
    en: () => import('./pages/admin/en.ts'),
  }),
  success: page(() => import('./pages/success/SuccessPage.tsx'), {
    de: () => import('./pages/success/de.ts'),
    en: () => import('./pages/success/en.ts'),
  }),
  cancel: page(() => import('./pages/cancel/CancelPage.tsx'), {
    de: () => import('./pages/cancel/de.ts'),
    en: () => import('./pages/cancel/en.ts'),
  }),
  notFound: page(() => import('./pages/missing/MissingPage.tsx'), {
    de: () => import('./pages/not-found/de.ts'),
    en: () => import('./pages/not-found/en.ts'),
  }),
  missing: page(() => import('./pages/missing/MissingPage.tsx'), {
    de: () => import('./pages/missing/de.ts'),
    en: () => import('./pages/missing/en.ts'),
  }),
};
