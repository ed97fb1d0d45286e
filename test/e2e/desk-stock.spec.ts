import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { DUO, sell, signIn, test } from './steps/desk-shop.ts';
import { waitForHydration } from './steps/journey.ts';
import { enter } from './steps/keyboard.ts';
import { cartButton, drawer, leaveCart } from './steps/shopper.ts';

const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };

test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });

/** Sets what is on hand of the ring, as the owner's form does. */
async function count(page: Page, seen: number | null, onHand: number | null): Promise<void> {
  const data = { item_id: RING.id, on_hand: onHand, seen, threshold: null, reason: 'counted' };
  expect((await page.request.post('/api/admin/stock', { data })).ok()).toBe(true);
}

test('the owner counts a variant by keyboard, sells it out and corrects it', async ({
  page,
  place,
}) => {
  await signIn(page);
  await page.goto('/admin#bestand');
  const search = page.getByRole('searchbox', { name: 'Produkt suchen' });
  const open = async () => {
    await search.fill('Siegelring');
    await search.press('Enter');
    await expect(page.getByRole('switch', { name: 'Siegelring' })).toBeFocused();
  };
  const change = page.getByRole('button', { name: 'Bestand ändern: Siegelring' });
  const row = page.getByRole('listitem').filter({ has: change }).last();
  await open();
  await expect(row).toContainText('unbegrenzt');
  await page.keyboard.press('Tab');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Auf Lager' })).toBeFocused();
  await page.keyboard.type('zwei');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Auf Lager' })).toBeFocused();
  await expect(page.getByText(/^Bitte eine ganze Zahl/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('L');
  await expect(page.getByRole('combobox', { name: 'Grund' })).toHaveValue('delivery');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
  await expect(row).toContainText('2 frei, 0 reserviert, 0 verkauft');

  await sell(page, place, [RING]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Geht zur Neige', exact: true })).toBeVisible();
  await expect(page.getByText('1 frei, 0 reserviert, 1 verkauft')).toBeVisible();
  await sell(page, place, [RING]);
  const refused = await page.request.post('/api/create-checkout', { data: { items: [RING] } });
  expect([refused.status(), (await refused.json()).code]).toEqual([422, 'sold_out']);

  await page.reload();
  await open();
  await expect(row).toContainText('ausverkauft');
  await change.press('Enter');
  const history = page.getByRole('list', { name: 'Verlauf' });
  await expect(history).toContainText('Lieferung: +2');
  await expect(history).toContainText(/Verkauf EL-\d+: −1/);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Auf Lager' }).fill('');
  await page.getByRole('textbox', { name: 'Auf Lager' }).press('Enter');
  await expect(change).toBeFocused();
  await expect(row).toContainText('unbegrenzt');
});

test('the last piece is sold to somebody else while the drawer is open', async ({
  page,
  place,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await count(page, null, 1);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' });
  const shopper = await context.newPage();
  await leaveCart(shopper, 'de', [RING, { ...DUO, image: '' }]);
  await waitForHydration(cartButton(shopper));
  await enter(shopper, cartButton(shopper));
  const cart = drawer(shopper);
  const pay = cart.getByRole('button', { name: 'Jetzt Zahlen' });
  await expect(pay).toHaveAttribute('aria-disabled', 'false');
  const total = cart.locator('.totals .total');
  await expect(total).toContainText('€132,98');
  await sell(page, place, [RING]);

  const refused = shopper.waitForResponse('**/api/create-checkout');
  await enter(shopper, pay);
  expect(await (await refused).json()).toMatchObject({
    code: 'sold_out',
    lines: [{ item: 0, state: 'sold_out' }],
  });
  await expect(pay).toHaveAccessibleDescription(/ausverkauft/);
  await expect(pay).toBeFocused();
  const line = cart.getByRole('listitem').filter({ hasText: RING.name });
  await expect(line.getByText('Ausverkauft', { exact: true })).toBeVisible();
  await expect(total).toContainText('€107,99');
  await expectAccessible(shopper);
  // The next press leads to the line that has to go.
  await shopper.keyboard.press('Enter');
  await expect(cart.getByRole('button', { name: 'Siegelring entfernen' })).toBeFocused();
  await shopper.keyboard.press('Enter');
  await expect(cart.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await enter(shopper, pay);
  await shopper.waitForURL(/\/c\/pay\//);
  await expect(shopper.locator('body')).toContainText('107,99');
  await count(page, 0, null);
});
