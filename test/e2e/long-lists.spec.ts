import type { Page } from '@playwright/test';
import { expectNoViolations } from './steps/accessibility.ts';
import { expect, open } from './steps/journey.ts';
import { test } from './steps/large-shop.ts';
import { DESKTOP, PHONE } from './steps/matrix.ts';
import { isSameDocument, markDocument } from './steps/watch.ts';

/** Lists with pages, in a shop of 260 products: 104 sneakers on five pages. */

const main = (page: Page) => page.getByRole('main');
const pages = (page: Page) => main(page).getByRole('navigation', { name: /^(Seiten|Pages)$/ });
const link = (page: Page, name: string) => pages(page).getByRole('link', { name, exact: true });
const cells = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cells(page).getByRole('heading').allTextContents();
const status = (page: Page) => main(page).getByRole('status');
const top = (page: Page) => page.evaluate(() => scrollY);
const chip = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const LIST = /\/api\/list\?/;

for (const viewport of [PHONE, DESKTOP]) {
  test(`pages at ${viewport.width} px: each has an address; back and forward keep the place @full`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/sneakers');
    await markDocument(page);
    // Cells out of sight have an estimated height until the page is idle.
    await expect(page.locator('html[data-whole]')).toBeAttached();
    await expect(status(page)).toHaveText('1–24 von 104 Sneakers');
    await expect(link(page, 'Seite 1')).toHaveAttribute('aria-current', 'page');
    const first = await names(page);
    await link(page, 'Seite 2').scrollIntoViewIfNeeded();
    const leftFirst = await top(page);
    await link(page, 'Seite 2').click();
    await expect(page).toHaveURL(/\/sneakers\/seite\/2$/);
    await expect(page).toHaveTitle('Sneakers, Seite 2 | Elvare');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(status(page)).toHaveText('25–48 von 104 Sneakers');
    await expect(link(page, 'Seite 2')).toHaveAttribute('aria-current', 'page');
    await expect(cells(page)).toHaveCount(24);
    await expect.poll(() => top(page)).toBe(0);
    const second = await names(page);
    expect(second.filter((name) => first.includes(name))).toEqual([]);

    await link(page, 'Weiter').press('Enter');
    await expect(page).toHaveURL(/\/sneakers\/seite\/3$/);
    await expect.poll(() => top(page)).toBe(0);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const product = cells(page).nth(17).getByRole('link');
    await product.scrollIntoViewIfNeeded();
    const left = await top(page);
    await product.click();
    await page.waitForURL(/\/sneakers\/[a-z-]+-no\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/sneakers\/seite\/3$/);
    await expect(status(page)).toHaveText('49–72 von 104 Sneakers');
    await expect.poll(() => top(page)).toBeGreaterThan(left - 50);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(second);
    await page.goBack();
    await expect(page).toHaveURL(/\/sneakers$/);
    await expect.poll(() => names(page)).toEqual(first);
    await expect.poll(() => top(page)).toBeGreaterThan(leftFirst - 50);
    await page.goForward();
    await expect.poll(() => names(page)).toEqual(second);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('cells stay while others are on their way; a failure is said and can be tried again @full', async ({
  page,
}) => {
  await open(page, '/accessoires');
  const before = await names(page);
  let isLost = true;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(LIST, async (route) => {
    await held;
    return isLost ? route.abort() : route.fallback();
  });
  await chip(page, 'Uhren').click();
  await expect(chip(page, 'Uhren')).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).locator('[aria-busy="true"]')).toBeVisible();
  expect(await names(page)).toEqual(before);

  release();
  const alert = main(page).getByRole('alert');
  await expect(alert).toHaveText('Die Produkte konnten nicht geladen werden.');
  await expect(cells(page)).toHaveCount(0);
  isLost = false;
  await main(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(() => names(page)).not.toEqual(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
});
