import { describe, expect, it } from 'vitest';
import { ACCESSORIES } from './accessories.ts';
import { BAGS } from './bags.ts';
import { CAP } from './cap.ts';
import { COLOUR_HEX } from './colour-hex.ts';
import { COLOURS } from './colours.ts';
import { DEMO_RATINGS } from './demo-ratings.ts';
import { SEED_FACTS } from './facts.ts';
import { PACK_GIFTS } from './gifts.ts';
import {
  ACCESSORY_IDS,
  BAG_IDS,
  JERSEY_IDS,
  PACK_KEYS,
  type SeedProductId,
  SNEAKER_IDS,
} from './ids.ts';
import { JERSEYS } from './jerseys.ts';
import { productName } from './names.ts';
import { PACK_COLOUR_LIMITS } from './packs.ts';
import { REVIEWS } from './reviews.ts';
import { JERSEY_SIZES_OF, SNEAKER_SIZES } from './sizes.ts';
import { SNEAKER_SHELF } from './sneaker-shelf.ts';
import { SNEAKERS } from './sneakers.ts';

const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id);
const EVERY_ID: readonly SeedProductId[] = [
  ...SNEAKER_IDS,
  ...JERSEY_IDS,
  CAP.id,
  ...ACCESSORY_IDS,
  ...BAG_IDS,
];
const EVERY_PRICE = [
  ...SNEAKERS,
  ...JERSEYS,
  CAP,
  ...ACCESSORIES,
  ...BAG_IDS.flatMap((id) => PACK_KEYS.map((pack) => BAGS[id].packs[pack])),
];

describe('the range', () => {
  it('has the specified size and no id twice', () => {
    expect([SNEAKERS.length, JERSEYS.length, ACCESSORIES.length]).toEqual([16, 10, 9]);
    expect(BAG_IDS.map((id) => BAGS[id].colours.length)).toEqual([6, 5, 12, 11, 12]);
    expect(new Set(EVERY_ID).size).toBe(EVERY_ID.length);
  });

  it('lists every id once, in the order of its ids', () => {
    expect(ids(SNEAKERS)).toEqual(SNEAKER_IDS);
    expect(ids(JERSEYS)).toEqual(JERSEY_IDS);
    expect(ids(ACCESSORIES)).toEqual(ACCESSORY_IDS);
    for (const id of BAG_IDS) expect(BAGS[id].id).toBe(id);
  });

  it('costs whole cents, less than before', () => {
    for (const { priceCents, originalCents } of EVERY_PRICE) {
      expect(Number.isSafeInteger(priceCents) && Number.isSafeInteger(originalCents)).toBe(true);
      expect(priceCents).toBeGreaterThan(0);
      expect(originalCents).toBeGreaterThan(priceCents);
    }
  });

  it('stays in the specified price bands', () => {
    const band = (items: readonly { readonly priceCents: number }[]) => {
      const prices = items.map((item) => item.priceCents);
      return [Math.min(...prices), Math.max(...prices)];
    };
    expect(band(SNEAKERS)).toEqual([5499, 10999]);
    expect(band(JERSEYS)).toEqual([3998, 4999]);
    expect(band(ACCESSORIES)).toEqual([2499, 7999]);
    expect([CAP.priceCents, CAP.originalCents]).toEqual([4999, 9999]);
    // The drawer says that every single product ships free; this is why it may.
    expect(Math.min(...EVERY_PRICE.map((price) => price.priceCents))).toBeGreaterThan(
      SEED_FACTS.freeShippingFromCents,
    );
  });

  it('has a name in both languages and a demo rating for every product', () => {
    for (const lang of ['de', 'en'] as const) {
      const names = EVERY_ID.map((id) => productName(id, lang));
      expect(new Set(names).size).toBe(EVERY_ID.length);
    }
    for (const id of EVERY_ID) {
      const [average, count] = DEMO_RATINGS[id];
      expect(average).toBeGreaterThanOrEqual(4.5);
      expect(average).toBeLessThanOrEqual(5);
      expect(Number.isSafeInteger(count) && count > 0).toBe(true);
    }
  });

  it('gives bags no colour twice, enough of them for a Trio, and their presents', () => {
    for (const id of BAG_IDS) {
      const { colours, packs } = BAGS[id];
      expect(new Set(colours).size).toBe(colours.length);
      expect(colours.length).toBeGreaterThanOrEqual(PACK_COLOUR_LIMITS.trio);
      for (const pack of PACK_KEYS) expect(packs[pack].gifts).toBe(PACK_GIFTS[id][pack].gifts);
    }
  });

  it('names colours differently in each language', () => {
    for (const lang of ['de', 'en'] as const) {
      const names = Object.values(COLOURS).map((colour) => colour[lang]);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const hex of Object.values(COLOUR_HEX)) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('recommends every sneaker once, never two of one silhouette in a row', () => {
    expect(SNEAKER_SHELF.toSorted()).toEqual(SNEAKERS.map(({ id }) => id).toSorted());
    const silhouettes = SNEAKER_SHELF.map((id) => id.split('-')[0]);
    expect(silhouettes.some((name, index) => name === silhouettes[index + 1])).toBe(false);
  });

  it('cuts sizes as specified', () => {
    expect(SNEAKER_SIZES).toEqual(['36', '37', '38', '39', '40', '41', '42', '43', '44', '45']);
    expect(JERSEY_SIZES_OF.National[0]).toBe('XS');
    expect(JERSEY_SIZES_OF.Special[0]).toBe('XS');
    expect(JERSEY_SIZES_OF.Vintage).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  });
});

describe('reviews', () => {
  it('are nine, whose mean rounds to the shop’s 4.8', () => {
    expect(REVIEWS).toHaveLength(9);
    const mean = REVIEWS.reduce((sum, review) => sum + review.rating, 0) / REVIEWS.length;
    expect(mean.toFixed(1)).toBe('4.8');
    for (const { name, initials } of REVIEWS) {
      expect(name.match(/[A-Z]/g)?.join('')).toBe(initials);
    }
  });
});
