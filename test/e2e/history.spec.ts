import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { expect, open, ready, test, waitForHydration } from './steps/journey.ts';
import { holdBack } from './steps/slow-line.ts';
import { documentsOf } from './steps/watch.ts';

/** Every entry of the history keeps its own place, whatever made it and however often it is loaded anew. */

const HOME = href('home', 'de');
const LIST = localized('/sneakers', 'de');
const PRODUCT = localized('/sneakers/kiez-low-navy', 'de');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Until all of it is hydrated and laid out. */
async function whole(page: Page): Promise<void> {
  await page.locator('html[data-whole]').waitFor({ state: 'attached' });
}

async function scrollDown(page: Page, top: number): Promise<void> {
  await whole(page);
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => place(page)).toBe(top);
}

/** Follows a link wherever it stands, without scrolling to it, as soon as a step can begin there. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await waitForHydration(link);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeFocused();
}

async function skipToContent(page: Page, path: string): Promise<void> {
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#main`);
}

/** Without waiting for a load: these steps stay in the document. */
async function traverse(page: Page, steps: number, path: string): Promise<void> {
  await page.evaluate((by) => history.go(by), steps);
  await expect(page).toHaveURL(path);
}

test('an entry made after a reload in the middle of the history has a place of its own @full', async ({
  page,
}) => {
  await open(page, HOME);
  await whole(page);
  await follow(page, LIST);
  await follow(page, PRODUCT);
  await traverse(page, -2, HOME);
  // Its code loads before the next step, so it has seen this entry only.
  const code = page.waitForResponse(/\/pages-[^/]+\.js$/);
  await page.reload();
  await code;
  await page.waitForLoadState('networkidle');
  await traverse(page, 1, LIST);
  await expect(heading(page)).toBeFocused();
  await scrollDown(page, 700);
  await follow(page, PRODUCT);
  await expect.poll(() => place(page)).toBe(0);
  await traverse(page, -1, LIST);
  await expect.poll(() => place(page)).toBe(700);
});

test('back to an address with a hash returns to where it was left @full', async ({ page }) => {
  await open(page, HOME);
  await whole(page);
  await follow(page, LIST);
  await skipToContent(page, LIST);
  await scrollDown(page, 700);
  await follow(page, PRODUCT);
  await traverse(page, -1, `${LIST}#main`);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => place(page)).toBe(700);
});

test('a page returned to after a reload is where it was left', async ({ page }) => {
  await open(page, LIST);
  await scrollDown(page, 700);
  await follow(page, PRODUCT);
  await page.reload();
  await ready(page);
  await traverse(page, -1, LIST);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => place(page)).toBe(700);
});

test('back before the code for it is there does not take the other page’s place @full', async ({
  page,
}) => {
  await open(page, LIST);
  await scrollDown(page, 300);
  await follow(page, PRODUCT);
  await scrollDown(page, 700);
  const release = await holdBack(page, /\/pages-[^/]+\.js$/);
  await page.reload();
  await ready(page);
  await traverse(page, -1, LIST);
  release();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => place(page)).toBe(300);
});

test('a filter tapped while the way back is loading leaves that address alone @full', async ({
  page,
}) => {
  const jerseys = localized('/trikots', 'de');
  await open(page, HOME);
  await whole(page);
  await follow(page, LIST);
  await follow(page, jerseys);
  const release = await holdBack(page, /\/data\/.+\/sneakers\.json$/);
  await page.reload();
  await ready(page);
  await traverse(page, -1, LIST);
  const chip = page.getByRole('main').locator('.chip').nth(2);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(LIST);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sneakers' })).toBeFocused();
  await expect(page).toHaveURL(LIST);
});

test('back to a hash whose page can’t be loaded is the browser’s, once @full', async ({ page }) => {
  const contact = `${href('help', 'de')}#kontakt`;
  await open(page, LIST);
  await whole(page);
  await follow(page, contact);
  await follow(page, LIST);
  await page.reload();
  await ready(page);
  await page.route(/\/blocks-[^/]+\.js$/, (route) => route.abort());
  const documents = documentsOf(page);
  await traverse(page, -1, contact);
  await expect(page.locator('#kontakt')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(1);
});

test('the link of the page already shown adds nothing to the way back @full', async ({ page }) => {
  await open(page, HOME);
  await whole(page);
  await follow(page, LIST);
  const length = await page.evaluate(() => history.length);
  await scrollDown(page, 700);
  await page.locator(`a[href="${LIST}"]`).first().dispatchEvent('click');
  await expect.poll(() => place(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});
