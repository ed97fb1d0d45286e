import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';
import { openSearch } from './steps/shopper.ts';

/** Steps that stay on their page, and their effect on the next one. */

const POUCH = localized('/products/pouch', 'de');
const LIST = localized('/sneakers', 'de');

/** No overlay is open, and the page's heading has the focus. */
async function expectArrived(page: Page): Promise<void> {
  await expect(page.locator('dialog[open], details[data-menu][open]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Nor does its entry stay in the history.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.over))).toBe(false);
}

test('a hit of the search that is the page itself closes the search', async ({ page }) => {
  await open(page, POUCH);
  const line = await openSearch(page);
  await line.fill('pouch rosa');
  await page.locator('[data-hit]').first().click();
  await expect(page).toHaveURL(`${POUCH}?farben=rosa`);
  await expectArrived(page);
});

test('a double click on a product opens its page, not the zoom of its pictures @full', async ({
  page,
}) => {
  await open(page, LIST);
  const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  // Its page is there before the second click is.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expectArrived(page);
  // A click of its own is answered.
  await page.locator('.gallery-strip').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('screen readers hear the page’s name in the language it was switched to', async ({ page }) => {
  await open(page, LIST);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(localized('/sneakers', 'en'));
  await expect(page.locator('#announcer')).toHaveText(await page.title());
});

test('whoever once chose English keeps the place an address names @full', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await open(page, `${href('home', 'de')}#faq`);
  await expect(page).toHaveURL(`${href('home', 'en')}#faq`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#faq')).toBeInViewport();
});
