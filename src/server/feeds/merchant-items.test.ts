import { expect, test } from 'vitest';
import { grownCatalogue } from '#test/catalogues.ts';
import { merchantItems } from './merchant-items.ts';

const context = {
  catalogue: grownCatalogue,
  lang: 'de',
  mode: 'live',
  baseUrl: 'https://shop.example',
  firm: { name: 'Kern', brand: 'Deich' },
  soldOut: new Set<string>(),
} as const;

test.each([
  ['parfum-bleu', 'Maison Bleu'],
  ['siegelring', 'Deich'],
])('%s has its own brand, or that of the firm: %s', (id, brand) => {
  const product = grownCatalogue.products.find((each) => each.id === id);
  const items = product ? merchantItems(product, context) : [];
  expect(items[0]).toContainEqual(['brand', brand]);
});
