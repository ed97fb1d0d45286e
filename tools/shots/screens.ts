import { SCREENS } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

/** Lists and products without packs, by the names of their pictures. */
export const LISTED: Readonly<Record<string, string>> = {
  produkte: '/produkte',
  sneakers: '/sneakers',
  sneaker: '/sneakers/kiez-low-navy',
  caps: '/caps',
  trikots: '/trikots',
  trikot: '/trikots/vintage-1974',
  accessoires: '/accessoires',
  accessoire: '/accessoires/uhr-klassik',
};

const PACKS = seedCatalogue.products.flatMap((product): [string, string][] =>
  product.packs ? [[product.id, product.path]] : [],
);

/**
 * German path of every public screen by the name of its picture, with an example of each detail page and of each
 * miss. `npm run shots` takes pictures of them, journeys look at them with axe and at phone width.
 */
export const PUBLIC_SCREENS: Readonly<Record<string, string>> = {
  ...SCREENS,
  ...Object.fromEntries(Object.entries(seedCatalogue.pages).map(([id, { path }]) => [id, path])),
  ...LISTED,
  ...Object.fromEntries(PACKS),
  missing: '/gibt-es-nicht',
  'jersey-missing': '/trikots/gibt-es-nicht',
  'search-results': '/suche?q=rosa',
  'search-page-none': '/suche?q=xyzzyqq',
};
