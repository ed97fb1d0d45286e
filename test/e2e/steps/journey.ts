import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

let journeys = 0;
/** An address nobody else comes from, so that limits by address don't add up over journeys. */
export function newAddress(workerIndex: number): string {
  journeys += 1;
  return `10.${workerIndex % 250}.${Math.floor(journeys / 250)}.${(journeys % 250) + 1}`;
}

/** Playwright's test, where every journey comes from an address of its own. */
export const test = base.extend({
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

/** Opens a page of the shop and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/**
 * Leaves the shop as a click on a foreign link does. A closed context is no such thing: the browser
 * throws away the goodbye that is still under way.
 */
export async function leaves(page: Page): Promise<void> {
  await page.goto('about:blank');
}
