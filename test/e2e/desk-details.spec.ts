import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { discardDrafts, signIn, test } from './steps/desk-shop.ts';
import { retype } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** The shop's facts and the gifts of packs are edited, checked, published and discarded. */

const saved = (page: Page) => page.locator('.range-bar [role=status]');
const tab = (page: Page) => page.getByRole('link', { name: /^(Veröffentlichen|Publish)/ });

const retypeIn = (page: Page, name: string, text: string) =>
  retype(page, page.getByLabel(name, { exact: true }), text);

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await discardDrafts(page);
});

test('days to return goods are changed, checked, published and shown to shoppers', async ({
  page,
}) => {
  await page.goto('/admin#sortiment/angaben');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Angaben des Shops' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Angaben des Shops' })).toBeFocused();
  await expect(saved(page)).toHaveText('Wie veröffentlicht');
  await retypeIn(page, 'Rückgabe in Tagen', '');
  await expect(saved(page)).toHaveText('Gespeichert');
  const days = page.getByLabel('Rückgabe in Tagen', { exact: true });
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await expect(tab(page)).toHaveAccessibleName('Veröffentlichen 1 Entwurf wartet');
  await retypeIn(page, 'Rückgabe in Tagen', '45');
  await expect(days).toHaveAttribute('aria-invalid', 'false');
  // The first day of a span can't lie behind the last one.
  await retypeIn(page, 'Lieferung in Werktagen: von', '9');
  await expect(page.getByLabel('Lieferung in Werktagen: bis')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page);
  await retypeIn(page, 'Lieferung in Werktagen: von', '4');
  await expect(saved(page)).toHaveText('Gespeichert');
  await expect(page.getByText('Alles ausgefüllt. Du kannst es veröffentlichen.')).toBeVisible();
  await tab(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Rückgabe in Tagen' })).toContainText('45');
  await page.getByRole('button', { name: 'Veröffentlichen (1)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ist veröffentlicht\./)).toBeFocused();
  await expect(tab(page)).toHaveAccessibleName('Veröffentlichen');
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('45 Tage');
});

test('a gift is renamed on a phone and its draft discarded @full', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/en/admin#sortiment/angaben');
  await page.getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Elvare Wallet' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Retire' })).toHaveCount(0);
  await retypeIn(page, 'Name (English)', 'Elvare Purse');
  await expect(saved(page)).toHaveText('Saved');
  await expect(page.getByRole('heading', { name: 'Elvare Purse' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Add a product' }).fill('pouch');
  await page.getByRole('button', { name: 'Add Elvare Pouch' }).click();
  const given = page.getByRole('button', { name: 'Take out Elvare Pouch' });
  await expect(given).toBeVisible();
  await expect(saved(page)).toHaveText('Saved');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('button', { name: 'Yes, discard' }).click();
  await expect(page.getByRole('heading', { name: 'Elvare Wallet' })).toBeVisible();
  await expect(given).toHaveCount(0);
  await expect(tab(page)).toHaveAccessibleName('Publish');
});
