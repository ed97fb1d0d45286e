import { expect, type Page } from '@playwright/test';
import { apiPath } from '../../src/api-paths.ts';
import { DESK_API } from '../../src/desk-paths.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deskShop, signIn } from './steps/desk-shop.ts';
import { PHONE } from './steps/matrix.ts';

/** The range in the back office: products are found, edited, made and compared. */

const test = deskShop();
const ID = 'kiez-low-navy';
const at = apiPath(DESK_API.deskEntry, { kind: 'product', id: ID });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => page.locator('.range-bar [role=status]');

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = field(page, name);
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

async function discardDraft(page: Page): Promise<void> {
  const { draft } = await (await page.request.get(at)).json();
  if (draft === null) return;
  const path = apiPath(DESK_API.deskDraft, { kind: 'product', id: ID });
  await page.request.delete(path, { data: { revision: draft.revision } });
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await discardDraft(page);
});

test('a name is found, edited in both languages, checked, saved and undone by keyboard', async ({
  page,
}) => {
  await page.goto('/admin#sortiment/produkte');
  await tabTo(page, 'Produkt suchen');
  await page.keyboard.type('low navy');
  const row = page.getByRole('link', { name: 'Kiez Low Navy' });
  await expect(row).toBeVisible();
  await expect(page.locator('.range-row')).toHaveCount(1);
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kiez Low Navy' })).toBeFocused();
  await expect(saved(page)).toHaveText('Wie veröffentlicht');

  await tabTo(page, 'Name (Deutsch)');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Kiez Abend');
  await tabTo(page, 'Name (Englisch)');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(saved(page)).toHaveText('Gespeichert');
  const english = field(page, 'Name (Englisch)');
  await expect(english).toHaveAttribute('aria-invalid', 'true');
  await expect(english).toHaveAccessibleDescription('Hier fehlt noch etwas.');
  await expectAccessible(page);
  // The summary leads to the field.
  await page.getByText('1 Angabe fehlt oder ist falsch').click();
  await page
    .getByRole('button', { name: 'Name (Englisch): Hier fehlt noch etwas.' })
    .press('Enter');
  await expect(english).toBeFocused();
  await page.keyboard.type('Kiez Evening');
  await expect(english).toHaveAttribute('aria-invalid', 'false');
  await expect(saved(page)).toHaveText('Gespeichert');

  await page.reload();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Abend');
  await expect(english).toHaveValue('Kiez Evening');

  const vintage = page.getByRole('checkbox', { name: '36', exact: true });
  await vintage.focus();
  await page.keyboard.press('Space');
  await expect(vintage).not.toBeChecked();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(vintage).toBeChecked();
  await expect(vintage).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(vintage).not.toBeChecked();
  await expect(saved(page)).toHaveText('Gespeichert');

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Kiez Abend' })).toBeVisible();
});

test('what is typed just before leaving is saved', async ({ page }) => {
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  await page.getByRole('textbox', { name: 'Preis', exact: true }).fill('123,4');
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
  await expect(async () => {
    const { draft } = await (await page.request.get(at)).json();
    expect(draft?.content.priceCents).toBe(12_340);
  }).toPass();
});

test('a failed request is shown and repeated', async ({ page }) => {
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  const pattern = '**/api/desk/catalogue/entries/product/*/draft';
  await page.route(pattern, (route) => route.abort());
  await field(page, 'Name (Deutsch)').fill('Ohne Netz');
  await expect(saved(page)).toContainText('Nicht gespeichert');
  await page.unroute(pattern);
  await page.getByRole('button', { name: 'Noch einmal speichern' }).click();
  await expect(saved(page)).toHaveText('Gespeichert');
});

test('two people who edit at once choose what stays', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Low Navy');
  const { published } = await (await page.request.get(at)).json();
  const content = {
    ...published.content,
    name: { de: 'Von anderen', en: 'By others' },
    searchWords: 'abends',
  };
  await page.request.put(apiPath(DESK_API.deskDraft, { kind: 'product', id: ID }), {
    data: { content, revision: null, base: published.version },
  });
  await field(page, 'Name (Deutsch)').fill('Von mir');
  await expect(saved(page)).toContainText('Jemand anders hat hier etwas geändert');
  await page.getByRole('button', { name: 'Fassungen ansehen' }).click();
  await expect(page.locator('#range-conflict')).toBeFocused();
  await expectAccessible(page);
  const names = page.getByRole('group', { name: 'Name (Deutsch)' });
  // What one side alone changed is chosen already.
  await expect(names.getByLabel('Meine: Von mir')).toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Suchwörter' }).getByLabel('Die andere: abends'),
  ).toBeChecked();
  await page.getByRole('button', { name: 'So übernehmen' }).click();
  await expect(saved(page)).toHaveText('Gespeichert');
  const { draft } = await (await page.request.get(at)).json();
  expect(draft.content.name).toEqual({ de: 'Von mir', en: 'By others' });
  expect(draft.content.searchWords).toBe('abends');
});

test('a product is made, copied, retired, brought back and discarded', async ({ page }) => {
  await page.goto('/admin#sortiment/produkte');
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  await field(page, 'Name (Deutsch)').fill('Mütze Größe Zwölf');
  await expect(field(page, 'Kennung')).toHaveValue('muetze-groesse-zwoelf');
  await field(page, 'Kennung').fill(ID);
  await page.getByRole('button', { name: 'Anlegen' }).press('Enter');
  await expect(field(page, 'Kennung')).toBeFocused();
  await expect(field(page, 'Kennung')).toHaveAccessibleDescription(/Diese Kennung gibt es schon/);
  await field(page, 'Kennung').fill('muetze-zwoelf');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Mütze Größe Zwölf' })).toBeFocused();
  await expect(page.getByText(/\d+ Angaben fehlen oder sind falsch/)).toBeVisible();
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await page.getByRole('button', { name: 'Ja, verwerfen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Neues Produkt' })).toBeVisible();

  await page.getByRole('button', { name: 'Kiez Low Navy kopieren' }).click();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Low Navy Kopie');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Kiez Low Navy Kopie' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Preis', exact: true })).toHaveValue('79,99');
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await page.getByRole('button', { name: 'Ja, verwerfen' }).click();

  await page.getByRole('link', { name: 'Kiez Low Navy', exact: true }).click();
  await page.getByRole('button', { name: 'Auslisten' }).click();
  await page.getByRole('button', { name: 'Ja, auslisten' }).click();
  await expect(page.getByText(/verschwindet mit der nächsten Veröffentlichung/)).toBeVisible();
  await page.getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Low Navy');
});

test('the preview shows what is saved, on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  const frame = page.frameLocator('iframe[title="Vorschau der Seite"]');
  await expect(frame.getByRole('heading', { name: 'Kiez Low Navy' })).toBeVisible();
  await field(page, 'Name (Deutsch)').fill('Kiez Abend');
  await expect(frame.getByRole('heading', { name: 'Kiez Abend' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache der Vorschau' }).selectOption('en');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Breite der Vorschau' }).selectOption('desktop');
  await expect(page.locator('.range-frame')).toHaveAttribute('data-width', 'desktop');
});
