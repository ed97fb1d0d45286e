import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { newPlace, ROOT_DIR, removePlace, ShopProcess } from '../../running-shop.ts';
import { test as base } from './journey.ts';

const LARGE_SEED = pathToFileURL(path.join(ROOT_DIR, 'test', 'large-seed.ts')).href;

/** Journeys through a shop with a large catalogue (`test/large-seed.ts`). */
export const test = base.extend<{ baseURL: string }, { largeShop: string }>({
  largeShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const place = await newPlace();
      const shop = new ShopProcess(place, {
        TRUST_PROXY: '127.0.0.1, ::1',
        NODE_OPTIONS: `--import ${LARGE_SEED}`,
      });
      try {
        await shop.ready();
        await use(`http://localhost:${place.port}`);
      } finally {
        await shop.end();
        removePlace(place);
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ largeShop }, use) => use(largeShop),
});
