import { expect } from './steps/journey.ts';
import { ownShopTest } from './steps/own-shop.ts';
import { CARDS, fillCustomer, payByCard } from './steps/payment-page.ts';
import { addPouchDuo, cartButton, openDrawer, toast } from './steps/shopper.ts';
import { checkoutsOf } from './steps/watch.ts';

const test = ownShopTest;
test.afterEach(async ({ ownShop }) => {
  await ownShop.mendPayment();
});

const CREATES = { target: 'api', method: 'POST', path: '/v1/checkout/sessions', effect: 'status' };

test('checkout error: info toast, after 1 s again without payment_method_types, then paid', async ({
  page,
  ownShop,
}) => {
  await page.clock.install();
  const sent = checkoutsOf(page);
  await addPouchDuo(page);
  const cart = await openDrawer(page);
  const pay = cart.getByRole('button', { name: 'Jetzt Zahlen' });
  await expect(pay).toBeVisible();
  // The server itself tries three times before it gives up.
  await ownShop.breakPayment({ ...CREATES, count: 3 });
  await page.clock.pauseAt(Date.now() + 60_000);
  await pay.click();

  await expect(toast(page, 'Zahlung starten')).toContainText(
    'Weiterleitung zur sicheren Zahlung...',
  );
  expect(sent).toHaveLength(1);
  await page.clock.runFor(999);
  expect(sent).toHaveLength(1);
  await page.clock.resume();
  await page.waitForURL(/\/c\/pay\//);

  const [first, second] = sent.map((request) => request.postDataJSON() as object);
  expect(sent).toHaveLength(2);
  expect(first).toMatchObject({ payment_method_types: ['card', 'paypal'] });
  expect(second).not.toHaveProperty('payment_method_types');
  expect({ ...second, payment_method_types: ['card', 'paypal'] }).toEqual(first);

  await fillCustomer(page, { email: 'zweiter-versuch@example.com' });
  await payByCard(page, CARDS.good);
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich!' })).toBeVisible();
});

test('a double click on pay sends one request and makes one order', async ({ page, ownShop }) => {
  const before = await ownShop.checkouts();
  const sent = checkoutsOf(page);
  await addPouchDuo(page);
  await (await openDrawer(page)).getByRole('button', { name: 'Jetzt Zahlen' }).dblclick();
  await page.waitForURL(/\/c\/pay\//);
  expect(sent).toHaveLength(1);

  // Back and once more: the same attempt, so the same checkout.
  const first = page.url();
  await page.goBack();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Artikel');
  await (await openDrawer(page)).getByRole('button', { name: 'Jetzt Zahlen' }).click();
  await page.waitForURL(/\/c\/pay\//);
  expect(page.url()).toBe(first);
  expect(await ownShop.checkouts()).toBe(before + 1);
});
