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
  const row = ({ number }: { number: string }) =>
    page.getByRole('checkbox', { name: `Bestellung ${number} auswählen` });
  const sold = [first, second, third];
  await expect(row(third)).toBeVisible();
  // The shop of these journeys may have other orders to pack, all of them older.
  const numbers = await page
    .getByRole('listitem')
    .getByText(/^EL-\d+$/)
    .allTextContents();
  expect(numbers.slice(-3)).toEqual(sold.map(({ number }) => number));
  await isAccessible(page);

  await page.getByRole('checkbox', { name: 'Alle auswählen' }).uncheck();
  await expect(page.getByRole('button', { name: 'Als versandt melden (0)' })).toBeDisabled();
  for (const order of sold) await row(order).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lieferscheine drucken (3)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^lieferscheine-\d{4}-\d\d-\d\d\.pdf$/);

  // By keyboard: one order stays, the others leave after a second press.
  await row(second).focus();
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
  await expect(row(second)).toBeVisible();
  await expect(row(first)).toBeHidden();
  await expect(row(third)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
