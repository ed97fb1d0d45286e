import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import { REVIEWS } from '../reviews.ts';
import type { Lang } from '../types.ts';
import { ACCESSORY_TEXTS_DE } from './accessories.de.ts';
import { ACCESSORY_TEXTS_EN } from './accessories.en.ts';
import { BAG_TEXTS_DE } from './bags.de.ts';
import { BAG_TEXTS_EN } from './bags.en.ts';
import { CAP_TEXTS_DE } from './cap.de.ts';
import { CAP_TEXTS_EN } from './cap.en.ts';
import { FAQ_DE, PAYMENT_METHOD_NAMES_DE } from './faq.de.ts';
import { FAQ_EN, PAYMENT_METHOD_NAMES_EN } from './faq.en.ts';
import { PACK_GIFT_LINES_DE } from './gift-lines.de.ts';
import { PACK_GIFT_LINES_EN } from './gift-lines.en.ts';
import { GIFT_TEXTS_DE } from './gifts.de.ts';
import { GIFT_TEXTS_EN } from './gifts.en.ts';
import { JERSEY_TEXTS_DE } from './jerseys.de.ts';
import { JERSEY_TEXTS_EN } from './jerseys.en.ts';
import { PACK_BADGES_DE, PACK_TEXTS_DE } from './packs.de.ts';
import { PACK_BADGES_EN, PACK_TEXTS_EN } from './packs.en.ts';
import { REVIEW_TEXTS_DE } from './reviews.de.ts';
import { REVIEW_TEXTS_EN } from './reviews.en.ts';
import { SNEAKER_TEXTS_DE } from './sneakers.de.ts';
import { SNEAKER_TEXTS_EN } from './sneakers.en.ts';
import type { ProductTexts } from './types.ts';

const PRODUCTS: Readonly<Record<Lang, Readonly<Record<string, ProductTexts>>>> = {
  de: {
    ...SNEAKER_TEXTS_DE,
    ...JERSEY_TEXTS_DE,
    cap: CAP_TEXTS_DE,
    ...ACCESSORY_TEXTS_DE,
    ...BAG_TEXTS_DE,
  },
  en: {
    ...SNEAKER_TEXTS_EN,
    ...JERSEY_TEXTS_EN,
    cap: CAP_TEXTS_EN,
    ...ACCESSORY_TEXTS_EN,
    ...BAG_TEXTS_EN,
  },
};
const EVERY_TEXT = {
  de: [PRODUCTS.de, FAQ_DE, REVIEW_TEXTS_DE, GIFT_TEXTS_DE],
  en: [PRODUCTS.en, FAQ_EN, REVIEW_TEXTS_EN, GIFT_TEXTS_EN],
};

/** Every string inside a value, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** Forbidden style: shouting, clichés, environmental claims, the polite form. */
const UNWANTED: Readonly<Record<Lang, RegExp>> = {
  de: /!|—|nachhaltig|umwelt|klimaneutral|bio\b|perfekt|ultimativ|einzigartig|Must-have|Statement|zeitlos|Blickfang|mühelos|nicht nur .* sondern|\bSie haben\b|\bIhre?n?\b/,
  en: /!|—|sustainab|\beco\b|eco-|climate|perfect|ultimate|unique|must-have|statement|timeless|effortless|elevate|not just|seamless|vibrant/i,
};

describe.each(['de', 'en'] as const)('product texts (%s)', (lang) => {
  const products = Object.entries(PRODUCTS[lang]);

  it('are there for all 41 products', () => expect(products).toHaveLength(41));

  it.each(products)('%s: two or three sentences, four features, complete fibres', (_id, texts) => {
    const sentences = texts.description.split(/(?<=[.?])\s+(?=[A-ZÄÖÜ])/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
    expect(new Set(texts.features).size).toBe(4);
    expect(texts.care).toMatch(/\.$/);
    for (const { label, value } of texts.material) {
      const percents = [...value.matchAll(/(\d+)\s?%(?! vol)/g)].map((match) => Number(match[1]));
      const isShareOfOil = /Duftöl|Perfume oil/.test(label);
      if (percents.length > 0 && !isShareOfOil) {
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      }
    }
    for (const { label, value } of [...texts.material, ...texts.details]) {
      expect(label.trim() && value.trim()).toBeTruthy();
      expect(value).not.toMatch(/\.$/);
    }
  });

  it('have a voice of their own: no description and no feature appears twice', () => {
    const own = products.flatMap(([, texts]) => [texts.description, ...texts.features]);
    expect(new Set(own).size).toBe(own.length);
  });

  it('keep their manners', () => {
    const rude = strings(EVERY_TEXT[lang]).filter((text) => UNWANTED[lang].test(text));
    expect(rude).toEqual([]);
  });
});

describe('both languages', () => {
  it('tell the same about every product', () => {
    expect(Object.keys(PRODUCTS.en)).toEqual(Object.keys(PRODUCTS.de));
    for (const [id, de] of Object.entries(PRODUCTS.de)) {
      const en = PRODUCTS.en[id];
      expect([id, en?.material.length, en?.details.length]).toEqual([
        id,
        de.material.length,
        de.details.length,
      ]);
    }
  });

  it('have the same questions with the same figures in them', () => {
    const shape = (items: typeof FAQ_DE) =>
      items.map(({ id, answer }) => [id, (answer.match(/\{\w+\}/g) ?? []).toSorted()]);
    expect(shape(FAQ_EN)).toEqual(shape(FAQ_DE));
    expect(FAQ_DE.map((item) => item.id)).toEqual(['shipping', 'contact', 'returns', 'payment']);
    for (const method of PAYMENT_METHODS) {
      expect(PAYMENT_METHOD_NAMES_DE[method] && PAYMENT_METHOD_NAMES_EN[method]).toBeTruthy();
    }
  });

  it('have all nine reviews', () => {
    const ids = REVIEWS.map((review) => review.id);
    expect(Object.keys(REVIEW_TEXTS_DE)).toEqual(ids);
    expect(Object.keys(REVIEW_TEXTS_EN)).toEqual(ids);
  });

  it('name the same packs, presents and badges', () => {
    expect(Object.keys(GIFT_TEXTS_EN)).toEqual(Object.keys(GIFT_TEXTS_DE));
    expect(Object.keys(PACK_BADGES_EN)).toEqual(Object.keys(PACK_BADGES_DE));
    for (const [bag, lines] of Object.entries(PACK_GIFT_LINES_DE)) {
      const english = PACK_GIFT_LINES_EN[bag as keyof typeof PACK_GIFT_LINES_EN];
      expect(Object.keys(english)).toEqual(Object.keys(lines));
    }
    expect(Object.keys(PACK_TEXTS_EN)).toEqual(Object.keys(PACK_TEXTS_DE));
  });

  it('quote the specification letter for letter', () => {
    expect(PACK_TEXTS_DE.einzelpack.label).toBe('EINZEL');
    expect(PACK_TEXTS_DE.duo).toEqual({
      label: 'DUO PACK',
      tagline: 'Perfekt für dich und dein Bestie',
    });
    expect(PACK_TEXTS_DE.trio.label).toBe('TRIO');
    expect(PACK_BADGES_DE).toEqual({ bestseller: 'UNSER BESTSELLER', best_value: 'BESTER WERT' });
    expect(PACK_GIFT_LINES_DE['toiletry-bag']).toEqual({
      duo: 'FREE Kartenetui',
      trio: 'EIN GEWINNSPIEL LOS UND EIN KARTENETUI',
    });
    expect(PACK_GIFT_LINES_DE.kartenetui).toEqual({
      duo: 'FREE Geschenkbox',
      trio: 'Premium Extras + Lebenslange Garantie',
    });
  });
});
