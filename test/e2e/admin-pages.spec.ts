import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { backOfficeShop, openPublished, signIn } from './steps/back-office-shop.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** Pages of the shop: made of blocks by keyboard, previewed and published. */

const test = backOfficeShop();

/** Rendering has a low priority: on a busy machine it waits for everything else. */
const BUSY_MS = 60_000;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const block = (page: Page, name: string) => page.getByRole('listitem', { name });

async function addBlock(page: Page, kind: string): Promise<void> {
  await enter(page, button(page, 'Block hinzufügen'));
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type(kind);
  await expect(page.getByRole('menuitem', { name: kind, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a page is made of blocks by keyboard, previewed, published and found', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/admin/pages');
  await enter(page, button(page, 'Neue Seite'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name (Deutsch)')).toBeFocused();
  await page.keyboard.type('Pflege');
  await retype(page, dialog.getByLabel('Name (Englisch)'), 'Care');
  await expect(dialog.getByLabel('Kennung')).toHaveValue('pflege');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/pages\/pflege$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pflege');

  const both = async (name: string, german: string, english: string) => {
    await retype(page, page.getByLabel(`${name} (Deutsch)`, { exact: true }).last(), german);
    await retype(page, page.getByLabel(`${name} (Englisch)`, { exact: true }).last(), english);
  };
  await both('Beschreibung', 'Wie Leder schön bleibt.', 'How leather stays beautiful.');
  await addBlock(page, 'Fragen');
  await expect(page.getByLabel('Titel (Deutsch)').last()).toBeFocused();
  await both('Titel', 'Was ihr oft fragt', 'What you often ask');
  await enter(page, page.getByText('Eintrag 1').last());
  await both('Frage', 'Darf es nass werden?', 'May it get wet?');
  await both('Antwort', 'Ja, kurz.', 'Yes, for a moment.');
  await addBlock(page, 'Aufruf');
  await both('Titel', 'Schreib uns', 'Write to us');
  await expectAccessible(page, 'page with blocks');

  const head = button(page, /^Block 3: Aufruf/);
  await tabTo(page, head);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(block(page, 'Block 2: Aufruf')).toContainText('Schreib uns');
  await expect(button(page, /^Block 2: Aufruf/)).toBeFocused();
  await enter(page, button(page, 'Entfernen: Block 2: Aufruf'));
  await expect(block(page, 'Block 2: Fragen')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(block(page, 'Block 3: Fragen')).toContainText('Was ihr oft fragt');

  const preview = page.frameLocator('iframe[title="Vorschau der Seite"]');
  await expect(preview.getByText('Darf es nass werden?')).toBeVisible({ timeout: BUSY_MS });
  await enter(page, page.getByRole('radio', { name: 'Englisch' }));
  await expect(preview.getByText('May it get wet?')).toBeVisible({ timeout: BUSY_MS });

  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectAccessible(page, 'page on a phone');
  // The list of pages read the drafts before they had words; the dialog shows nothing of that.
  const { promise: isLooked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/catalogue', async (route) => {
    await isLooked;
    await route.continue();
  });
  await enter(page, button(page, 'Veröffentlichen (1)'));
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Veröffentlichen (1)' })).toBeHidden();
  goOn();
  await enter(page, dialog.getByRole('button', { name: 'Veröffentlichen (1)' }));
  await expect(page.getByText('Version 2 ist veröffentlicht')).toBeVisible({ timeout: BUSY_MS });
  await openPublished(page, '/en/pflege', page.getByRole('heading', { name: 'Care' }));
  await expect(page.getByText('May it get wet?')).toBeVisible();
});
