import type { PageTable } from './runtime/page.ts';
import { page } from './runtime/page-entry.ts';

const PRODUCT_PAGE = page(
  {
    packs: () => import('./pages/product/packs/PacksPage.tsx'),
    plain: () => import('./pages/product/plain/PlainPage.tsx'),
    unknown: () => import('./pages/product/UnknownPage.tsx'),
  },
  {
    de: () => import('./pages/product/de.ts'),
    en: () => import('./pages/product/en.ts'),
  },
  { hasData: true },
);

const LIST_PAGE = page(
  () => import('./pages/list/ListPage.tsx'),
  {
    de: () => import('./pages/list/de.ts'),
    en: () => import('./pages/list/en.ts'),
  },
  { hasData: true },
);

/** Its words are data. */
const noTexts = async () => ({ texts: undefined });
const LEGAL_PAGE = page(
  () => import('./pages/legal/LegalPage.tsx'),
  { de: noTexts, en: noTexts },
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
  list: LIST_PAGE,
  product: PRODUCT_PAGE,
  unknown: PRODUCT_PAGE,
  arrivals: page(
    () => import('./pages/neu/NeuPage.tsx'),
    {
      de: () => import('./pages/neu/de.ts'),
      en: () => import('./pages/neu/en.ts'),
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
  imprint: LEGAL_PAGE,
  terms: LEGAL_PAGE,
  privacy: LEGAL_PAGE,
  withdrawal: LEGAL_PAGE,
  shipping: LEGAL_PAGE,
  accessibility: LEGAL_PAGE,
  declareWithdrawal: page(() => import('./pages/vertrag-widerrufen/VertragWiderrufenPage.tsx'), {
    de: () => import('./pages/vertrag-widerrufen/de.ts'),
    en: () => import('./pages/vertrag-widerrufen/en.ts'),
  }),
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
  checkout: page(() => import('./pages/kasse/KassePage.tsx'), {
    de: () => import('./pages/kasse/de.ts'),
    en: () => import('./pages/kasse/en.ts'),
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
  notFound: page(
    () => import('./pages/missing/MissingPage.tsx'),
    {
      de: () => import('./pages/not-found/de.ts'),
      en: () => import('./pages/not-found/en.ts'),
    },
    { hasData: true },
  ),
  missing: page(() => import('./pages/missing/MissingPage.tsx'), {
    de: () => import('./pages/missing/de.ts'),
    en: () => import('./pages/missing/en.ts'),
  }),
};
