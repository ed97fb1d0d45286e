import { test as base, expect, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { newPlace, removePlace, ShopProcess } from '#test/running-shop.ts';
import { owner, signIn } from './steps/back-office-shop.ts';
import { retype } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** The back office while its server is stopped, its network is gone, or another version was installed. */

interface Server {
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const place = await newPlace();
      let shop: ShopProcess | undefined;
      const start = async () => {
        shop = new ShopProcess(place, { ADMIN_PASSWORD: owner.password });
        await shop.ready();
      };
      const stop = async () => void (await shop?.end());
      await start();
      await use({ port: place.port, start, stop });
      await stop();
      removePlace(place);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(`http://localhost:${server.port}`),
});

const PRODUCT = { kind: 'product', id: 'pouch' };
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const connection = (page: Page) => page.getByRole('status', { name: 'Verbindung' });
const broken = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: `${name} lässt sich gerade nicht laden.` });
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name });

/** Marks the document, and returns whether it is still the same. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in globalThis);
}

async function openEditor(page: Page): Promise<void> {
  await page.goto(`/admin/products/${PRODUCT.id}`);
  await expect(connection(page)).toHaveText('Daten live');
}

/** Name of the draft that the server has. */
async function draftName(page: Page): Promise<string | undefined> {
  const found = await page.request.get(apiPath('/api/admin/catalogue/entries/:kind/:id', PRODUCT));
  return (await found.json()).draft?.content.name.de;
}

const type = (page: Page, text: string) =>
  retype(page, page.getByRole('textbox', { name: /^Name.*Deutsch/ }), text);

test.beforeEach(({ page }) => signIn(page));

test('a server that is stopped amid an edit: the frame stays, and all goes on when it is back', async ({
  page,
  server,
}) => {
  await openEditor(page);
  const isSame = await markDocument(page);
  await server.stop();
  await expect(connection(page)).toHaveText(/^Getrennt, Stand \d\d:\d\d$/);
  await expect(page.getByText(/^Keine Verbindung zum Server, seit \d\d:\d\d\./)).toBeVisible();
  await type(page, 'Pouch ohne Server');
  await rail(page, 'Bestand').click();
  await expect(broken(page, 'Bestand')).toContainText('Der Server antwortet nicht.');
  await expect(title(page)).toHaveText('Bestand');
  await expect(page.getByText(/verkauft weiter/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Suchen oder Befehl' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Nicht erledigt' })).toBeVisible();
  await server.start();
  await expect(page.getByText(/heißt nicht gezählt/)).toBeVisible();
  await expect(connection(page)).toHaveText('Daten live');
  await expect.poll(() => draftName(page)).toBe('Pouch ohne Server');
  expect(await isSame()).toBe(true);
});

test('a network that is gone says so at once; a section loads when it is back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/orders');
  await expect(connection(page)).toHaveText('Daten live');
  await page.context().setOffline(true);
  await expect(connection(page)).toHaveText(/^Getrennt/, { timeout: 2_000 });
  await page.getByRole('link', { name: 'Packen', exact: true }).click();
  await expect(broken(page, 'Packen')).toBeVisible();
  // A link out of the back office opens beside it.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'English' }).click();
  await (await opened).close();
  await page.context().setOffline(false);
  await expect(page.getByText('Alles gepackt')).toBeVisible();
});

test('another version loads once what was typed is saved @full', async ({ page }) => {
  await openEditor(page);
  const isSame = await markDocument(page);
  const isDraft = (url: URL) => url.pathname.endsWith('/draft');
  await page.route(isDraft, (route) => route.abort());
  let isNew = false;
  await page.route('**/assets/admin/Codes-*.js', (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404 }),
  );
  // The document of the version that is installed now.
  await page.route('**/admin/codes', async (route) => {
    isNew = route.request().isNavigationRequest();
    if (isNew) return route.continue();
    const body = await (await route.fetch()).text();
    return route.fulfill({ body: body.replace('admin/entry-', 'admin/entry-of-today-') });
  });
  await type(page, 'Pouch beim Update');
  await rail(page, 'Codes').click();
  await expect(broken(page, 'Codes')).toContainText('Es gibt eine neue Version.');
  expect(await isSame()).toBe(true);
  await page.unroute(isDraft);
  await expect(page.getByText('WILLKOMMEN10')).toBeVisible();
  expect(await isSame()).toBe(false);
  expect(await draftName(page)).toBe('Pouch beim Update');
});

test('a login that ends in another tab leaves what is typed @full', async ({ page, context }) => {
  await page.goto('/admin/codes/new');
  const sheet = page.getByRole('dialog', { name: 'Neuer Code' });
  await retype(page, sheet.getByLabel('Code', { exact: true }), 'SOMMER9');
  const isSame = await markDocument(page);
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: /^Konto/ }).click();
  await other.getByRole('menuitem', { name: 'Abmelden' }).click();
  await other.waitForURL('/');
  await expect(page.getByRole('dialog', { name: /Anmeldung ist abgelaufen/ })).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('SOMMER9');
  expect(await isSame()).toBe(true);
});
