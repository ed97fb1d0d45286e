import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import {
  backOfficeShop,
  comeLate,
  openPublished,
  proveOwner,
  signIn,
} from './steps/back-office-shop.ts';
import { enter, retype } from './steps/keyboard.ts';

/** Settings of a live shop's back office, by keyboard. */

const test = backOfficeShop();

/** Rendering has a low priority: on a busy machine it waits for everything else. */
const BUSY_MS = 60_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Gespeichert um/ });

test('a GmbH that becomes a UG is told to say so in its name, and its imprint does', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Rechtsform');
  await expect(page.getByRole('menuitem', { name: /^Rechtsform/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\/company#legalForm$/);
  await expect(button(page, /Rechtsform/)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('UG');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  const name = field(page, 'Firma');
  await expect(name).toHaveAccessibleDescription(/UG \(haftungsbeschränkt\)/);
  await expectAccessible(page, 'settings with a finding');
  await enter(page, button(page, 'zum Feld'));
  await expect(name).toBeFocused();
  await retype(page, name, 'Deich & Kern UG (haftungsbeschränkt)');
  await expect(name).not.toHaveAccessibleDescription(/haftungsbeschränkt/);
  await expect(button(page, 'zum Feld')).toHaveCount(0);
  await enter(page, button(page, '2 Angaben veröffentlichen'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /^Rechtsform/ })).toContainText('UG');
  await expectAccessible(page, 'publishing settings');
  await comeLate(page, 'POST', '**/api/admin/catalogue/publish');
  await enter(page, dialog.getByRole('button', { name: '2 Angaben veröffentlichen' }));
  await proveOwner(page);
  await expect(page.getByText(/^Version \d+ ist veröffentlicht/)).toBeVisible({ timeout: BUSY_MS });
  await openPublished(
    page,
    '/impressum',
    page.getByText('Deich & Kern UG (haftungsbeschränkt)').first(),
  );
});
