import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { apiPath } from '#api-path.ts';
import { expectAccessible } from './steps/accessibility.ts';
import {
  backOfficeShop,
  comeLate,
  openPublished,
  proveOwner,
  signIn,
} from './steps/back-office-shop.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** Collections, pictures and tables of the range, by keyboard and on a phone. */

const test = backOfficeShop();

/** Decoding and rendering have a low priority: on a busy machine they wait for everything else. */
const BUSY_MS = 60_000;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Gespeichert um/ });

async function expectFits(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page, name);
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await signIn(page);
});

test('a collection is made and stands in the header of the shop @full', async ({ page }) => {
  await page.goto('/admin/collections');
  await expect(page.getByRole('row', { name: 'Sneakers' })).toContainText('/sneakers');
  await expectFits(page, 'collections');
  await enter(page, button(page, 'Neue Sammlung'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name (Deutsch)')).toBeFocused();
  await page.keyboard.type('Sneakers');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Diese Kennung gibt es schon.');
  await retype(page, dialog.getByLabel('Name (Deutsch)'), 'Übergangsjacken');
  await expect(dialog.getByLabel('Kennung')).toHaveValue('uebergangsjacken');
  await retype(page, dialog.getByLabel('Name (Englisch)'), 'Light jackets');
  await expectAccessible(page, 'new collection');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/collections\/uebergangsjacken/);
  await expect(title(page)).toHaveText('Übergangsjacken');
  await expect(title(page)).toBeFocused();

  await retype(page, field(page, 'Adresse'), '/trikots');
  await expect(saved(page)).toBeVisible();
  await expect(field(page, 'Adresse')).toHaveAccessibleDescription(/schon vergeben/);
  await enter(page, button(page, '1 Angabe fehlt oder ist falsch'));
  await expect(field(page, 'Adresse')).toBeFocused();
  await expectFits(page, 'collection with a finding');
  await retype(page, field(page, 'Adresse'), '/jacken');
  await expect(field(page, 'Adresse')).not.toHaveAccessibleDescription(/vergeben/);
  await enter(page, button(page, 'Veröffentlichen (1)'));
  await expect(dialog).toContainText('Kommt neu in den Shop.');
  await expectAccessible(page, 'publishing a collection');
  await comeLate(page, 'POST', '**/api/admin/catalogue/publish');
  await enter(page, dialog.getByRole('button', { name: 'Veröffentlichen (1)' }));
  await proveOwner(page);
  await expect(page.getByText('Version 2 ist veröffentlicht')).toBeVisible({ timeout: BUSY_MS });

  await page.setViewportSize({ width: 1440, height: 900 });
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Light jackets' });
  await openPublished(page, '/en', inHeader);
  await expect(inHeader).toHaveAttribute('href', '/en/jacken');
  await openPublished(page, '/jacken', page.getByRole('heading', { name: 'Übergangsjacken' }));
});

test('products of a page are sorted by keyboard; what is in use is not removed @full', async ({
  page,
}) => {
  const at = { kind: 'collection', id: 'featured' };
  const read = async () =>
    (await page.request.get(apiPath('/api/admin/catalogue/entries/:kind/:id', at))).json();
  const [first, second, ...others] = (await read()).published.content.products;
  await page.goto('/admin/collections/featured');
  const list = page.getByRole('grid', { name: 'Reihenfolge' });
  const handle = list.getByRole('row').first().getByRole('button').first();
  await enter(page, handle);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  expect((await read()).draft.content.products).toEqual([second, first, ...others]);
  await enter(page, button(page, 'Verwerfen'));
  await enter(page, button(page, 'Startseite verwerfen'));
  await expect(page.getByText('Entwurf verworfen', { exact: true })).toBeVisible();
  expect((await read()).draft).toBeNull();

  await page.goto('/admin/collections?view=colours');
  await enter(page, page.getByRole('row', { name: 'Rosa' }));
  await enter(page, button(page, 'Entfernen'));
  await expect(page.getByText(/Das wird noch gebraucht: .*Pouch/)).toBeVisible();
  await expectFits(page, 'colour in use');
  await page.goto('/en/admin/collections/tops?view=sizes');
  await page.getByText('XXL', { exact: true }).last().click();
  await expectFits(page, 'size list');
});

test('a picture is uploaded, described and deleted; a broken file says why', async ({ page }) => {
  const raw = { width: 300, height: 500, channels: 3, background: '#345' } as const;
  const buffer = await sharp({ create: raw }).png().toBuffer();
  await page.goto('/admin/pictures');
  await expect(page.getByText('Noch keine Bilder')).toBeVisible();
  await expectFits(page, 'no pictures');
  const files = [
    { name: 'Regal.png', mimeType: 'image/png', buffer },
    { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') },
  ];
  await page.locator('input[type=file]').setInputFiles(files);
  const refused = page.getByRole('list', { name: 'Nicht hochgeladen' });
  await expect(refused).toContainText('text.png Das ist kein Bild', { timeout: BUSY_MS });
  await enter(page, button(page, 'Schließen: text.png'));
  const link = page.getByRole('link', { name: 'Regal' });
  await expect(page.getByText('ohne Alternativtext')).toBeVisible();
  await enter(page, link);
  await expect(title(page)).toHaveText('Regal');
  await tabTo(page, page.getByLabel('Senkrecht'));
  await page.keyboard.press('Home');
  await retype(page, field(page, 'Alternativtext').first(), 'Ein Regal');
  await enter(page, page.getByRole('radio', { name: 'Englisch' }));
  await retype(page, field(page, 'Alternativtext').last(), 'A shelf');
  await expectFits(page, 'picture');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bild gespeichert')).toBeVisible();
  // What is typed just before leaving is saved, too.
  await retype(page, field(page, 'Name'), 'Hohes Regal');
  await enter(page, page.getByRole('link', { name: 'Bilder' }).first());
  await expect(page.getByRole('link', { name: 'Hohes Regal' })).toBeVisible();
  const { pictures } = await (
    await page.request.post('/api/admin/media/search', { data: {} })
  ).json();
  expect(pictures).toMatchObject([
    { alt: { en: 'A shelf' }, base: expect.stringMatching(/50-0$/) },
  ]);
  await enter(page, page.getByRole('link', { name: 'Hohes Regal' }));
  await comeLate(page, 'DELETE', '**/api/admin/media/*');
  await enter(page, button(page, 'Bild löschen'));
  await expectAccessible(page, 'deleting a picture');
  await enter(page, button(page, 'Endgültig löschen'));
  await proveOwner(page);
  await expect(page.getByText('Gelöscht: Hohes Regal')).toBeVisible();
  await expect(page.getByText('Noch keine Bilder')).toBeVisible();
  await page.goto('/admin/pictures?view=studio');
  await expect(page.getByRole('link', { name: 'Elvare Shoulder Bag' }).first()).toBeVisible();
  await expectFits(page, 'pictures of the studio');
});

test('a table is imported with its prices before and after', async ({ page }) => {
  const name = 'Kiez Low Navy';
  await page.goto('/admin/import');
  const started = page.waitForEvent('download');
  await enter(page, button(page, 'Produkte herunterladen'));
  const table = readFileSync(await (await started).path(), 'utf8');
  const send = (price: string) => {
    const text = table.replace(new RegExp(`(;${name};${name};(?:[^;]*;){4})[^;]+`), `$1${price}`);
    const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    return page.locator('input[type=file]').setInputFiles(file);
  };
  const row = page.getByRole('listitem').filter({ hasText: name });
  await send('billig');
  await expect(page.getByText('Nichts gespeichert: 1 Zeile hat Fehler.')).toBeVisible();
  await expect(row).toContainText('Preis: „billig“ ist kein Preis.');
  await expectFits(page, 'refused table');
  await send('61,5');
  await expect(page.getByText('Gespeichert als Entwürfe: 0 neu, 1 geändert.')).toBeVisible();
  await expect(row.locator('s')).toContainText('€');
  await expect(row).toContainText('€61,50');
  await send('62,5');
  await expect(row).toContainText('Es gibt schon einen anderen Entwurf.');
  await enter(page, button(page, 'Entwürfe überschreiben'));
  await expect(row).toContainText('€62,50');
  await expectFits(page, 'imported table');
});
