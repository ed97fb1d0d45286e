import { expect, open, test } from './steps/journey.ts';
import { addPouchDuo, openDrawer } from './steps/shopper.ts';

/** Every name under which the shop keeps something on the device, and the privacy page's words for it. */
const KEPT = {
  'cart-storage': 'Nummer des Versuchs',
  'discount-code': 'Rabattcode',
  'wishlist-storage': 'Merkliste',
  language: 'Sprache',
  'recently-viewed': 'zuletzt angesehenen Produkte',
  visit: 'damit ein Neuladen nicht doppelt zählt',
} as const;

test('/datenschutz names everything that is kept on the device, and nothing else is', async ({
  page,
  context,
}) => {
  await open(page, '/en/products/pouch');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/products/pouch');
  await addPouchDuo(page);
  await page.getByRole('button', { name: 'Elvare Pouch merken' }).first().click();
  const cart = await openDrawer(page);
  await cart.getByLabel('Rabattcode').fill('WILLKOMMEN10');
  await cart.getByRole('button', { name: 'Einlösen' }).click();
  await expect(cart).toContainText('Code WILLKOMMEN10');
  await cart.getByRole('button', { name: 'Jetzt Zahlen' }).click();
  await page.waitForURL(/\/c\/pay\//);

  await page.goto('/datenschutz');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.toSorted()).toEqual(Object.keys(KEPT).toSorted());
  for (const words of Object.values(KEPT)) {
    await expect(page.getByRole('main')).toContainText(words);
  }
  // The page names it in the words of 'Gehst du zur Kasse'.
  const cookies = await context.cookies(page.url());
  expect(cookies.map(({ name, httpOnly }) => ({ name, httpOnly }))).toEqual([
    { name: 'elvare.checkouts', httpOnly: true },
  ]);
  await expect(page.getByRole('main')).toContainText('Cookie, das Skripte nicht lesen können');
});
