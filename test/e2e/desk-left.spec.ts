import { expect, type Page, type Route } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deskShop, openPublished, signIn } from './steps/desk-shop.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** Changes whose editor is left before they are saved: told in every section, tried again, taken up again. */

const test = deskShop();
const ID = 'kiez-low-navy';
const DRAFTS = '**/api/admin/catalogue/entries/*/*/draft';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.locator('.range-bar [role=status]');
const told = (page: Page) => page.locator('.news-left[role=alert]');
const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { error: 'Der Speicher ist voll.', code: 'internal' } });

async function read(page: Page, kind: string, id: string) {
  return (
    await page.request.get(apiPath('/api/admin/catalogue/entries/:kind/:id', { kind, id }))
  ).json();
}

test.beforeEach(({ page }) => signIn(page));

test('an edit that fails after its editor is taken up again, saved and published', async ({
  page,
}) => {
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  await expect(page.getByRole('heading', { name: 'Kiez Low Navy' })).toBeFocused();
  await page.route(DRAFTS, refuse);
  await retype(page, field(page, 'Name (Deutsch)'), 'Kiez Abend');
  await enter(page, button(page, 'Bestellungen'));
  await expect(told(page)).toHaveText(
    /^Kiez AbendNicht gespeichert: Der Speicher ist voll\.Noch einmal speichern$/,
  );
  await expectAccessible(page);
  await enter(page, button(page, 'Live'));
  await expect(page.getByRole('heading', { name: 'Letzte 24 Stunden' })).toBeVisible();
  const again = button(page, 'Noch einmal speichern: Kiez Abend');
  await enter(page, again);
  await expect(again).toHaveAttribute('aria-busy', 'false');
  await expect(again).toBeFocused();
  await expectAccessible(page);

  await enter(page, told(page).getByRole('link', { name: 'Kiez Abend' }));
  await expect(page.getByRole('heading', { name: 'Kiez Abend' })).toBeFocused();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Abend');
  await expect(saved(page)).toHaveText('Nicht gespeichert: Der Speicher ist voll.');
  // The editor tells it now.
  await expect(told(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(DRAFTS);
  await enter(page, button(page, 'Noch einmal speichern'));
  await expect(saved(page)).toHaveText('Gespeichert');
  expect((await page.request.post('/api/admin/catalogue/publish', { data: {} })).ok()).toBe(true);
  const name = page.getByRole('heading', { level: 1, name: 'Kiez Abend' });
  await openPublished(page, `/sneakers/${ID}`, name);
});

test('an order that fails asks before the page goes, and is saved from another section', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/en/admin#sortiment/sammlungen/featured');
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeFocused();
  const { published } = await read(page, 'collection', 'featured');
  const [first, second, ...others] = published.content.products;
  await page.route(DRAFTS, (route) => route.abort());
  const handle = page.locator(`[data-id="${first}"] button`).first();
  await enter(page, handle);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await enter(page, button(page, 'Stock'));
  await expect(told(page)).toHaveText('Home pageNot savedSave again');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.unroute(DRAFTS);
  await enter(page, button(page, 'Save again: Home page'));
  await expect(told(page)).toHaveCount(0);
  await expect(button(page, 'Stock')).toBeFocused();
  const { draft } = await read(page, 'collection', 'featured');
  expect(draft.content.products).toEqual([second, first, ...others]);
});

test('pictures that are not uploaded when the library is closed are told @full', async ({
  page,
}) => {
  await page.goto('/admin#sortiment/bilder');
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  await page.route(`**/api/admin/media`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await failed;
    return refuse(route);
  });
  const picker = page.getByLabel('Dateien wählen');
  await tabTo(page, picker);
  const file = { mimeType: 'image/png', buffer: Buffer.from('picture') };
  await picker.setInputFiles([
    { ...file, name: 'eins.png' },
    { ...file, name: 'zwei.png' },
  ]);
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('wartet');
  await enter(page, button(page, 'Bestellungen'));
  await expect(told(page)).toHaveText(
    'zwei.pngNicht hochgeladen: Die Mediathek war schon geschlossen.Erledigt',
  );
  fail();
  await expect(told(page)).toContainText('eins.pngDer Speicher ist voll.Erledigt');
  await expect(told(page).getByRole('link', { name: 'eins.png' })).toHaveAttribute(
    'href',
    '#sortiment/bilder',
  );
  await expectAccessible(page);
});
