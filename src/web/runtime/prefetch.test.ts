import { expect, it, vi } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { makeShopFacts } from '../make-shop-facts.ts';
import { setShopFacts } from '../shop-facts.ts';
import { prefetch } from './prefetch.ts';
import { loadPage } from './steps/page-loader.ts';

vi.mock('./steps/page-loader.ts', () => ({ loadPage: vi.fn() }));
vi.mock('./steps/render-ahead.tsx', () => ({ renderAhead: vi.fn() }));

it('loads pages of the shop ahead, and nothing of the back office', () => {
  setShopFacts(makeShopFacts(seedCatalogue));
  vi.stubGlobal('location', new URL('https://shop.example/admin'));
  vi.stubGlobal('navigator', {});
  for (const href of ['/admin/log', '/en/admin/messages']) prefetch(href);
  expect(loadPage).not.toHaveBeenCalled();
  prefetch('/products/pouch');
  expect(loadPage).toHaveBeenCalledExactlyOnceWith({
    ...{ name: 'product', lang: 'de', id: 'products/pouch' },
  });
});
