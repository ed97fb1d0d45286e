import { expect, it } from 'vitest';
import { getShownTarget, setOwnTarget, setShown, targetAt } from './shown.ts';

it('takes the page of the document itself from the document, at any address', () => {
  const missing = { name: 'missing', lang: 'de', id: '' } as const;
  setOwnTarget('/products/gibt-es-nicht', missing);
  setShown({ path: '/products/gibt-es-nicht', search: '' });
  expect(getShownTarget()).toBe(missing);
  expect(targetAt('/products/pouch')).toEqual({ name: 'bag', lang: 'de', id: 'pouch' });
  setShown({ path: '/products/pouch', search: '' });
  expect(getShownTarget()).toEqual({ name: 'bag', lang: 'de', id: 'pouch' });
  // Back on the first page.
  setShown({ path: '/products/gibt-es-nicht', search: '' });
  expect(getShownTarget()).toBe(missing);
});
