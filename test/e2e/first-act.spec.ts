import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { expect, open, ready, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { toast } from './steps/shopper.ts';
import { EARLY_SCRIPT, holdBack, holdScripts } from './steps/slow-line.ts';
import { documentsOf, isSameDocument, markDocument } from './steps/watch.ts';

/** React comes with the first act; links are the browser's until steps are sooner. */

test.use({ viewport: PHONE });

/** The column's own; phones have it in their sticky bar, too. */
const addButton = (page: Page) => page.locator('.buy [name=add]');

test('React comes with the first act, before the page has loaded', async ({ page }) => {
  const shown = await holdBack(page, /\.(?:avif|woff2)$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const early = page.waitForResponse(EARLY_SCRIPT);
  const opened = page.goto(localized('/products/pouch', 'de'));
  await early;
  await expect(addButton(page)).toBeVisible();
  // Browsers report a pointer that rests over a new page.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([expect.stringMatching(EARLY_SCRIPT)]);
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 340);
  await ready(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  shown();
  await opened;
});

test('who goes back before React is there gets the page of the address @full', async ({ page }) => {
  await open(page, localized('/sneakers', 'de'));
  await page.locator('main .cell-link').first().click();
  await expect(page).toHaveURL(/\/sneakers\/./);
  await holdScripts(page, EARLY_SCRIPT);
  await page.reload({ waitUntil: 'commit' });
  await expect(addButton(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(localized('/sneakers', 'de'));
  await expect(page.getByRole('article').first()).toBeVisible();
});

const STEP_CODE = /\/assets\/pages-[^/]+\.js$/;

test('a link is the browser’s own while the code of steps is under way', async ({ page }) => {
  await holdBack(page, STEP_CODE);
  await page.goto(localized('/sneakers', 'de'));
  await ready(page);
  await markDocument(page);
  await page.locator('main .cell-link').first().click();
  await expect(addButton(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a link is a step all the same while a request is under way', async ({ page }) => {
  const release = await holdBack(page, STEP_CODE);
  const answer = await holdBack(page, /\/api\/newsletter$/);
  await page.goto(localized('/sneakers', 'de'));
  await ready(page);
  const documents = documentsOf(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('anna@elvare.example');
  const sent = page.waitForRequest('**/api/newsletter');
  await footer.locator('form').getByRole('button').click();
  const request = await sent;
  await footer.getByRole('link', { name: 'AGB' }).click();
  release();
  await expect(page).toHaveURL(href('terms', 'de'));
  answer();
  expect((await request.response())?.ok()).toBe(true);
  expect(documents).toEqual([]);
});

test('a link is a step while a message is on screen, so that the next page shows it', async ({
  page,
}) => {
  const release = await holdBack(page, STEP_CODE);
  await page.goto(localized('/sneakers/kiez-low-navy', 'de'));
  await ready(page);
  await markDocument(page);
  await page.locator('.buy label').filter({ hasText: /^42$/ }).click();
  await addButton(page).click();
  await expect(toast(page, 'Produkt hinzugefügt')).toBeVisible();
  await page.locator('.logo').click();
  release();
  await expect(page).toHaveURL(href('home', 'de'));
  await expect(toast(page, 'Produkt hinzugefügt')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
