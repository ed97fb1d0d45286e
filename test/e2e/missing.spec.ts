import { expect, open, ready, test } from './steps/journey.ts';
import { fullIf } from './steps/matrix.ts';
import { complaintsOf } from './steps/watch.ts';

/** Paths of products that the shop does not have, with the heading that their document shows. */
const UNKNOWN = [
  ['/products/gibt-es-nicht', 'Oops! Page not found'],
  ['/trikots/gibt-es-nicht', 'Trikot nicht gefunden'],
] as const;

for (const [path, text] of UNKNOWN) {
  test(`${path}: hydrates as what it is, and the language switch leads home${fullIf(path !== UNKNOWN[0][0])}`, async ({
    page,
  }) => {
    const errors = complaintsOf(page);
    expect((await page.goto(path))?.status()).toBe(404);
    await ready(page);
    const heading = page.getByRole('heading', { level: 1, name: text });
    await expect(heading).toBeVisible();
    const english = page.getByRole('banner').getByRole('link', { name: 'EN, English' });
    await expect(english).toHaveAttribute('href', '/en');
    await page.getByRole('banner').getByRole('link', { name: 'Sneakers' }).click();
    await expect(page).toHaveURL('/sneakers');
    await page.goBack();
    await expect(heading).toBeVisible();
    // The browser reports the document's own status.
    expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([]);
  });

  test(`${path}: a step there comes as a document${fullIf(path !== UNKNOWN[0][0])}`, async ({
    page,
  }) => {
    await open(page, '/hilfe');
    await page.evaluate((unknown) => {
      history.pushState(null, '', unknown);
      history.pushState(null, '', '/hilfe');
    }, path);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => history.back());
    await loaded;
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  });
}

test('/success without a known order: calm words, cart kept', async ({ page }) => {
  await open(page, '/products/pouch');
  await page.getByRole('button', { name: 'In den Warenkorb legen' }).first().click();
  for (const path of ['/success', '/success?session_id=cs_test_gibtesnicht']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Keine Bestellung gefunden' })).toBeVisible();
    await expect(page).toHaveTitle('Keine Bestellung gefunden | Elvare');
  }
  await expect(page.getByRole('banner').getByLabel('Warenkorb, 1 Artikel')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveTitle('No order found | Elvare');
});

test('a product that left since its page was opened is not called added', async ({ page }) => {
  await page.route('**/caps', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 301, headers: { location: '/produkte' } })
      : route.fallback(),
  );
  await open(page, '/caps');
  await page.locator('.buy [name=add]').first().click();
  await expect(page.locator('.toast')).toHaveText(/^Nicht mehr erhältlich/);
  await page.locator('.header [data-part=cart]').click();
  await expect(page.locator('#cart .cart-line')).toContainText('Nicht mehr erhältlich');
});
