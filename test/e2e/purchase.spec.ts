import { expectAccessible } from './steps/accessibility.ts';
import { mailTo } from './steps/inbox.ts';
import { expect, test } from './steps/journey.ts';
import { CARDS, fillCustomer, payByCard } from './steps/payment-page.ts';
import { ownersWindow } from './steps/people.ts';
import {
  addPouchDuo,
  cartButton,
  drawer,
  goToPayment,
  openDrawer,
  toast,
} from './steps/shopper.ts';

const ORDER_NUMBER = /EL-\d+/;

test('a shopper buys a Duo of the Pouch in two colours, the owner watches it happen @demo', async ({
  page,
  browser,
}) => {
  const owner = await ownersWindow(browser);
  await owner.goto('/admin');
  await expect(owner.getByRole('heading', { name: 'Live Analytics Dashboard' })).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Aktuelle Bestellungen' })).toBeVisible();
  const openedAt = await owner.evaluate(() => performance.timeOrigin);

  await addPouchDuo(page);
  const added = toast(page, 'Zum Warenkorb hinzugefügt!');
  await expect(added).toContainText('Elvare Pouch wurde zu deinem Warenkorb hinzugefügt.');
  await expect(cartButton(page)).toContainText('1');

  const cart = await openDrawer(page);
  await expect(cart).toContainText('Schwarz, Navy');
  await expect(cart).toContainText('€107,99');
  await expect(cart).toContainText('Elvare Kartenetui');
  await expect(cart).toContainText('Dein Versand ist kostenlos.');
  await cart.getByRole('button', { name: 'Jetzt Zahlen' }).click();

  await page.waitForURL(/\/c\/pay\//);
  await expect(page.getByText('107,99').first()).toBeVisible();
  await fillCustomer(page, { email: 'duo@example.com' });
  await payByCard(page, CARDS.good);

  await page.waitForURL(/\/success\?session_id=/);
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich!' })).toBeVisible();
  const order = page.getByRole('region', { name: 'Deine Bestellung' });
  await expect(page.getByText(ORDER_NUMBER)).toBeVisible();
  await expect(order).toContainText('€107,99');
  await expect(order).toContainText('Schwarz, Navy');
  await expect(order).toContainText('Geschenk');
  // Nothing moves here: the box stays open. Where it may, its lid closes, once.
  const box = page.locator('.order-number svg');
  const [pieces, flap] = [box.locator('.box-pieces'), box.locator('.flap').first()];
  await expect(pieces.locator('path')).toHaveCount(3);
  await expect(pieces).toHaveCSS('opacity', '1');
  await expect(flap).toHaveCSS('transform', /-0\.76/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(pieces).toHaveCSS('opacity', '0');
  await expect(flap).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  const runs = await flap.evaluate((it) =>
    it.getAnimations().map(({ effect }) => effect?.getTiming().iterations),
  );
  expect(runs).toEqual([1]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const title of [
    'Zahlung verarbeitet',
    'Bestellung in Vorbereitung',
    'Versand in 1-2 Tagen',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const station of ['Versandbereit', 'In deinen Händen']) {
    await expect(page.getByText(new RegExp(`^${station} \\d+\\.`))).toBeVisible();
  }
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, leer');
  await page.reload();
  await expect(page.getByText(ORDER_NUMBER)).toBeVisible();
  await expectAccessible(page);

  const number =
    ORDER_NUMBER.exec((await page.getByText(ORDER_NUMBER).textContent()) ?? '')?.[0] ?? 'none';
  const mail = await mailTo('duo@example.com', new RegExp(number));
  expect(mail.text).toContain('107,99');

  const row = owner.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Bezahlt');
  await expect(row).toContainText('€107,99');
  await expect(row).toContainText('duo@example.com');
  const visits = owner.getByRole('region', { name: 'Aktuelle Besuche' });
  await expect(visits.getByText('Bestellung bestätigt').first()).toBeVisible();
  expect(await owner.evaluate(() => performance.timeOrigin)).toBe(openedAt);
  await owner.context().close();
});

test('/cancel: nothing charged, the cart is kept', async ({ page }) => {
  await addPouchDuo(page);
  await goToPayment(page);
  await page.getByRole('link', { name: /^Abbrechen und zurück/ }).click();
  await page.waitForURL(/\/cancel/);
  await expect(page.getByRole('heading', { name: 'Zahlung abgebrochen' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Einen Schritt zurück' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zur Startseite' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await page.getByRole('button', { name: 'Zum Warenkorb' }).click();
  await expect(drawer(page)).toContainText('Schwarz, Navy');
});
