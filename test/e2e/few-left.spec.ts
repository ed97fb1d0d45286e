import { expect, test } from './steps/journey.ts';

/** Quantities that are typed. */

test('a quantity can be typed, and ends at the pieces that are left', async ({ page }) => {
  await page.route(`**/api/sold-out`, (route) =>
    route.fulfill({ json: { items: [], few: { 'baseball-cap-monogram-rosa': 12 } } }),
  );
  await page.goto('/caps');
  const row = page.getByRole('main').getByRole('group', { name: 'Menge von' });
  const field = row.getByRole('textbox');
  const more = row.getByRole('button', { name: 'Mehr' });
  await expect(row.getByRole('button', { name: 'Weniger' })).toBeDisabled();
  await expect(async () => {
    await field.fill('11');
    await expect(page.getByRole('main').locator('.btn.signal').first()).toContainText('€549,89', {
      timeout: 500,
    });
  }).toPass();
  await more.click();
  await expect(row.getByText('Nur noch 12 verfügbar')).toBeVisible();
  await expect(more).toBeDisabled();
  await field.fill('300');
  await expect(field).toHaveValue('12');
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('12');
  await page.getByRole('main').locator('.buy [name=add]').first().click();
  await page.locator('.toast-action').click();
  const line = page.locator('#cart .cart-line');
  await expect(line.getByRole('textbox')).toHaveValue('12');
  await line.getByRole('textbox').fill('3');
  await expect(page.locator('#cart .totals .total')).toContainText('€149,97');
});
