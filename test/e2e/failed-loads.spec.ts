import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { expect, open, ready, stepsReady, test } from './steps/journey.ts';
import { fullIf } from './steps/matrix.ts';
import { ownRules } from './steps/own-styles.ts';
import { addToCart, cartButton, drawer, openDrawer, toast } from './steps/shopper.ts';
import { documentsOf, errorsOf, isSameDocument, markDocument } from './steps/watch.ts';

/** A file that could not be loaded once: nothing stays dead for it, and nothing stays silent. */

/** The browser is online all the same. */
const LOST = 'Das hat nicht geklappt. Bitte versuche es noch einmal.';
const OFFLINE = 'Du bist gerade offline. Prüfe deine Verbindung und versuche es noch einmal.';

/** Loses files until the returned function is called. */
async function lose(page: Page, files: RegExp): Promise<() => void> {
  let lost = true;
  await page.route(files, (route) => (lost ? route.abort() : route.fallback()));
  return () => {
    lost = false;
  };
}

const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

async function fillCart(page: Page): Promise<void> {
  await open(page, localized('/products/pouch', 'de'));
  await addToCart(page);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
}

const pay = (page: Page) => drawer(page).getByRole('button', { name: 'Jetzt Zahlen' });
const again = (page: Page) => page.getByRole('button', { name: 'Noch einmal versuchen' });

for (const [what, status] of [
  ['gone', 404],
  ['no JSON', 200],
] as const) {
  test(`a product whose data is ${what} comes as a document${fullIf(status !== 404)}`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    const sneaker = localized('/sneakers/kiez-low-navy', 'de');
    await page.route('**/data/**', (route) => route.fulfill({ status, body: 'Not found' }));
    await open(page, localized('/sneakers', 'de'));
    const document = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator(`main a[href="${sneaker}"]`).first().click();
    expect((await document).url()).toContain(sneaker);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiez Low Navy');
    await addToCart(page);
    await expect(page.getByText('Größe auswählen')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('the cart whose contents were lost says so and offers another try', async ({ page }) => {
  const errors = errorsOf(page);
  const found = await lose(page, chunk('CartContents'));
  await fillCart(page);
  await openDrawer(page);
  await expect(drawer(page).getByText(LOST)).toBeVisible();
  found();
  await again(page).click();
  await expect(pay(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the cart of a browser without network says that it is offline @full', async ({ page }) => {
  await fillCart(page);
  await page.context().setOffline(true);
  await openDrawer(page);
  await expect(drawer(page).getByText(OFFLINE)).toBeVisible();
});

test('a tab whose files are gone with their version gets the new one by a tap', async ({
  page,
}) => {
  await open(page, localized('/caps', 'de'));
  const errors = errorsOf(page);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openDrawer(page);
  const lost = drawer(page).getByText(LOST);
  await expect(lost).toBeVisible();
  const renewed = page.waitForEvent('domcontentloaded');
  await lost.click();
  await renewed;
  expect(errors).toEqual([]);
});

test('a drawer that was lost says so, and is there when someone aims at it @full', async ({
  page,
}) => {
  const found = await lose(page, chunk('CartDrawer'));
  await fillCart(page);
  await openDrawer(page);
  await expect(drawer(page).getByText(LOST)).toBeVisible();
  await expect(drawer(page).getByText(LOST)).toHaveCount(1);
  found();
  await drawer(page).getByText(LOST).click();
  await expect(pay(page)).toBeVisible();
  await expect(drawer(page).getByText(LOST)).toHaveCount(0);
});

test('the language switch leads on without its code @full', async ({ page }) => {
  await lose(page, chunk('LanguageSwitch'));
  await open(page, localized('/caps', 'de'));
  await page.getByRole('link', { name: 'EN, English' }).click();
  await page.waitForURL(`**${localized('/caps', 'en')}`);
});

test('a language whose texts for menus and footer are lost comes as a new document @full', async ({
  page,
}) => {
  await open(page, localized('/caps', 'de'));
  await lose(page, chunk('Footer'));
  await markDocument(page);
  await page.getByRole('link', { name: 'EN, English' }).click();
  await page.waitForURL(`**${localized('/caps', 'en')}`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a newsletter form without its code says so and sends at the next try @full', async ({
  page,
}) => {
  const found = await lose(page, chunk('Footer'));
  await page.route(`**/api/newsletter`, (route) => route.fulfill({ json: { ok: true } }));
  await open(page, localized('/caps', 'de'));
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox').fill('anna@elvare.example');
  await form.getByRole('button').click();
  await expect(toast(page, 'Das hat nicht geklappt. Bitte versuche es noch einmal.')).toBeVisible();
  await expect(page).toHaveURL(localized('/caps', 'de'));
  found();
  const sent = page.waitForRequest(`**/api/newsletter`);
  await form.getByRole('button').click();
  expect((await sent).postData()).toContain('anna@elvare.example');
});

test('a size guide that was lost says so and opens at the next tap', async ({ page }) => {
  const found = await lose(page, chunk('SizeGuideDialog'));
  await open(page, localized('/sneakers', 'de'));
  await page.locator('main .cell-link').nth(1).click();
  const link = page.getByRole('main').getByRole('button', { name: 'Größentabelle' });
  await link.click();
  await expect(page.getByRole('alert').getByText(LOST)).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy', 'true');
  found();
  await link.click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
});

test('a step whose styles were lost before has them, every sheet once', async ({ page }) => {
  const whole = /\/entry-client-[^/]+\.css$/;
  const found = await lose(page, whole);
  const failed = page.waitForEvent('requestfailed', (request) => whole.test(request.url()));
  await page.goto(localized('/sneakers', 'de'));
  await failed;
  // The failed sheet is retried with the next tap anywhere.
  await expect(
    page.locator('link[href*="/entry-client-"]:not([disabled])[rel=stylesheet]'),
  ).toHaveCount(0);
  found();
  await markDocument(page);
  await page.getByRole('heading', { level: 1 }).click();
  await stepsReady(page);
  await page.locator('main .cell-link').nth(1).click();
  await page.waitForURL(/\/sneakers\/./);
  await expect.poll(() => ownRules(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => href ?? []),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets).toEqual([...new Set(sheets)]);
});

test('a step whose styles can not be had is a new document with its own @full', async ({
  page,
}) => {
  await lose(page, /\.css$/);
  await page.goto(localized('/sneakers', 'de'));
  await ready(page);
  await markDocument(page);
  await page.locator('main .cell-link').nth(1).click();
  await page.waitForURL(/\/sneakers\/./);
  await ready(page);
  expect(await isSameDocument(page)).toBe(false);
  expect(await ownRules(page)).toBeGreaterThan(0);
});

test('a page whose code was lost is served with the next tap, the taps before it too', async ({
  page,
}) => {
  const errors = errorsOf(page);
  let lost: (() => void) | undefined;
  await page.route(chunk('ListPage'), (route) => {
    if (lost) return route.continue();
    return new Promise<void>((resolve) => {
      lost = () => resolve(route.abort());
    });
  });
  await page.goto(localized('/sneakers', 'de'));
  const hearts = page.getByRole('main').getByRole('button', { name: /merken/ });
  await hearts.nth(0).click();
  await expect(hearts.nth(0)).toHaveAttribute('aria-busy', 'true');
  lost?.();
  await expect(hearts.nth(0)).not.toHaveAttribute('aria-busy', 'true');
  await hearts.nth(1).click();
  await ready(page);
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(1)).not.toHaveAttribute('aria-busy', 'true');
  expect(errors).toEqual([]);
});

test('a page whose code is gone for good comes as a new document @full', async ({ page }) => {
  const documents = documentsOf(page);
  // The next document requests it before the test could unblock it.
  await page.route(chunk('ListPage'), (route) =>
    documents.length > 1 ? route.continue() : route.abort(),
  );
  // Said when it waits for the next tap.
  const given = page.waitForEvent('console', (message) =>
    message.text().startsWith('the page can'),
  );
  await page.goto(localized('/sneakers', 'de'));
  await given;
  const second = page.waitForEvent('domcontentloaded');
  await page
    .getByRole('main')
    .getByRole('button', { name: /merken/ })
    .first()
    .click();
  await second;
  await ready(page);
  expect(documents).toHaveLength(2);
});
