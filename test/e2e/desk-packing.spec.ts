import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { DUO, sell, signIn, test } from './steps/desk-shop.ts';
import { enter, tabTo } from './steps/keyboard.ts';

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
  await expectAccessible(page);

  await tabTo(page, page.getByRole('checkbox', { name: 'Alle auswählen' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Als versandt melden (0)' })).toBeDisabled();
  for (const order of sold) {
    await tabTo(page, row(order));
    await page.keyboard.press('Space');
  }
  const download = page.waitForEvent('download');
  const slips = page.getByRole('button', { name: 'Lieferscheine drucken (3)' });
  await enter(page, slips);
  expect((await download).suggestedFilename()).toMatch(/^lieferscheine-\d{4}-\d\d-\d\d\.pdf$/);
  await expect(slips).toBeFocused();

  // One order stays, the others leave after a second press.
  await tabTo(page, row(second));
  await page.keyboard.press('Space');
  await enter(page, page.getByRole('button', { name: 'Als versandt melden (2)' }));
  const confirm = page.getByRole('button', { name: '2 Pakete jetzt als versandt melden' });
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
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
