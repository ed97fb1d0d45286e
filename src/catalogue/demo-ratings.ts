import type { SeedProductId } from './ids.ts';

/**
 * Ratings of the demo: [mean, number of reviews]. The counts of pouch, toiletry bag, card holder,
 * cap and sneakers are specified, the rest is invented for the
 * demo. `rules/claims.ts` decides whether they are shown; live mode shows what orders prove or nothing.
 */
export const DEMO_RATINGS: Readonly<
  Record<SeedProductId, readonly [average: number, count: number]>
> = {
  'kiez-low-waldgruen': [4.9, 127],
  'kiez-low-navy': [4.8, 127],
  'kiez-low-mono': [4.7, 127],
  'kiez-low-rosa': [4.6, 127],
  'hafen-runner-nebel': [4.8, 127],
  'hafen-runner-sand': [4.7, 127],
  'hafen-runner-tinte': [4.9, 127],
  'hafen-runner-beere': [4.6, 127],
  'block-high-schwarz': [4.8, 127],
  'block-high-rot': [4.7, 127],
  'block-high-eis': [4.5, 127],
  'block-high-cognac': [4.8, 127],
  'rampe-skate-schwarz': [4.8, 127],
  'rampe-skate-bordeaux': [4.6, 127],
  'rampe-skate-oliv': [4.7, 127],
  'rampe-skate-himmel': [4.5, 127],
  'deutschland-heim': [4.8, 412],
  'brasilien-heim': [4.7, 356],
  'argentinien-heim': [4.9, 521],
  'italien-heim': [4.7, 268],
  'vintage-1974': [4.8, 193],
  'vintage-1988': [4.9, 347],
  'vintage-1990': [4.8, 284],
  'special-nacht': [4.6, 141],
  'special-kirschbluete': [4.9, 208],
  'special-gold': [4.5, 96],
  'baseball-cap-monogram': [4.8, 1254],
  'sonnenbrille-ovale': [4.7, 318],
  'sonnenbrille-pilot': [4.6, 274],
  'parfum-noir': [4.8, 562],
  'parfum-rose': [4.7, 489],
  'kette-figaro': [4.6, 231],
  siegelring: [4.8, 176],
  'armreif-fein': [4.7, 205],
  'uhr-klassik': [4.9, 143],
  'uhr-chrono': [4.6, 118],
  'shoulder-bag': [4.8, 1936],
  'travel-bag': [4.7, 1478],
  pouch: [4.8, 4207],
  'toiletry-bag': [4.8, 2861],
  kartenetui: [4.9, 12_847],
};

/** The demo's rating of a product; ask `rules/claims.ts` whether it may be shown. */
export function demoRating(id: SeedProductId) {
  const [average, count] = DEMO_RATINGS[id];
  return { average, count };
}
