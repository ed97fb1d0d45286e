import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { apiPath } from '#api-path.ts';
import { type AdminPicture, FILE_NAME_HEADER } from '#contract/admin-media.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { comeLate, deskShop, proveOwner, signIn } from './steps/desk-shop.ts';
import { enter } from './steps/keyboard.ts';

/** Pictures that have to go although a version showed them, such as one of a person. */

const test = deskShop();
const BUSY_MS = 40_000;
const ENTRY = { kind: 'product', id: 'kiez-low-navy' };
const PAGE = `/sneakers/${ENTRY.id}`;
const MISSING = 'Dieses Bild gibt es im Shop nicht oder nicht mehr.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function upload(page: Page, name: string): Promise<AdminPicture> {
  const raw = { width: 60, height: 60, channels: 3 } as const;
  const data = await sharp(randomBytes(60 * 60 * 3), { raw })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'image/png', [FILE_NAME_HEADER]: `${name}.png` };
  const reply = await page.request.post('/api/admin/media', { data, headers, timeout: BUSY_MS });
  expect(reply.status()).toBe(201);
  return reply.json();
}

/** Publishes a picture as the product's first one; returns the number of the version. */
async function publish(page: Page, { base }: AdminPicture): Promise<number> {
  const entry = await page.request.get(apiPath('/api/admin/catalogue/entries/:kind/:id', ENTRY));
  const { published, draft } = await entry.json();
  const [first, ...others] = published.content.pictures;
  const alt = { de: 'Mia trägt den Schuh', en: 'Mia wears the shoe' };
  const content = { ...published.content, pictures: [{ ...first, base, alt }, ...others] };
  const data = { content, revision: draft?.revision ?? null, base: published.version };
  const saved = await page.request.put(
    apiPath('/api/admin/catalogue/entries/:kind/:id/draft', ENTRY),
    { data },
  );
  expect(saved.ok()).toBe(true);
  const done = await page.request.post('/api/admin/catalogue/publish', {
    data: {},
    timeout: BUSY_MS,
  });
  const { version } = await done.json();
  await expect.poll(async () => (await page.request.get(PAGE)).text()).toContain(base);
  return version;
}

test.beforeEach(({ page }) => {
  test.setTimeout(180_000);
  return signIn(page);
});

test('a picture of a person goes although a version showed it, and a revived version says so @full', async ({
  page,
}) => {
  const person = await upload(page, 'Mia');
  const version = await publish(page, person);
  const other = await upload(page, 'Ersatz');
  await publish(page, other);

  await page.goto('/admin#sortiment/bilder');
  const link = page.getByRole('link', { name: 'Mia' });
  await enter(page, link);
  await expect(page.getByRole('heading', { name: 'Mia' })).toBeFocused();
  await expect(page.getByText('Kein Produkt zeigt dieses Bild.')).toBeVisible();
  await enter(page, button(page, 'Löschen'));
  const question = page.getByRole('group', { name: 'Löschen' });
  await expect(question).toContainText('Frühere Versionen haben dieses Bild gezeigt.');
  await expect(question).toContainText('In Sicherungen bleibt es');
  await expect(button(page, 'Endgültig löschen')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Behalten')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Löschen')).toBeFocused();
  await comeLate(page, 'DELETE', '**/api/admin/media/*');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await proveOwner(page);
  await expect(page.getByRole('link', { name: 'Ersatz' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bilder', exact: true })).toBeFocused();
  expect((await page.request.get(`${person.base}-800.webp`)).status()).toBe(404);

  await page.goto(`/admin#sortiment/versionen/v${version}`);
  await enter(page, button(page, 'Wieder aufnehmen'));
  await expect(page).toHaveURL(/#sortiment\/veroeffentlichen$/);
  const problems = page.getByRole('list', { name: 'Das steht der Veröffentlichung im Weg' });
  await expect(problems).toContainText(MISSING);
  await enter(page, page.getByRole('link', { name: 'Kiez Low Navy' }));
  await expect(page.getByRole('heading', { name: 'Kiez Low Navy' })).toBeFocused();
  const choice = page.locator('.range-picture').first().getByRole('combobox');
  await expect(choice).toHaveAccessibleDescription(new RegExp(MISSING));
  await expect(choice).toHaveAttribute('aria-invalid', 'true');
  // A sign stands for the picture, not a browser's broken one.
  const thumbnail = page.locator('.range-picture').first().locator('img');
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await enter(page, page.getByRole('button', { name: /^Aus der Mediathek für/ }).first());
  await enter(page, button(page, 'Ersatz übernehmen'));
  await expect(page.locator('.range-bar [role=status]')).toHaveText('Gespeichert');
  await expect(page.getByText(MISSING)).toHaveCount(0);
  const shown = await page.request.get(PAGE);
  expect(shown.status()).toBe(200);
  const html = await shown.text();
  expect(html).toContain(other.base);
  expect(html).not.toContain(person.base);

  await page.goto('/admin/log');
  await expect(page.getByText('Bild gelöscht').first()).toBeVisible();
});
