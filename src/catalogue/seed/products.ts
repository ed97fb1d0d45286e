import { BAG_COVERS } from '../bag-covers.ts';
import { BAGS } from '../bags.ts';
import type { Localized, ProductPicture } from '../catalogue.ts';
import type { ColourId } from '../colours.ts';
import { DEMO_VIEWERS } from '../demo-claims.ts';
import { demoRating } from '../demo-ratings.ts';
import type { PackKey, SeedBagId, SeedProductId } from '../ids.ts';
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
import { ACCESSORY_TEXTS_DE } from '../texts/accessories.de.ts';
import { ACCESSORY_TEXTS_EN } from '../texts/accessories.en.ts';
import { BAG_TEXTS_DE } from '../texts/bags.de.ts';
import { BAG_TEXTS_EN } from '../texts/bags.en.ts';
import { CAP_TEXTS_DE } from '../texts/cap.de.ts';
import { CAP_TEXTS_EN } from '../texts/cap.en.ts';
import { PACK_GIFT_LINES_DE } from '../texts/gift-lines.de.ts';
import { PACK_GIFT_LINES_EN } from '../texts/gift-lines.en.ts';
import { JERSEY_TEXTS_DE } from '../texts/jerseys.de.ts';
import { JERSEY_TEXTS_EN } from '../texts/jerseys.en.ts';
import { SNEAKER_TEXTS_DE } from '../texts/sneakers.de.ts';
import { SNEAKER_TEXTS_EN } from '../texts/sneakers.en.ts';
import type { ProductTexts } from '../texts/types.ts';
import { CARD_HOLDER_EXPERIENCES } from './experiences.ts';
import {
  ACCESSORY_OFFERS,
  BAG_OFFERS,
  CAP_OFFER,
  JERSEY_OFFERS,
  SNEAKER_OFFERS,
} from './offers.ts';

const WORDS: Readonly<Partial<Record<SeedProductId, string>>> = {
  ...PRODUCT_WORDS,
  ...SNEAKER_COLOUR_WORDS,
};

/** Fields that products of every kind have. */
function described<Id extends SeedProductId>(id: Id, texts: Localized<ProductTexts>) {
  return {
    id,
    name: { de: productName(id, 'de'), en: productName(id, 'en') },
    texts,
    searchWords: WORDS[id] ?? '',
    demoRating: demoRating(id),
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

const bags = BAG_OFFERS.map((bag) => ({
  ...bag,
  ...described(bag.id, { de: BAG_TEXTS_DE[bag.id], en: BAG_TEXTS_EN[bag.id] }),
  packs: {
    einzelpack: pack(bag.id, 'einzelpack'),
    duo: pack(bag.id, 'duo'),
    trio: pack(bag.id, 'trio'),
  },
  cover: BAG_COVERS[bag.id],
  isCoverChosen: bag.id === 'pouch',
  hasGiftCards: bag.id === 'travel-bag',
  ...(bag.id === 'kartenetui' && { experiences: CARD_HOLDER_EXPERIENCES }),
  demoViewers: DEMO_VIEWERS[bag.id],
  pictures: pictures(bag.id, BAG_VIEWS, bag.colours),
}));

const cap = {
  ...CAP_OFFER,
  ...described(CAP_OFFER.id, { de: CAP_TEXTS_DE, en: CAP_TEXTS_EN }),
  pictures: pictures(CAP_OFFER.id, CAP_VIEWS, CAP_OFFER.colours),
};

const sneakers = SNEAKER_OFFERS.map((sneaker) => ({
  ...sneaker,
  ...described(sneaker.id, {
    de: SNEAKER_TEXTS_DE[sneaker.id],
    en: SNEAKER_TEXTS_EN[sneaker.id],
  }),
  pictures: pictures(sneaker.id, SNEAKER_VIEWS),
}));

const jerseys = JERSEY_OFFERS.map((jersey) => ({
  ...jersey,
  ...described(jersey.id, { de: JERSEY_TEXTS_DE[jersey.id], en: JERSEY_TEXTS_EN[jersey.id] }),
  pictures: pictures(jersey.id, JERSEY_VIEWS),
}));

const accessories = ACCESSORY_OFFERS.map((accessory) => ({
  ...accessory,
  ...described(accessory.id, {
    de: ACCESSORY_TEXTS_DE[accessory.id],
    en: ACCESSORY_TEXTS_EN[accessory.id],
  }),
  pictures: pictures(accessory.id, ACCESSORY_VIEWS),
}));

/** All 41 products of the seed, in the order of lists. */
export const SEED_PRODUCTS = [...bags, cap, ...sneakers, ...jerseys, ...accessories];
