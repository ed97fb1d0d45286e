/**
 * Ids of the seed's products. Alone in its file, because the cart drawer (on every page) must read item
 * ids without loading prices, colours or texts.
 */
export const SNEAKER_IDS = [
  'kiez-low-waldgruen',
  'kiez-low-navy',
  'kiez-low-mono',
  'kiez-low-rosa',
  'hafen-runner-nebel',
  'hafen-runner-sand',
  'hafen-runner-tinte',
  'hafen-runner-beere',
  'block-high-schwarz',
  'block-high-rot',
  'block-high-eis',
  'block-high-cognac',
  'rampe-skate-schwarz',
  'rampe-skate-bordeaux',
  'rampe-skate-oliv',
  'rampe-skate-himmel',
] as const;

export const JERSEY_IDS = [
  'deutschland-heim',
  'brasilien-heim',
  'argentinien-heim',
  'italien-heim',
  'vintage-1974',
  'vintage-1988',
  'vintage-1990',
  'special-nacht',
  'special-kirschbluete',
  'special-gold',
] as const;

export const CAP_ID = 'baseball-cap-monogram';

export const ACCESSORY_IDS = [
  'sonnenbrille-ovale',
  'sonnenbrille-pilot',
  'parfum-noir',
  'parfum-rose',
  'kette-figaro',
  'siegelring',
  'armreif-fein',
  'uhr-klassik',
  'uhr-chrono',
] as const;

export const BAG_IDS = [
  'shoulder-bag',
  'travel-bag',
  'pouch',
  'toiletry-bag',
  'kartenetui',
] as const;

/** German paths of the seed's bags. */
export const BAG_PATHS = {
  'shoulder-bag': '/products/shoulder-bag',
  'travel-bag': '/products/travel-bag',
  pouch: '/products/pouch',
  'toiletry-bag': '/products/toiletry-bag',
  kartenetui: '/products/elvare-kartenetui',
} as const satisfies Readonly<Record<(typeof BAG_IDS)[number], string>>;

/** Pack keys in the order they are offered (docs/specification.md#3-data). */
export const PACK_KEYS = ['einzelpack', 'duo', 'trio'] as const;

export const CAP_COLOUR_IDS = ['rosa', 'lila'] as const;

export type SeedSneakerId = (typeof SNEAKER_IDS)[number];
export type SeedJerseyId = (typeof JERSEY_IDS)[number];
export type SeedCapId = typeof CAP_ID;
export type SeedAccessoryId = (typeof ACCESSORY_IDS)[number];
export type SeedBagId = (typeof BAG_IDS)[number];
export type PackKey = (typeof PACK_KEYS)[number];
export type CapColourId = (typeof CAP_COLOUR_IDS)[number];

/** Ids of the seed by kind. */
export interface SeedIds {
  readonly sneaker: SeedSneakerId;
  readonly jersey: SeedJerseyId;
  readonly cap: SeedCapId;
  readonly accessory: SeedAccessoryId;
  readonly bag: SeedBagId;
}
export type SeedProductId = SeedIds[keyof SeedIds];
