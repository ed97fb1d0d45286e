import { expect, test } from './steps/journey.ts';
import { addPouchDuo, addToCart, cartButton, drawer, openDrawer, toast } from './steps/shopper.ts';

test('cart: a quick reload after adding never loses the line', async ({ page }) => {
  await page.goto('/products/pouch');
  for (let round = 1; round <= 3; round += 1) {
    await addToCart(page);
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName(`Warenkorb, ${round} Artikel`);
  }
});

test('cart drawer on a phone: the toast makes way for the pay button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addPouchDuo(page);
  await expect(toast(page, 'Zum Warenkorb hinzugefügt!')).toBeVisible();
  const cart = await openDrawer(page);
  await expect(toast(page, 'Zum Warenkorb hinzugefügt!')).toHaveCount(0);
  await cart.getByRole('button', { name: 'Jetzt Zahlen' }).click({ trial: true });
});

test('cart: two tabs share it', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/produkte');
  await expect(cartButton(other)).toHaveAccessibleName('Warenkorb, leer');
  await addPouchDuo(page);
  await expect(cartButton(other)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await expect(cartButton(other)).toContainText('1');

  const cart = await openDrawer(other);
  await cart.getByRole('button', { name: 'Mehr' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
  await cart.getByRole('button', { name: 'Elvare Pouch Duo entfernen' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, leer');
});

test('cart drawer: quantity, 0 removes, undo, focus, free shipping, backdrop', async ({ page }) => {
  await page.goto('/accessoires');
  const open = await openDrawer(page);
  await expect(open).toContainText('Du bist €20,00 vom kostenlosen Versand entfernt!');
  await expect(open).toContainText('Noch ist hier Platz.');
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
  await expect(cartButton(page)).toBeFocused();

  await addPouchDuo(page);
  const cart = await openDrawer(page);
  await cart.getByRole('button', { name: 'Mehr' }).click();
  await expect(cart).toContainText('€215,98');
  await cart.getByRole('button', { name: 'Weniger' }).click();
  await cart.getByRole('button', { name: 'Weniger' }).click();
  await expect(cart).toContainText('Elvare Pouch Duo wurde entfernt');
  const undo = cart.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(cart).toContainText('Schwarz, Navy');
  await expect(cart.getByRole('button', { name: 'Elvare Pouch Duo entfernen' })).toBeFocused();

  await page.mouse.click(20, 450);
  await expect(drawer(page)).toBeHidden();
});

test('cart drawer: reservation countdown from 3:00 to 00:00, at every opening', async ({
  page,
}) => {
  await page.clock.install();
  await addPouchDuo(page);
  const cart = await openDrawer(page);
  const left = cart.getByRole('timer');
  await expect(left).toHaveText(/^0(3:00|2:5\d)$/);
  await page.clock.runFor(60_000);
  await expect(left).toHaveText(/^0(2:00|1:5\d)$/);
  await page.keyboard.press('Escape');
  await openDrawer(page);
  await expect(left).toHaveText(/^0(3:00|2:5\d)$/);
  await page.clock.runFor(200_000);
  await expect(left).toHaveText('00:00');
  await expect(cart.getByRole('button', { name: 'Jetzt Zahlen' })).toBeEnabled();
});

test('discount code: empty, wrong, expired, good; one per order', async ({ page }) => {
  await addPouchDuo(page);
  const cart = await openDrawer(page);
  const field = cart.getByLabel('Rabattcode');
  const redeem = cart.getByRole('button', { name: 'Einlösen' });
  await expect(field).toHaveAttribute('placeholder', 'Bitte gebe einen Code ein');
  await redeem.click();
  await expect(cart.getByText('Bitte gebe einen Code ein')).toBeVisible();
  await field.fill('GIBTESNICHT');
  await redeem.click();
  await expect(
    cart.getByRole('status').filter({ hasText: 'Diesen Code kennen wir nicht.' }),
  ).toBeVisible();
  await field.fill('FRUEHLING20');
  await redeem.click();
  await expect(cart.getByRole('status').filter({ hasText: 'nicht mehr gültig' })).toBeVisible();
  await field.fill('willkommen10');
  await redeem.click();
  await expect(cart).toContainText('Code WILLKOMMEN10');
  await expect(cart).toContainText('€97,19');
  await page.reload();
  await openDrawer(page);
  await expect(cart).toContainText('€97,19');
  await cart.getByRole('button', { name: 'Code WILLKOMMEN10 entfernen' }).click();
  await expect(cart).not.toContainText('€97,19');
});

test('language switch keeps page, cart and scroll, and is remembered', async ({ page }) => {
  await addPouchDuo(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/products/pouch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 items');
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
