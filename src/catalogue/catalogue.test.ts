import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { FAQ_DE, PAYMENT_METHOD_NAMES_DE } from './texts/faq.de.ts';
import { FAQ_EN, PAYMENT_METHOD_NAMES_EN } from './texts/faq.en.ts';

it('reviews are nine, whose mean rounds to the shop’s 4.8', () => {
  const { reviews = [] } = seedCatalogue.demo ?? {};
  expect(reviews).toHaveLength(9);
  const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
  expect(mean.toFixed(1)).toBe('4.8');
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
