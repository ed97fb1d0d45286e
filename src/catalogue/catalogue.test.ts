import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import german from './texts/payment-methods.de.json' with { type: 'json' };
import english from './texts/payment-methods.en.json' with { type: 'json' };

it('reviews are nine, whose mean rounds to the shop’s 4.8', () => {
  const { reviews = [] } = seedCatalogue.demo ?? {};
  expect(reviews).toHaveLength(9);
  const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
  expect(mean.toFixed(1)).toBe('4.8');
});

it('pages have the same places in both languages, and every method of payment a name', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const unequal: string[] = [];
  JSON.parse(JSON.stringify(seedCatalogue.pages), (_, value) => {
    const { de, en } = value ?? {};
    const isEqual = typeof de !== 'string' || `${places(de)}` === `${places(en)}`;
    if (!isEqual) unequal.push(de);
    return value;
  });
  expect(unequal).toEqual([]);
  for (const method of PAYMENT_METHODS) expect(german[method] && english[method]).toBeTruthy();
});
