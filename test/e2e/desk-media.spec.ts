import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { apiPath } from '#api-path.ts';
import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deskShop, openPublished, signIn } from './steps/desk-shop.ts';
import { chooseOption, enter, tabTo } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** Uploaded pictures in the back office: sent, described, taken by a product, published and deleted. */

const test = deskShop();
/** Decoding and rendering have a low priority: on a busy machine they wait for everything else. */
const BUSY_MS = 40_000;
const ID = 'kiez-low-navy';

const png = (width = 600, height = 400) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
const chosen = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
const pictures = (page: Page) => page.getByRole('list', { name: 'Bilder', exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const picker = (page: Page) => page.getByLabel('Dateien wählen');
/** The system's dialog can't be used by a script: the field is reached, then has the files. */
async function choose(page: Page, ...files: ReturnType<typeof chosen>[]): Promise<void> {
  await tabTo(page, picker(page));
  await picker(page).setInputFiles(files);
  await expect(picker(page)).toBeFocused();
}

test.beforeEach(({ page }) => {
  test.setTimeout(180_000);
  return signIn(page);
});

test('a picture is uploaded, described, taken, published and shown', async ({ page }) => {
  await page.goto('/admin#sortiment/bilder');
  await expect(page.getByText('Noch keine Bilder.')).toBeVisible();
  await expectAccessible(page);
  await choose(page, chosen('Schuh Hafen.png', await png()));
  await expect(uploads(page)).toContainText('in der Mediathek', { timeout: BUSY_MS });
  const link = pictures(page).getByRole('link', { name: 'Schuh Hafen' });
  await expect(link).toContainText('ohne Alternativtext');
  const thumbnail = link.locator('img');
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: BUSY_MS,
    })
    .toBeGreaterThan(0);
  await expectAccessible(page);

  await enter(page, link);
  await expect(page.getByRole('heading', { name: 'Schuh Hafen' })).toBeFocused();
  await tabTo(page, page.getByLabel('Waagerecht'));
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Waagerecht')).toHaveAttribute('aria-valuetext', '0 %');
  await tabTo(page, field(page, 'Alternativtext (Deutsch)'));
  await page.keyboard.type('Ein Schuh am Hafen');
  const english = field(page, 'Alternativtext (Englisch)');
  await tabTo(page, english);
  await page.keyboard.type('A shoe at the harbour');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await expect(english).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'Alle Bilder' }));
  await expect(link).toBeFocused();
  await expect(link).not.toContainText('ohne Alternativtext');

  await page.goto(`/admin#sortiment/produkte/${ID}`);
  const open = page.getByRole('button', { name: /^Aus der Mediathek für/ }).first();
  await expect(page.getByRole('heading', { name: 'Kiez Low Navy' })).toBeFocused();
  await enter(page, open);
  await expect(page.getByRole('region', { name: /^Aus der Mediathek für/ })).toBeFocused();
  await enter(page, button(page, 'Schuh Hafen übernehmen'));
  await expect(open).toBeFocused();
  const taken = field(page, 'Bild 1: Alternativtext (Deutsch)');
  await expect(taken).toHaveValue('Ein Schuh am Hafen');
  await expect(page.locator('.range-bar [role=status]')).toHaveText('Gespeichert');
  await expectAccessible(page);
  // One step back, and forth again.
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(taken).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(taken).toHaveValue('Ein Schuh am Hafen');
  await expect(page.locator('.range-bar [role=status]')).toHaveText('Gespeichert');

  const published = await page.request.post('/api/admin/catalogue/publish', {
    data: {},
    timeout: BUSY_MS,
  });
  expect(published.status()).toBe(200);
  const shown = page.getByRole('img', { name: 'A shoe at the harbour' }).first();
  await openPublished(page, `/en/sneakers/${ID}`, shown);
  await expect(shown).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}\/0-50-800\.webp$/);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: BUSY_MS,
    })
    .toBeGreaterThan(0);

  // Another product takes the picture from this one, with the library's text.
  await page.goto('/admin#sortiment/produkte/kiez-low-mono');
  await chooseOption(page, page.getByLabel('Bilder aus'), 'Kiez Low Navy');
  const front = page.locator('.range-picture select').first();
  await expect(front.locator('option', { hasText: 'Aus der Mediathek' })).toBeAttached();
  await chooseOption(page, front, 'Aus der');
  await expect(field(page, 'Bild 1: Alternativtext (Englisch)')).toHaveValue(
    'A shoe at the harbour',
  );

  await page.goto('/admin#sortiment/bilder');
  await enter(page, pictures(page).getByRole('link', { name: 'Schuh Hafen' }));
  await expect(page.getByRole('link', { name: 'Kiez Low Navy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Schuh Hafen' })).toBeFocused();
  const remove = button(page, 'Löschen');
  await enter(page, remove);
  await expect(button(page, 'Endgültig löschen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('zeigt das Bild noch');
  await expect(remove).toBeFocused();
});

test('files that are no pictures, broken or too large each get a sentence @full', async ({
  page,
}) => {
  await page.goto('/admin#sortiment/bilder');
  const broken = (await png()).subarray(0, 5000);
  await choose(
    page,
    chosen('riesig.png', Buffer.alloc(UPLOAD_LIMIT_BYTES + 1)),
    chosen('text.png', Buffer.from('kein Bild')),
    chosen('halb.png', broken),
    chosen('gut.png', await png(80, 80)),
  );
  const row = (name: string) => uploads(page).filter({ hasText: name });
  await expect(row('riesig')).toContainText('mehr als 25 MB');
  await expect(row('text')).toContainText('kein Bild in JPEG', { timeout: BUSY_MS });
  await expect(row('halb')).toContainText('beschädigt', { timeout: BUSY_MS });
  await expect(row('gut')).toContainText('in der Mediathek', { timeout: BUSY_MS });
  await expectAccessible(page);
  await enter(page, button(page, 'Entfernen: text.png'));
  await expect(row('text')).toHaveCount(0);
  await expect(picker(page)).toBeFocused();

  await enter(page, pictures(page).getByRole('link', { name: 'gut' }));
  await expect(page.getByRole('heading', { name: 'gut' })).toBeFocused();
  await enter(page, button(page, 'Löschen'));
  await expect(button(page, 'Endgültig löschen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pictures(page).getByRole('link', { name: 'gut' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bilder', exact: true })).toBeFocused();
});

test('a lost upload is sent again, dropped and pasted files are taken @full', async ({ page }) => {
  await page.goto('/admin#sortiment/bilder');
  await page.route(`**/api/admin/media`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await choose(page, chosen('Verbindung.png', await png(40, 40)));
  await expect(uploads(page)).toContainText('kam nicht an');
  await page.unroute(`**/api/admin/media`);
  await enter(page, button(page, 'Noch einmal: Verbindung.png'));
  await expect(picker(page)).toBeFocused();
  await expect(uploads(page)).toContainText('in der Mediathek', { timeout: BUSY_MS });
  await expect(picker(page)).toBeFocused();

  for (const type of ['drop', 'paste'] as const) {
    const bytes = [...(await png(40, 40))];
    await page.evaluate(
      ({ type, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], `${type}.png`, { type: 'image/png' }));
        const init = { bubbles: true, cancelable: true };
        if (type === 'drop') {
          document
            .querySelector('.file-drop')
            ?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }));
        } else dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      },
      { type, bytes },
    );
    await expect(pictures(page).getByRole('link', { name: type })).toBeVisible({
      timeout: BUSY_MS,
    });
  }
});

test('texts that were typed just before leaving are saved, or said not to be @full', async ({
  page,
}) => {
  await page.goto('/admin#sortiment/bilder');
  await choose(page, chosen('Eile.png', await png(60, 40)));
  const link = pictures(page).getByRole('link', { name: 'Eile' });
  await enter(page, link);
  const german = field(page, 'Alternativtext (Deutsch)');
  await tabTo(page, german);
  await page.keyboard.type('Ein Regal');
  const back = page.getByRole('link', { name: 'Alle Bilder' });
  await enter(page, back);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(german).toHaveValue('Ein Regal');
  await page.reload();
  await expect(german).toHaveValue('Ein Regal');

  const path = `**/api/admin/media/*`;
  await page.route(path, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await tabTo(page, field(page, 'Alternativtext (Englisch)'));
  await page.keyboard.type('A shelf');
  await enter(page, button(page, 'Bestellungen'));
  const unsaved = page.getByRole('alert').filter({ hasText: 'EileNicht gespeichert' });
  await expect(unsaved).toBeVisible();
  await expectAccessible(page);
  await enter(page, button(page, 'Codes'));
  await expect(unsaved).toBeVisible();
  await page.unroute(path);
  await enter(page, unsaved.getByRole('link'));
  await expect(page.getByRole('heading', { name: 'Eile' })).toBeFocused();
  await expect(field(page, 'Alternativtext (Englisch)')).toHaveValue('A shelf');
  await enter(page, button(page, 'Speichern'));
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Alternativtext (Englisch)')).toHaveValue('A shelf');
});

test('fits a phone, with a picture open too @full', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin#sortiment/bilder');
  await choose(page, chosen('Telefon.png', await png(300, 500)));
  await enter(page, pictures(page).getByRole('link', { name: 'Telefon' }));
  await expect(page.getByRole('heading', { name: 'Telefon' })).toBeFocused();
  await expect(page.getByLabel('Senkrecht')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
  const whole = page.locator('.media-whole');
  await whole.click({ position: { x: 2, y: 2 } });
  await expect(page.getByLabel('Senkrecht')).not.toHaveValue('50');
  const { pictures: all } = await (await page.request.get('/api/admin/media')).json();
  const picture = all.find(({ name }: { name: string }) => name === 'Telefon');
  expect((await page.request.get(apiPath('/api/admin/media/:id', { id: picture.id }))).ok()).toBe(
    true,
  );
});
