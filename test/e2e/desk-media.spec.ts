import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { apiPath } from '../../src/api-paths.ts';
import { UPLOAD_LIMIT_BYTES } from '../../src/contract/desk-media.ts';
import { DESK_API } from '../../src/desk-paths.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deskShop, signIn } from './steps/desk-shop.ts';
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
const choose = (page: Page, ...files: ReturnType<typeof chosen>[]) =>
  page.getByLabel('Dateien wählen').setInputFiles(files);

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

  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'Schuh Hafen' })).toBeFocused();
  await page.getByLabel('Waagerecht').press('Home');
  await expect(page.getByLabel('Waagerecht')).toHaveAttribute('aria-valuetext', '0 %');
  await page.getByLabel('Alternativtext (Deutsch)').fill('Ein Schuh am Hafen');
  await page.getByLabel('Alternativtext (Englisch)').fill('A shoe at the harbour');
  await expectAccessible(page);
  await page.getByLabel('Alternativtext (Englisch)').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await page.getByRole('link', { name: 'Alle Bilder' }).press('Enter');
  await expect(link).toBeFocused();
  await expect(link).not.toContainText('ohne Alternativtext');

  await page.goto(`/admin#sortiment/produkte/${ID}`);
  const open = page.getByRole('button', { name: /^Aus der Mediathek für/ }).first();
  await open.press('Enter');
  await expect(page.getByRole('region', { name: /^Aus der Mediathek für/ })).toBeFocused();
  await page.getByRole('button', { name: 'Schuh Hafen übernehmen' }).press('Enter');
  await expect(open).toBeFocused();
  await expect(page.getByLabel('Alternativtext (Deutsch)')).toHaveValue('Ein Schuh am Hafen');
  await expect(page.locator('.range-bar [role=status]')).toHaveText('Gespeichert');
  await expectAccessible(page);
  // One step back, and forth again.
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByLabel('Alternativtext (Deutsch)')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(page.getByLabel('Alternativtext (Deutsch)')).toHaveValue('Ein Schuh am Hafen');
  await expect(page.locator('.range-bar [role=status]')).toHaveText('Gespeichert');

  const published = await page.request.post(DESK_API.deskPublish, { data: {}, timeout: BUSY_MS });
  expect(await published.json()).toMatchObject({ shown: true });
  await page.goto(`/en/sneakers/${ID}`);
  const shown = page.getByRole('img', { name: 'A shoe at the harbour' }).first();
  await expect(shown).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}\/0-50-800\.webp$/);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: BUSY_MS,
    })
    .toBeGreaterThan(0);

  await page.goto('/admin#sortiment/bilder');
  await pictures(page).getByRole('link', { name: 'Schuh Hafen' }).click();
  await expect(page.getByRole('link', { name: ID })).toBeVisible();
  await page.getByRole('button', { name: 'Löschen', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Endgültig löschen' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('zeigt das Bild noch');
});

test('files that are no pictures, broken or too large each get a sentence', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Entfernen: text.png' }).press('Enter');
  await expect(row('text')).toHaveCount(0);
  await expect(page.getByLabel('Dateien wählen')).toBeFocused();

  await pictures(page).getByRole('link', { name: 'gut' }).press('Enter');
  await page.getByRole('button', { name: 'Löschen', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Endgültig löschen' }).press('Enter');
  await expect(pictures(page).getByRole('link', { name: 'gut' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bilder', exact: true })).toBeFocused();
});

test('a lost upload is sent again, dropped and pasted files are taken', async ({ page }) => {
  await page.goto('/admin#sortiment/bilder');
  await page.route(`**${DESK_API.deskMedia}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await choose(page, chosen('Verbindung.png', await png(40, 40)));
  await expect(uploads(page)).toContainText('kam nicht an');
  await page.unroute(`**${DESK_API.deskMedia}`);
  await page.getByRole('button', { name: 'Noch einmal: Verbindung.png' }).press('Enter');
  await expect(uploads(page)).toContainText('in der Mediathek', { timeout: BUSY_MS });

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

test('fits a phone, with a picture open too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin#sortiment/bilder');
  await choose(page, chosen('Telefon.png', await png(300, 500)));
  await pictures(page).getByRole('link', { name: 'Telefon' }).click();
  await expect(page.getByLabel('Senkrecht')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
  const whole = page.locator('.media-whole');
  await whole.click({ position: { x: 2, y: 2 } });
  await expect(page.getByLabel('Senkrecht')).not.toHaveValue('50');
  const { pictures: all } = await (await page.request.get(DESK_API.deskMedia)).json();
  const picture = all.find(({ name }: { name: string }) => name === 'Telefon');
  expect((await page.request.get(apiPath(DESK_API.deskPicture, { id: picture.id }))).ok()).toBe(
    true,
  );
});
