import type { PageName } from './runtime/target.ts';

/** Source files of a page, relative to this file. */
export interface PageSources {
  /** Module with `Page` and `head` (`PageModule` of `runtime/page.ts`). */
  readonly page: string;
  /** Module with its texts; `*` stands for the language. */
  readonly texts: string;
  /** Code of its islands; a step loads it with the page. */
  readonly islands?: string;
}

/**
 * Page table: the only place that names pages. The build makes the module `virtual:page-table` of it, which
 * imports each page and each text file as a chunk of its own. How to add one: docs/how-to.md#a-page.
 */
export const PAGES = {
  home: {
    page: './pages/home/HomePage.tsx',
    texts: './pages/home/*.ts',
    islands: './pages/home/sections.tsx',
  },
  produkte: { page: './pages/produkte/ProduktePage.tsx', texts: './pages/produkte/*.ts' },
  sneakers: { page: './pages/sneakers/SneakersPage.tsx', texts: './pages/sneakers/*.ts' },
  sneaker: { page: './pages/sneaker/SneakerPage.tsx', texts: './pages/sneaker/*.ts' },
  caps: { page: './pages/caps/CapsPage.tsx', texts: './pages/caps/*.ts' },
  trikots: { page: './pages/trikots/TrikotsPage.tsx', texts: './pages/trikots/*.ts' },
  trikot: { page: './pages/trikot/TrikotPage.tsx', texts: './pages/trikot/*.ts' },
  accessoires: {
    page: './pages/accessoires/AccessoiresPage.tsx',
    texts: './pages/accessoires/*.ts',
  },
  accessoire: { page: './pages/accessoire/AccessoirePage.tsx', texts: './pages/accessoire/*.ts' },
  neu: { page: './pages/neu/NeuPage.tsx', texts: './pages/neu/*.ts' },
  shoulderBag: {
    page: './pages/shoulder-bag/ShoulderBagPage.tsx',
    texts: './pages/shoulder-bag/*.ts',
  },
  travelBag: { page: './pages/travel-bag/TravelBagPage.tsx', texts: './pages/travel-bag/*.ts' },
  pouch: { page: './pages/pouch/PouchPage.tsx', texts: './pages/pouch/*.ts' },
  toiletryBag: {
    page: './pages/toiletry-bag/ToiletryBagPage.tsx',
    texts: './pages/toiletry-bag/*.ts',
  },
  kartenetui: { page: './pages/kartenetui/KartenetuiPage.tsx', texts: './pages/kartenetui/*.ts' },
  hilfe: { page: './pages/hilfe/HilfePage.tsx', texts: './pages/hilfe/*.ts' },
  impressum: { page: './pages/legal/LegalPage.tsx', texts: './pages/legal/impressum.*.ts' },
  agb: { page: './pages/legal/LegalPage.tsx', texts: '../catalogue/texts/legal/agb.*.ts' },
  datenschutz: { page: './pages/legal/LegalPage.tsx', texts: './pages/legal/datenschutz.*.ts' },
  widerrufsrecht: {
    page: './pages/legal/LegalPage.tsx',
    texts: '../catalogue/texts/legal/widerrufsrecht.*.ts',
  },
  ueberUns: { page: './pages/ueber-uns/UeberUnsPage.tsx', texts: './pages/ueber-uns/*.ts' },
  karriere: { page: './pages/karriere/KarrierePage.tsx', texts: './pages/karriere/*.ts' },
  presse: { page: './pages/presse/PressePage.tsx', texts: './pages/presse/*.ts' },
  suche: { page: './pages/suche/SuchePage.tsx', texts: './pages/suche/*.ts' },
  merkliste: { page: './pages/merkliste/MerklistePage.tsx', texts: './pages/merkliste/*.ts' },
  auth: { page: './pages/auth/AuthPage.tsx', texts: './pages/auth/*.ts' },
  konto: { page: './pages/konto/KontoPage.tsx', texts: './pages/konto/*.ts' },
  newsletter: { page: './pages/newsletter/NewsletterPage.tsx', texts: './pages/newsletter/*.ts' },
  admin: { page: './pages/admin/AdminPage.tsx', texts: './pages/admin/*.ts' },
  success: { page: './pages/success/SuccessPage.tsx', texts: './pages/success/*.ts' },
  cancel: { page: './pages/cancel/CancelPage.tsx', texts: './pages/cancel/*.ts' },
  notFound: { page: './pages/missing/MissingPage.tsx', texts: './pages/not-found/*.ts' },
  missing: { page: './pages/missing/MissingPage.tsx', texts: './pages/missing/*.ts' },
} as const satisfies Readonly<Record<PageName, PageSources>>;
