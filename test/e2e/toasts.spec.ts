import { localized } from '#routes.ts';
import { expect, open, test } from './steps/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('toasts are seen after a dialog has gone with the page it was open on @full', async ({
  page,
}) => {
  await open(page, localized('/accessoires', 'de'));
  await page.getByRole('main').getByRole('link', { name: 'Siegelring' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Siegelring' })).toBeVisible();
  await page.getByRole('button', { name: 'Bilder groß ansehen' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await page.locator('.buy').getByRole('button', { name: 'In den Warenkorb legen' }).click();
  await expect(page.locator('.toast')).toContainText('Zum Warenkorb hinzugefügt');
});

test('a toast closed by key gives the keyboard back to where it came from', async ({ page }) => {
  await open(page, localized('/accessoires/siegelring', 'de'));
  const add = page.locator('.buy').getByRole('button', { name: 'In den Warenkorb legen' });
  const toast = page.locator('.toast');
  await add.focus();
  await page.keyboard.press('Enter');
  await toast.getByRole('button', { name: 'Schließen' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await toast.getByRole('button', { name: 'Ansehen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeHidden();
  await expect(add).toBeFocused();
});
