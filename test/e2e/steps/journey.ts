import { randomBytes } from 'node:crypto';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { JourneyEnvironment } from '#test/e2e.setup.ts';
import type { ShopPlace } from '#test/running-shop.ts';
import { isLive, startShop } from './live-shop.ts';

export { expect } from '@playwright/test';

let journeys = 0;
/** An address nobody else comes from, so that limits by address don't add up over journeys. */
export function newAddress(workerIndex: number): string {
  journeys += 1;
  return `10.${workerIndex % 250}.${Math.floor(journeys / 250)}.${(journeys % 250) + 1}`;
}

/** Playwright's test, where every journey comes from an address of its own. */
export const test = base.extend<object, { liveShop: ShopPlace | undefined }>({
  /** In the project `live`: the worker's live shop, which `places.ts` then means as well. */
  liveShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use, info) => {
      if (!isLive(info)) return use(undefined);
      const password = randomBytes(9).toString('base64url');
      const { place, close } = await startShop(info, {
        ADMIN_PASSWORD: password,
        TRUST_PROXY: '127.0.0.1, ::1',
      });
      Object.assign(process.env, {
        SHOP_URL: `http://localhost:${place.port}`,
        INBOX_URL: `http://localhost:${place.inboxPort}`,
        SHOP_ADMIN_EMAIL: 'admin@elvare.example',
        SHOP_ADMIN_PASSWORD: password,
      } satisfies JourneyEnvironment);
      await use(place);
      await close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ liveShop, baseURL }, use) =>
    use(liveShop ? `http://localhost:${liveShop.port}` : baseURL),
  extraHTTPHeaders: async ({ locale: _ }, use, info) => {
    await use({ 'x-forwarded-for': newAddress(info.workerIndex) });
  },
});

/** Waits until React has taken over this element: before that a link is the browser's own. */
export async function waitForHydration(element: Locator): Promise<void> {
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  await expect.poll(isHydrated, { intervals: [20, 50, 100] }).toBe(true);
}

/** Waits until the document is hydrated. */
export function ready(page: Page): Promise<void> {
  return waitForHydration(page.locator('main'));
}

/** Waits until links are steps: before that, a hydrated one is the browser's own as well. */
export async function stepsReady(page: Page): Promise<void> {
  await page.locator('html[data-whole]').waitFor({ state: 'attached' });
  // Speculation rules are there as long as links are the browser's.
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
}

/** Opens a page of the shop and waits until it is hydrated and its links are steps. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await stepsReady(page);
}

/**
 * Leaves the shop as a click on a foreign link does. A closed context is no such thing: the browser
 * throws away the goodbye that is still under way.
 */
export async function leaves(page: Page): Promise<void> {
  await page.goto('about:blank');
}
