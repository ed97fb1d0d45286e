import type { PageTable } from './runtime/page.ts';
import { page } from './runtime/page-entry.ts';

const PRODUCT_PAGE = page(
  {
    plain: () => import('./pages/product/plain/PlainPage.tsx'),
    packs: () => import('./pages/product/packs/PacksPage.tsx'),
    unknown: () => import('./pages/product/UnknownPage.tsx'),
  },
  {
    de: () => import('./pages/product/de.json'),
    en: () => import('./pages/product/en.json'),
  },
  { hasData: true },
);

const LIST_PAGE = page(
  () => import('./pages/list/ListPage.tsx'),
  {
    de: () => import('./pages/list/de.json'),
    en: () => import('./pages/list/en.json'),
  },
  { hasData: true },
);

/** Its words are data. */
const noTexts = async () => ({ default: undefined });
/** Texts that a module puts together from several files. */
const composed =
  <Texts>(load: () => Promise<{ readonly texts: Texts }>) =>
  async () => ({ default: (await load()).texts });
const LEGAL_PAGE = page(
  () => import('./pages/legal/LegalPage.tsx'),
  { de: noTexts, en: noTexts },
  { hasData: true },
);

/** The home page, the help page and the shop's own: lists of blocks. */
const BLOCK_PAGE = page(
  {
    hero: () => import('./pages/page/HeroPage.tsx'),
    word: () => import('./pages/page/WordPage.tsx'),
    plain: () => import('./pages/page/PlainPage.tsx'),
  },
  {
    de: composed(() => import('./pages/page/de.ts')),
    en: composed(() => import('./pages/page/en.ts')),
  },
  { hasData: true, ahead: () => import('./pages/page/load-blocks.ts') },
);

/**
 * Page table: the only place that names pages. Each page and each text file is a chunk of its own. The compiler
 * compares the properties of a page with its texts. How to add one: docs/how-to.md#a-screen.
 */
export const PAGES: PageTable = {
  home: BLOCK_PAGE,
  help: BLOCK_PAGE,
  page: BLOCK_PAGE,
  list: LIST_PAGE,
  product: PRODUCT_PAGE,
  unknown: PRODUCT_PAGE,
  imprint: LEGAL_PAGE,
  terms: LEGAL_PAGE,
  privacy: LEGAL_PAGE,
  withdrawal: LEGAL_PAGE,
  shipping: LEGAL_PAGE,
  accessibility: LEGAL_PAGE,
  declareWithdrawal: page(() => import('./pages/vertrag-widerrufen/VertragWiderrufenPage.tsx'), {
    de: () => import('./pages/vertrag-widerrufen/de.json'),
    en: () => import('./pages/vertrag-widerrufen/en.json'),
  }),
  searchResults: page(() => import('./pages/suche/SuchePage.tsx'), {
    de: composed(() => import('./pages/suche/de.ts')),
    en: composed(() => import('./pages/suche/en.ts')),
  }),
  wishlist: page(() => import('./pages/merkliste/MerklistePage.tsx'), {
    de: () => import('./pages/merkliste/de.json'),
    en: () => import('./pages/merkliste/en.json'),
  }),
  auth: page(() => import('./pages/auth/AuthPage.tsx'), {
    de: () => import('./pages/auth/de.json'),
    en: () => import('./pages/auth/en.json'),
  }),
  account: page(() => import('./pages/konto/KontoPage.tsx'), {
    de: () => import('./pages/konto/de.json'),
    en: () => import('./pages/konto/en.json'),
  }),
  newsletter: page(() => import('./pages/newsletter/NewsletterPage.tsx'), {
    de: () => import('./pages/newsletter/de.json'),
    en: () => import('./pages/newsletter/en.json'),
  }),
  checkout: page(() => import('./pages/kasse/KassePage.tsx'), {
    de: () => import('./pages/kasse/de.json'),
    en: () => import('./pages/kasse/en.json'),
  }),
  order: page(() => import('./pages/bestellung/BestellungPage.tsx'), {
    de: () => import('./pages/bestellung/de.json'),
    en: () => import('./pages/bestellung/en.json'),
  }),
  success: page(() => import('./pages/success/SuccessPage.tsx'), {
    de: () => import('./pages/success/de.json'),
    en: () => import('./pages/success/en.json'),
  }),
  cancel: page(
    () => import('./pages/cancel/CancelPage.tsx'),
    {
      de: () => import('./pages/cancel/de.json'),
      en: () => import('./pages/cancel/en.json'),
    },
    { hasData: true },
  ),
  notFound: page(
    () => import('./pages/missing/MissingPage.tsx'),
    {
      de: () => import('./pages/not-found/de.json'),
      en: () => import('./pages/not-found/en.json'),
    },
    { hasData: true },
  ),
  missing: page(() => import('./pages/missing/MissingPage.tsx'), {
    de: () => import('./pages/missing/de.json'),
    en: () => import('./pages/missing/en.json'),
  }),
};
