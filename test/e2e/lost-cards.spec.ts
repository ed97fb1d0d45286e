import { localized } from '#routes.ts';
import parts from '#web/i18n/parts.de.json' with { type: 'json' };
import { expect, open, test } from './steps/journey.ts';
import { addToCart, cartButton, drawer, openDrawer } from './steps/shopper.ts';
import { documentsOf } from './steps/watch.ts';
import { SHARED_TEXTS } from './steps/words.ts';

/** Cards of products that the drawer can't read. */

test.beforeEach(async ({ page }) => {
  await open(page, localized('/products/pouch', 'de'));
});

test('a drawer that can not read its products says so, and has its lines with the next try', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/data/*/de/cards/*', (route) => (isLost ? route.abort() : route.fallback()));
  await addToCart(page);
  await openDrawer(page);
  await expect(drawer(page).getByRole('alert')).toHaveText(SHARED_TEXTS.de.failed);
  await expect(drawer(page).getByRole('button', { name: parts['cart.pay'] })).toHaveCount(0);
  isLost = false;
  await drawer(page).getByRole('button', { name: parts.again }).click();
  await expect(drawer(page)).toContainText('Elvare Pouch');
  await expect(drawer(page).getByRole('button', { name: parts['cart.pay'] })).toBeVisible();
});

test('a drawer whose products are gone requests a new document, once @full', async ({ page }) => {
  await page.route('**/data/*/de/cards/*', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await addToCart(page);
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await cartButton(page).click();
  expect((await document).url()).toContain(localized('/products/pouch', 'de'));
  await page.waitForLoadState();
  const documents = documentsOf(page);
  await openDrawer(page);
  await expect(drawer(page).getByRole('alert')).toHaveText(SHARED_TEXTS.de.failed);
  expect(documents).toEqual([]);
});
