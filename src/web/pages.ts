import type { LegalText } from '#catalogue/texts/legal/legal-text.ts';
import type { LegalData } from './pages/legal/LegalPage.tsx';
import type { PageTable } from './runtime/page.ts';
import { page } from './runtime/page-entry.ts';

const CAP_PAGE = page(
  () => import('./pages/caps/CapsPage.tsx'),
  {
    de: () => import('./pages/caps/de.ts'),
    en: () => import('./pages/caps/en.ts'),
  },
  { hasData: true },
);

/**
 * Page table: the only place that names pages. Each page and each text file is a chunk of its own. The compiler
 * compares the properties of a page with its texts. How to add one: docs/how-to.md#a-page.
 */
export const PAGES: PageTable = {
  home: page(
    () => import('./pages/home/HomePage.tsx'),
    {
      de: () => import('./pages/home/de.ts'),
      en: () => import('./pages/home/en.ts'),
    },
    { hasData: true, islands: () => import('./pages/home/sections.tsx') },
  ),
  produkte: page(
    () => import('./pages/produkte/ProduktePage.tsx'),
    {
      de: () => import('./pages/produkte/de.ts'),
      en: () => import('./pages/produkte/en.ts'),
    },
    { hasData: true },
  ),
  sneakers: page(
    () => import('./pages/sneakers/SneakersPage.tsx'),
    {
      de: () => import('./pages/sneakers/de.ts'),
      en: () => import('./pages/sneakers/en.ts'),
    },
    { hasData: true },
  ),
  sneaker: page(
    () => import('./pages/sneaker/SneakerPage.tsx'),
    {
      de: () => import('./pages/sneaker/de.ts'),
      en: () => import('./pages/sneaker/en.ts'),
    },
    { hasData: true },
  ),
  caps: CAP_PAGE,
  cap: CAP_PAGE,
  trikots: page(
    () => import('./pages/trikots/TrikotsPage.tsx'),
    {
      de: () => import('./pages/trikots/de.ts'),
      en: () => import('./pages/trikots/en.ts'),
    },
    { hasData: true },
  ),
  trikot: page(
    () => import('./pages/trikot/TrikotPage.tsx'),
    {
      de: () => import('./pages/trikot/de.ts'),
      en: () => import('./pages/trikot/en.ts'),
    },
    { hasData: true },
  ),
  accessoires: page(
    () => import('./pages/accessoires/AccessoiresPage.tsx'),
    {
      de: () => import('./pages/accessoires/de.ts'),
      en: () => import('./pages/accessoires/en.ts'),
    },
    { hasData: true },
  ),
  accessoire: page(
    () => import('./pages/accessoire/AccessoirePage.tsx'),
    {
      de: () => import('./pages/accessoire/de.ts'),
      en: () => import('./pages/accessoire/en.ts'),
    },
    { hasData: true },
  ),
  arrivals: page(
    () => import('./pages/neu/NeuPage.tsx'),
    {
      de: () => import('./pages/neu/de.ts'),
      en: () => import('./pages/neu/en.ts'),
    },
    { hasData: true },
  ),
  bag: page(
    () => import('./pages/bag/BagPage.tsx'),
    {
      de: () => import('./pages/bag/de.ts'),
      en: () => import('./pages/bag/en.ts'),
    },
    { hasData: true },
  ),
  help: page(
    () => import('./pages/hilfe/HilfePage.tsx'),
    {
      de: () => import('./pages/hilfe/de.ts'),
      en: () => import('./pages/hilfe/en.ts'),
    },
    { hasData: true },
  ),
  imprint: page<LegalText, LegalData | undefined>(() => import('./pages/legal/LegalPage.tsx'), {
    de: () => import('./pages/legal/impressum.de.ts'),
    en: () => import('./pages/legal/impressum.en.ts'),
  }),
  terms: page(
    () => import('./pages/legal/LegalPage.tsx'),
    {
      de: () => import('#catalogue/texts/legal/agb.de.ts'),
      en: () => import('#catalogue/texts/legal/agb.en.ts'),
    },
    { hasData: true },
  ),
  privacy: page<LegalText, LegalData | undefined>(() => import('./pages/legal/LegalPage.tsx'), {
    de: () => import('./pages/legal/datenschutz.de.ts'),
    en: () => import('./pages/legal/datenschutz.en.ts'),
  }),
  withdrawal: page(
    () => import('./pages/legal/LegalPage.tsx'),
    {
      de: () => import('#catalogue/texts/legal/widerrufsrecht.de.ts'),
      en: () => import('#catalogue/texts/legal/widerrufsrecht.en.ts'),
    },
    { hasData: true },
  ),
  about: page(
    () => import('./pages/ueber-uns/UeberUnsPage.tsx'),
    {
      de: () => import('./pages/ueber-uns/de.ts'),
      en: () => import('./pages/ueber-uns/en.ts'),
    },
    { hasData: true },
  ),
  careers: page(() => import('./pages/karriere/KarrierePage.tsx'), {
    de: () => import('./pages/karriere/de.ts'),
    en: () => import('./pages/karriere/en.ts'),
  }),
  press: page(() => import('./pages/presse/PressePage.tsx'), {
    de: () => import('./pages/presse/de.ts'),
    en: () => import('./pages/presse/en.ts'),
  }),
  searchResults: page(() => import('./pages/suche/SuchePage.tsx'), {
    de: () => import('./pages/suche/de.ts'),
    en: () => import('./pages/suche/en.ts'),
  }),
  wishlist: page(() => import('./pages/merkliste/MerklistePage.tsx'), {
    de: () => import('./pages/merkliste/de.ts'),
    en: () => import('./pages/merkliste/en.ts'),
  }),
  auth: page(() => import('./pages/auth/AuthPage.tsx'), {
    de: () => import('./pages/auth/de.ts'),
    en: () => import('./pages/auth/en.ts'),
  }),
  account: page(() => import('./pages/konto/KontoPage.tsx'), {
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
  cancel: page(
    () => import('./pages/cancel/CancelPage.tsx'),
    {
      de: () => import('./pages/cancel/de.ts'),
      en: () => import('./pages/cancel/en.ts'),
    },
    { hasData: true },
  ),
  notFound: page(() => import('./pages/missing/MissingPage.tsx'), {
    de: () => import('./pages/not-found/de.ts'),
    en: () => import('./pages/not-found/en.ts'),
  }),
  missing: page(() => import('./pages/missing/MissingPage.tsx'), {
    de: () => import('./pages/missing/de.ts'),
    en: () => import('./pages/missing/en.ts'),
  }),
};
