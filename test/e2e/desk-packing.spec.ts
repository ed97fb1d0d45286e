import { expect } from '@playwright/test';
import { DUO, isAccessible, sell, signIn, test } from './steps/desk-shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the owner prints packing slips and ships several parcels at once', async ({
  page,
  place,
}) => {
  await signIn(page);
  const first = await sell(page, place, [DUO]);
  const second = await sell(page, place, [{ ...DUO, quantity: 2 }]);
  const third = await sell(page, place, [DUO]);
  await page.goto('/admin#packen');
  const rows = page.getByRole('listitem').filter({ hasText: /EL-\d+/ });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(first.number);
  await isAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lieferscheine drucken (3)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^lieferscheine-\d{4}-\d\d-\d\d\.pdf$/);

  // By keyboard: one order stays, the others leave after a second press.
  await page.getByRole('checkbox', { name: `Bestellung ${second.number} auswählen` }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Als versandt melden (2)' }).focus();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: '2 Pakete jetzt als versandt melden' });
  await expect(confirm).toBeFocused();
  await isAccessible(page);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: '2 Pakete sind unterwegs.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Packen' })).toBeFocused();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(second.number)).toBeVisible();
  await expect(page.getByText(third.number)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
