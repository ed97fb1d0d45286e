import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { makeShopFacts } from '../make-shop-facts.ts';
import { setShown } from '../runtime/shown.ts';
import { setShopFacts } from '../shop-facts.ts';
import { followViewers } from './follow-viewers.ts';
import { useViewers } from './viewers-store.ts';

const asked: string[] = [];
const page = { hidden: false };
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  page.hidden = false;
  setShopFacts(makeShopFacts(seedCatalogue));
  answer = async () => Response.json({ viewers: { pouch: 4 } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('knows who looks at a product that is shown, and nothing once the server is silent', async () => {
  setShown({ path: '/agb', search: '' });
  followViewers();
  await pass(0);
  expect(asked).toEqual([]);

  setShown({ path: '/en/products/pouch', search: '' });
  await pass(0);
  expect(asked).toEqual(['/api/viewers']);
  expect(useViewers.getState()).toEqual({ pouch: 4 });

  page.hidden = true;
  await pass(60_000);
  expect(asked).toHaveLength(1);

  page.hidden = false;
  setShopFacts(makeShopFacts(seedCatalogue));
  answer = async () => new Response('', { status: 503 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await pass(30_000);
  expect(asked).toHaveLength(2);
  expect(useViewers.getState()).toEqual({});
});
