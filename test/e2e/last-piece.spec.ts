import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { DUO, sell, signIn, test } from './steps/back-office-shop.ts';
import { waitForHydration } from './steps/journey.ts';
import { enter } from './steps/keyboard.ts';
import { cartButton, drawer, leaveCart } from './steps/shopper.ts';

const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };

test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });

/** Sets what is on hand of the ring, as the owner does. */
async function count(page: Page, seen: number | null, onHand: number | null): Promise<void> {
  const items = [{ item_id: RING.id, on_hand: onHand, seen, threshold: null }];
  const data = { items, reason: 'counted' };
  expect((await page.request.post('/api/admin/stock', { data })).ok()).toBe(true);
}

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
  // Struck through is a former price alone.
  await expect(line.locator('.price')).toHaveCSS('text-decoration-line', 'none');
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

test('a colour that the owner marks sold out is not chosen, until it is freed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const mark = async (sold_out: boolean) => {
    const data = { item_ids: ['pouch:rosa'], sold_out };
    expect((await page.request.post('/api/admin/sold-out', { data })).ok()).toBe(true);
  };
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' });
  const shopper = await context.newPage();
  const colour = shopper.getByRole('button', { name: /^Rosa/ });
  await shopper.goto('/products/pouch');
  await expect(colour).toHaveAccessibleName('Rosa');
  await colour.click();
  await expect(shopper).toHaveURL(/farben=rosa/);

  await mark(true);
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
  await mark(false);
  await expect(async () => {
    await shopper.reload();
    await expect(colour).toHaveAccessibleName('Rosa', { timeout: 2_000 });
  }).toPass();
});
