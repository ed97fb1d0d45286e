import { expect } from '@playwright/test';
import { deskShop, isAccessible, sell, signIn } from './steps/desk-shop.ts';

const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };
const test = deskShop();

test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });

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
  await isAccessible(page);
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
  await isAccessible(page);
  await page.getByRole('textbox', { name: 'Auf Lager' }).fill('');
  await page.getByRole('textbox', { name: 'Auf Lager' }).press('Enter');
  await expect(change).toBeFocused();
  await expect(row).toContainText('unbegrenzt');
});
