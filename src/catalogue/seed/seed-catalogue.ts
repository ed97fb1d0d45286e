import { ARRIVALS } from '../arrivals.ts';
import type { Catalogue, Gift } from '../catalogue.ts';
import { CHOSEN_RELATED } from '../chosen-related.ts';
import { SEED_FACTS } from '../facts.ts';
import { FEATURED } from '../featured.ts';
import { GIFT_NAMES } from '../gifts.ts';
import { BAG_IDS } from '../ids.ts';
import { SNEAKER_SHELF } from '../sneaker-shelf.ts';
import { GIFT_TEXTS_DE } from '../texts/gifts.de.ts';
import { GIFT_TEXTS_EN } from '../texts/gifts.en.ts';
import type { GiftKind } from '../types.ts';
import { SEED_PRODUCTS } from './products.ts';

function gift(kind: GiftKind): Gift {
  return {
    name: GIFT_NAMES[kind],
    texts: { de: GIFT_TEXTS_DE[kind], en: GIFT_TEXTS_EN[kind] },
  };
}

/** The range as it stands in this repository: of a fresh shop, demo mode and tests. */
export const seedCatalogue = {
  products: SEED_PRODUCTS,
  gifts: {
    card_holder: { ...gift('card_holder'), product: 'kartenetui' },
    raffle_ticket: gift('raffle_ticket'),
    wallet: gift('wallet'),
    gift_box: gift('gift_box'),
    premium_extras: gift('premium_extras'),
  },
  collections: {
    featured: FEATURED,
    arrivals: ARRIVALS,
    sneakerShelf: SNEAKER_SHELF,
    bagsMenu: BAG_IDS,
    related: CHOSEN_RELATED,
  },
  facts: SEED_FACTS,
} satisfies Catalogue;
