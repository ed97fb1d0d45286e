import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { DUO, signIn, test } from './steps/desk-shop.ts';
import { chooseOption, enter, tabTo } from './steps/keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('codes are made and stopped', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/former#codes');
  // The shop around the back office steps back, its footer too.
  await expect(page.locator('footer')).toBeHidden();
  await tabTo(page, page.getByLabel('Code', { exact: true }));
  await page.keyboard.type('probe-10');
  await chooseOption(page, page.getByRole('combobox', { name: 'Art' }), 'Betrag');
  await tabTo(page, page.getByLabel('Wert in Euro', { exact: true }));
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Wert in Prozent')).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'PROBE-10 beenden' }));
  const yes = page.getByRole('button', { name: 'Beenden', exact: true });
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  // Other journeys of this shop have codes too.
  const code = page.getByRole('listitem').filter({ hasText: 'PROBE-10' });
  await expect(code.getByText('Beendet', { exact: true })).toBeVisible();
  await expect(code).toBeFocused();
  await expectAccessible(page);
});

test('what the owner marks sold out is refused by page, cart and checkout, until it is freed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.goto('/admin#bestand');
  const pouch = page.getByRole('button', { name: /^Elvare Pouch/ });
  await enter(page, pouch);
  await expect(pouch).toBeFocused();
  const rosa = page.getByRole('switch', { name: 'Rosa', exact: true });
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' });
  const shopper = await context.newPage();
  const colour = shopper.getByRole('button', { name: /^Rosa/ });
  await shopper.goto('/products/pouch');
  await expect(colour).toHaveAccessibleName('Rosa');
  await colour.click();
  await shopper.getByRole('button', { name: 'In den Warenkorb legen' }).first().click();
  await expect(shopper.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();

  await tabTo(page, rosa);
  await page.keyboard.press('Space');
  await expect(rosa).not.toBeChecked();
  await expect(rosa).toBeFocused();
  await expect(page.getByText('Elvare Pouch, Rosa')).toBeVisible();
  await expectAccessible(page);

  // Every process of the shop sees the change within 5 s.
  await expect(async () => {
    await shopper.reload();
    await expect(colour).toHaveAccessibleName('Rosa, Ausverkauft', { timeout: 2_000 });
  }).toPass();
  // It can be reached, and is not chosen: neither still, as before it was marked, nor anew.
  await expect(colour).toHaveAttribute('aria-pressed', 'false');
  await colour.press('Enter');
  await expect(colour).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(shopper);
  await shopper.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).click();
  const cart = shopper.getByRole('dialog', { name: 'Warenkorb' });
  await expect(cart.getByText('Ausverkauft', { exact: true })).toBeVisible();
  const pay = cart.getByRole('button', { name: 'Jetzt Zahlen' });
  await expect(pay).toHaveAccessibleDescription(/ausverkauft/);
  await expectAccessible(shopper);
  await pay.press('Enter');
  await expect(cart.getByRole('button', { name: /entfernen$/ })).toBeFocused();
  const single = {
    ...DUO,
    id: 'pouch-einzelpack',
    price: 59.99,
    selectedColor: 'Rosa',
    colourIds: 'rosa',
  };
  const body = { items: [{ ...single, packType: 'einzelpack' }] };
  const refused = await shopper.request.post('/api/create-checkout', { data: body });
  expect([refused.status(), (await refused.json()).code]).toEqual([422, 'sold_out']);

  const free = page.getByRole('button', { name: 'Elvare Pouch, Rosa wieder anbieten' });
  await enter(page, free);
  await expect(rosa).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Gerade ausverkauft' })).toBeFocused();
  await expect(async () => {
    await shopper.reload();
    await shopper.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).click();
    await expect(cart.getByText('Ausverkauft', { exact: true })).toBeHidden();
    await expect(pay).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await pay.click();
  await shopper.waitForURL(/\/c\/pay\//);
});
