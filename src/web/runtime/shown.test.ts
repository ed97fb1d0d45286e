import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { makeShopFacts } from '../make-shop-facts.ts';
import { setShopFacts } from '../shop-facts.ts';
import { getShownTarget, setOwnTarget, setShown, targetAt } from './shown.ts';

it('takes the page of the document itself from the document, at any address', () => {
  setShopFacts(makeShopFacts(seedCatalogue));
  const missing = { name: 'missing', lang: 'de', id: '' } as const;
  setOwnTarget('/products/gibt-es-nicht', missing);
  setShown({ path: '/products/gibt-es-nicht', search: '' });
  expect(getShownTarget()).toBe(missing);
  expect(targetAt('/products/pouch')).toEqual({
    name: 'product',
    lang: 'de',
    id: 'products/pouch',
  });
  setShown({ path: '/products/pouch', search: '' });
  expect(getShownTarget()).toEqual({ name: 'product', lang: 'de', id: 'products/pouch' });
  // Back on the first page.
  setShown({ path: '/products/gibt-es-nicht', search: '' });
  expect(getShownTarget()).toBe(missing);
});
