import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import faqDe from './texts/faq.de.json' with { type: 'json' };
import faqEn from './texts/faq.en.json' with { type: 'json' };

it('reviews are nine, whose mean rounds to the shop’s 4.8', () => {
  const { reviews = [] } = seedCatalogue.demo ?? {};
  expect(reviews).toHaveLength(9);
  const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
  expect(mean.toFixed(1)).toBe('4.8');
});

it('questions are the same, with the same figures in them, in both languages', () => {
  const shape = (items: typeof faqDe.items) =>
    items.map(({ id, answer }) => [id, (answer.match(/\{\w+\}/g) ?? []).toSorted()]);
  expect(shape(faqEn.items)).toEqual(shape(faqDe.items));
  expect(faqDe.items.map((item) => item.id)).toEqual(['shipping', 'contact', 'returns', 'payment']);
  for (const method of PAYMENT_METHODS) {
    expect(faqDe.methodNames[method] && faqEn.methodNames[method]).toBeTruthy();
  }
});
