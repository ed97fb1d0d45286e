import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, ready, test } from './steps/journey.ts';
import { cartButton, openDrawer, storedLines, toast } from './steps/shopper.ts';
import { EARLY_SCRIPT, holdScripts } from './steps/slow-line.ts';
import { errorsOf } from './steps/watch.ts';

/** Carts that a browser has kept for a while, and browsers that keep none. */

const addButton = (page: Page) => page.locator('.buy [name=add]');

test('who comes back with a cart has both lines in it before the page has hydrated', async ({
  page,
}) => {
  await page.goto(localized('/products/pouch', 'de'));
  await addButton(page).click();
  await expect.poll(() => storedLines(page)).toHaveLength(1);
  const release = await holdScripts(page, EARLY_SCRIPT);
  await page.goto(localized('/caps', 'de'), { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(page.locator('#cart-count')).toHaveText('2');
  expect((await storedLines(page)).map(({ id }) => id)).toEqual([
    'pouch-einzelpack',
    'baseball-cap-monogram-rosa',
  ]);

  release();
  await expect(toast(page, 'Zum Warenkorb hinzugefügt')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
});

test('an early tap in a browser without storage stays in the cart, which can be paid @full', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
    // As Firefox does.
    Object.assign(globalThis, { BroadcastChannel: refuse });
    Object.assign(LockManager.prototype, { request: async () => refuse() });
  });
  const release = await holdScripts(page, EARLY_SCRIPT);
  await page.goto(localized('/products/pouch', 'de'), { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(page.locator('#cart-count')).toHaveText('1');
  release();
  await ready(page);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  // The page's background work is there.
  await page.locator('html[data-whole]').waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
  await (await openDrawer(page)).getByRole('button', { name: 'Jetzt Zahlen' }).click();
  await page.waitForURL(/\/c\/pay\//);
});
