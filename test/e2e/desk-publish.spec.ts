import { expect, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deskShop, signIn } from './steps/desk-shop.ts';
import { enter } from './steps/keyboard.ts';

/** A changed price is published, shown to shoppers and taken back. */

const test = deskShop();
const ID = 'kiez-low-navy';
const ENTRY = apiPath('/api/admin/catalogue/entries/:kind/:id', { kind: 'product', id: ID });
const DRAFT = apiPath('/api/admin/catalogue/entries/:kind/:id/draft', { kind: 'product', id: ID });
const PAGE = `/sneakers/${ID}`;

async function edit(page: Page, change: Record<string, unknown>): Promise<void> {
  const { draft, published } = await (await page.request.get(ENTRY)).json();
  const reply = await page.request.put(DRAFT, {
    data: {
      content: { ...published.content, ...change },
      revision: draft?.revision ?? null,
      base: published.version,
    },
  });
  expect(reply.status()).toBe(200);
}

const expectShown = (page: Page, price: string) =>
  expect.poll(async () => (await page.request.get(PAGE)).text()).toContain(price);

/** Presses a button as somebody without a mouse does. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
}

test('a price is published, then the former version is taken up again', async ({ page }) => {
  await signIn(page);
  const { published } = await (await page.request.get(ENTRY)).json();
  const former = (published.content.priceCents / 100).toFixed(2).replace('.', ',');
  await page.goto('/admin#sortiment/veroeffentlichen');
  await expect(page.getByText(/Nichts wartet/)).toBeVisible();

  await edit(page, { priceCents: 6_161 });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Kiez Low Navy' })).toBeVisible();
  const waiting = page.getByRole('row').filter({ hasText: '61,61' });
  await expect(waiting).toContainText(former);
  await expectAccessible(page);
  await page.getByLabel(/Notiz/).fill('Herbst');
  await press(page, 'Veröffentlichen (1)');
  const status = page.getByRole('status').filter({ hasText: 'ist veröffentlicht' });
  await expect(status).toBeFocused();
  await expect(page.getByText(/Nichts wartet/)).toBeVisible();
  await expectShown(page, '61,61');

  const versions = page.getByRole('link', { name: 'Versionen', exact: true });
  await enter(page, versions);
  const newest = page.getByRole('listitem').filter({ hasText: 'Herbst' });
  await expect(newest).toContainText('1 Änderung');
  await expect(versions).toBeFocused();
  await enter(page, newest.getByRole('link'));
  await expect(page.getByRole('heading', { name: /^Version \d+$/ })).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: '61,61' });
  await expect(row).toContainText(former);
  await expectAccessible(page);
  await enter(page, page.getByRole('link', { name: 'Alle Versionen' }));
  await expect(newest.getByRole('link')).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'Version 1', exact: true }));
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Wieder aufnehmen', exact: true }));
  await expect(page.getByRole('link', { name: 'Kiez Low Navy' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Veröffentlichen/ })).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Veröffentlichen (1)' }));
  await expect(status).toBeFocused();
  await expectShown(page, former);
});

test('a draft that equals what is published is removed, and the screen says so @full', async ({
  page,
}) => {
  await signIn(page);
  await edit(page, {});
  await page.goto('/admin#sortiment/veroeffentlichen');
  await press(page, 'Veröffentlichen (1)');
  const removed = page.getByRole('alert').filter({ hasText: 'wurden entfernt' });
  await expect(removed).toBeVisible();
  await expect(page.getByText(/Nichts wartet/)).toBeVisible();
  await expect(removed).toBeFocused();
  await expect(page.getByRole('link', { name: /^Veröffentlichen/ })).toHaveAccessibleName(
    'Veröffentlichen',
  );
});

test('a draft with faults says what is missing and stays; drafts in the way are replaced on demand', async ({
  page,
}) => {
  await signIn(page);
  const { published } = await (await page.request.get(ENTRY)).json();
  await edit(page, { name: { ...published.content.name, en: '' } });
  await page.goto('/admin#sortiment/veroeffentlichen');
  const problems = page.getByRole('list', { name: 'Das steht der Veröffentlichung im Weg' });
  await expect(problems).toContainText('Name (Englisch)');
  await press(page, 'Veröffentlichen (1)');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(problems).toBeVisible();
  await page.getByLabel('Alle auswählen').uncheck();
  await expect(page.getByRole('button', { name: 'Veröffentlichen (0)' })).toBeDisabled();
});

test('drafts in the way of a former version are named before they are replaced @full', async ({
  page,
}) => {
  await signIn(page);
  const read = async () => (await page.request.get(ENTRY)).json();
  await edit(page, { priceCents: 6_262 });
  expect((await page.request.post('/api/admin/catalogue/publish', { data: {} })).status()).toBe(
    200,
  );
  await edit(page, { priceCents: 6_363 });
  await page.goto('/admin#sortiment/versionen/v1');
  await press(page, 'Wieder aufnehmen');
  await expect(page.getByRole('alert').filter({ hasText: 'würden dabei ersetzt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kiez Low Navy' }).first()).toBeVisible();
  await expectAccessible(page);
  expect((await read()).draft.content.priceCents).toBe(6_363);
  await expect(page.getByRole('button', { name: 'Wieder aufnehmen', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: 'Entwürfe ersetzen und wieder aufnehmen' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#sortiment\/veroeffentlichen$/);
  await expect(page.getByRole('link', { name: /^Veröffentlichen/ })).toBeFocused();
  expect((await read()).draft.content.priceCents).not.toBe(6_363);
  expect((await page.request.post('/api/admin/catalogue/publish', { data: {} })).status()).toBe(
    200,
  );
});
