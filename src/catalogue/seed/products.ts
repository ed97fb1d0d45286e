import { ACCESSORIES } from '../accessories.ts';
import { BAGS } from '../bags.ts';
import { CAP } from '../cap.ts';
import type { Localized, ProductPicture } from '../catalogue.ts';
import type { ColourId } from '../colours.ts';
import { DEMO_VIEWERS } from '../demo-claims.ts';
import { DEMO_RATINGS } from '../demo-ratings.ts';
import { BAG_IDS, type PackKey, type SeedBagId, type SeedProductId } from '../ids.ts';
import { JERSEYS } from '../jerseys.ts';
import { productName } from '../names.ts';
import {
  ACCESSORY_VIEWS,
  BAG_VIEWS,
  CAP_VIEWS,
  JERSEY_VIEWS,
  pictureBase,
  SNEAKER_VIEWS,
  type View,
} from '../pictures.ts';
import { PRODUCT_WORDS, SNEAKER_COLOUR_WORDS } from '../search-words.ts';
import { JERSEY_SIZES_OF, SNEAKER_SIZES } from '../sizes.ts';
import { SNEAKERS } from '../sneakers.ts';
import { ACCESSORY_TEXTS_DE } from '../texts/accessories.de.ts';
import { ACCESSORY_TEXTS_EN } from '../texts/accessories.en.ts';
import { BAG_TEXTS_DE } from '../texts/bags.de.ts';
import { BAG_TEXTS_EN } from '../texts/bags.en.ts';
import { CAP_TEXTS_DE } from '../texts/cap.de.ts';
import { CAP_TEXTS_EN } from '../texts/cap.en.ts';
import { JERSEY_TEXTS_DE } from '../texts/jerseys.de.ts';
import { JERSEY_TEXTS_EN } from '../texts/jerseys.en.ts';
import { PACK_GIFT_LINES_DE } from '../texts/packs.de.ts';
import { PACK_GIFT_LINES_EN } from '../texts/packs.en.ts';
import { SNEAKER_TEXTS_DE } from '../texts/sneakers.de.ts';
import { SNEAKER_TEXTS_EN } from '../texts/sneakers.en.ts';
import type { ProductTexts } from '../texts/types.ts';

const WORDS: Readonly<Partial<Record<SeedProductId, string>>> = {
  ...PRODUCT_WORDS,
  ...SNEAKER_COLOUR_WORDS,
};

/** Fields that products of every kind have. */
function described<Id extends SeedProductId>(id: Id, texts: Localized<ProductTexts>) {
  const [average, count] = DEMO_RATINGS[id];
  return {
    id,
    name: { de: productName(id, 'de'), en: productName(id, 'en') },
    texts,
    searchWords: WORDS[id] ?? '',
    demoRating: { average, count },
  };
}

function pictures(
  id: SeedProductId,
  views: readonly View[],
  colours: readonly ColourId[] = [],
): readonly ProductPicture[] {
  if (colours.length === 0) return views.map((view) => ({ view, base: pictureBase(id, view) }));
  return colours.flatMap((colour) =>
    views.map((view) => ({ view, base: pictureBase(id, view, colour), colour })),
  );
}

/** A pack with the line that names its gifts. */
function pack(bag: SeedBagId, key: PackKey) {
  const de = PACK_GIFT_LINES_DE[bag][key];
  const en = PACK_GIFT_LINES_EN[bag][key];
  return { ...BAGS[bag].packs[key], ...(de && en && { giftLine: { de, en } }) };
}

const bags = BAG_IDS.map((id) => ({
  kind: 'bag' as const,
  ...described(id, { de: BAG_TEXTS_DE[id], en: BAG_TEXTS_EN[id] }),
  path: BAGS[id].path,
  packs: { einzelpack: pack(id, 'einzelpack'), duo: pack(id, 'duo'), trio: pack(id, 'trio') },
  colours: BAGS[id].colours,
  demoViewers: DEMO_VIEWERS[id],
  pictures: pictures(id, BAG_VIEWS, BAGS[id].colours),
}));

const cap = {
  kind: 'cap' as const,
  ...described(CAP.id, { de: CAP_TEXTS_DE, en: CAP_TEXTS_EN }),
  priceCents: CAP.priceCents,
  originalCents: CAP.originalCents,
  colours: CAP.colours,
  pictures: pictures(CAP.id, CAP_VIEWS, CAP.colours),
};

const sneakers = SNEAKERS.map(({ colours: partColours, ...sneaker }) => ({
  ...sneaker,
  kind: 'sneaker' as const,
  ...described(sneaker.id, {
    de: SNEAKER_TEXTS_DE[sneaker.id],
    en: SNEAKER_TEXTS_EN[sneaker.id],
  }),
  partColours,
  sizes: SNEAKER_SIZES,
  pictures: pictures(sneaker.id, SNEAKER_VIEWS),
}));

const jerseys = JERSEYS.map((jersey) => ({
  ...jersey,
  kind: 'jersey' as const,
  ...described(jersey.id, { de: JERSEY_TEXTS_DE[jersey.id], en: JERSEY_TEXTS_EN[jersey.id] }),
  sizes: JERSEY_SIZES_OF[jersey.category],
  pictures: pictures(jersey.id, JERSEY_VIEWS),
}));

const accessories = ACCESSORIES.map((accessory) => ({
  ...accessory,
  kind: 'accessory' as const,
  ...described(accessory.id, {
    de: ACCESSORY_TEXTS_DE[accessory.id],
    en: ACCESSORY_TEXTS_EN[accessory.id],
  }),
  pictures: pictures(accessory.id, ACCESSORY_VIEWS),
}));

/** All 41 products of the seed, in the order of lists. */
export const SEED_PRODUCTS = [...bags, cap, ...sneakers, ...jerseys, ...accessories];
