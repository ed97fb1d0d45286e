import { expect, it } from 'vitest';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { REVIEWS } from './reviews.ts';
import { FAQ_DE, PAYMENT_METHOD_NAMES_DE } from './texts/faq.de.ts';
import { FAQ_EN, PAYMENT_METHOD_NAMES_EN } from './texts/faq.en.ts';
import { REVIEW_TEXTS_DE } from './texts/reviews.de.ts';
import { REVIEW_TEXTS_EN } from './texts/reviews.en.ts';

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
