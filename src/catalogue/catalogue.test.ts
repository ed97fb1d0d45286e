import { describe, expect, it } from 'vitest';
import { COLOUR_HEX } from './colour-hex.ts';
import { COLOURS } from './colours.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { REVIEWS } from './reviews.ts';
import { SNEAKER_SIZES } from './sizes.ts';
import { FAQ_DE, PAYMENT_METHOD_NAMES_DE } from './texts/faq.de.ts';
import { FAQ_EN, PAYMENT_METHOD_NAMES_EN } from './texts/faq.en.ts';
import { PACK_TEXTS_DE } from './texts/packs.de.ts';
import { PACK_TEXTS_EN } from './texts/packs.en.ts';
import { REVIEW_TEXTS_DE } from './texts/reviews.de.ts';
import { REVIEW_TEXTS_EN } from './texts/reviews.en.ts';

describe('options', () => {
  it('names colours differently in each language', () => {
    for (const lang of ['de', 'en'] as const) {
      const names = Object.values(COLOURS).map((colour) => colour[lang]);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const hex of Object.values(COLOUR_HEX)) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('cuts sizes as specified', () => {
    expect(SNEAKER_SIZES).toEqual(['36', '37', '38', '39', '40', '41', '42', '43', '44', '45']);
  });

  it('quotes the words of packs letter for letter', () => {
    expect(PACK_TEXTS_DE).toEqual({
      einzelpack: { label: 'EINZEL' },
      duo: { label: 'DUO PACK', tagline: 'Perfekt für dich und dein Bestie' },
      trio: { label: 'TRIO' },
    });
    expect(Object.keys(PACK_TEXTS_EN)).toEqual(Object.keys(PACK_TEXTS_DE));
  });
});

it('reviews are nine, whose mean rounds to the shop’s 4.8', () => {
  expect(REVIEWS).toHaveLength(9);
  const mean = REVIEWS.reduce((sum, review) => sum + review.rating, 0) / REVIEWS.length;
  expect(mean.toFixed(1)).toBe('4.8');
  for (const { name, initials } of REVIEWS) {
    expect(name.match(/[A-Z]/g)?.join('')).toBe(initials);
  }
  const ids = REVIEWS.map(({ id }) => id);
  expect([Object.keys(REVIEW_TEXTS_DE), Object.keys(REVIEW_TEXTS_EN)]).toEqual([ids, ids]);
});

it('questions are the same, with the same figures in them, in both languages', () => {
  const shape = (items: typeof FAQ_DE) =>
    items.map(({ id, answer }) => [id, (answer.match(/\{\w+\}/g) ?? []).toSorted()]);
  expect(shape(FAQ_EN)).toEqual(shape(FAQ_DE));
  expect(FAQ_DE.map((item) => item.id)).toEqual(['shipping', 'contact', 'returns', 'payment']);
  for (const method of PAYMENT_METHODS) {
    expect(PAYMENT_METHOD_NAMES_DE[method] && PAYMENT_METHOD_NAMES_EN[method]).toBeTruthy();
  }
});
