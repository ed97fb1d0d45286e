import { expect, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { discardDrafts, openPublished, signIn, test } from './steps/desk-shop.ts';
import { PHONE } from './steps/matrix.ts';

/** Collections in the back office: sorted by keyboard and pointer, filled, and published. */

const saved = (page: Page) => page.locator('.range-bar [role=status]');
const rows = (page: Page, list = 'Startseite') =>
  page.getByRole('list', { name: list }).getByRole('listitem');
const idsIn = (page: Page) =>
  rows(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['id']));
const told = (page: Page) => page.locator('.range-main [role=status].sr-only');

async function read(page: Page, id: string) {
  const at = apiPath('/api/admin/catalogue/entries/:kind/:id', { kind: 'collection', id });
  return (await page.request.get(at)).json();
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await discardDrafts(page);
});

test('a list is sorted, filled and emptied by keyboard, and published', async ({ page }) => {
  await page.goto('/admin#sortiment/sammlungen');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Startseite' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Startseite' })).toBeFocused();
  const { published } = await read(page, 'featured');
  const before: string[] = published.content.products;
  await expect(rows(page)).toHaveCount(before.length);
  await expect(rows(page).first().getByRole('paragraph')).not.toHaveText(before[0] ?? '');

  const handle = rows(page).first().getByRole('button').first();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(told(page)).toContainText('ist aufgenommen, Platz 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toContainText(`Platz 3 von ${before.length}`);
  await page.keyboard.press('Escape');
  expect(await idsIn(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const swapped = [before[1], before[0], ...before.slice(2)];
  expect(await idsIn(page)).toEqual(swapped);
  await expect(page.locator(`[data-id="${before[0]}"] button`).first()).toBeFocused();
  await expect(saved(page)).toHaveText('Gespeichert');
  expect((await read(page, 'featured')).draft.content.products).toEqual(swapped);
  await expectAccessible(page);

  // One step back.
  await page.keyboard.press('ControlOrMeta+Z');
  expect(await idsIn(page)).toEqual(before);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  expect(await idsIn(page)).toEqual(swapped);

  const last = rows(page).last();
  await last.getByRole('button', { name: /herausnehmen/ }).press('Enter');
  await expect(rows(page)).toHaveCount(before.length - 1);
  await expect(
    rows(page)
      .last()
      .getByRole('button', { name: /herausnehmen/ }),
  ).toBeFocused();

  const search = page.getByRole('searchbox', { name: 'Produkt hinzufügen' });
  await search.fill('parf');
  const found = page
    .getByRole('list', { name: 'Gefundene Produkte' })
    .getByRole('listitem')
    .first();
  const name = (await found.getByRole('paragraph').textContent()) ?? '';
  await found.getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: `${name} ist dabei` })).toBeFocused();
  await expect(rows(page).last().getByRole('paragraph')).toHaveText(name);
  await expect(saved(page)).toHaveText('Gespeichert');
  await expectAccessible(page);

  expect((await page.request.post('/api/admin/catalogue/publish', { data: {} })).status()).toBe(
    200,
  );
  await openPublished(page, '/', page.locator('[data-island=featured]').getByText(name).first());
});

test('a row is dragged on a phone, and another person’s order is a choice @full', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin#sortiment/sammlungen/arrivals');
  const list = rows(page, 'Neu');
  const { published, draft } = await read(page, 'arrivals');
  const before: string[] = (draft ?? published).content.products;
  await expect(list).toHaveCount(before.length);
  const [from, to] = await Promise.all(
    [0, 2].map(async (at) => list.nth(at).getByRole('button').first().boundingBox()),
  );
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 8 });
  await page.mouse.move(to.x + 20, to.y + 40, { steps: 4 });
  await page.mouse.up();
  const moved = [before[1], before[2], before[0], ...before.slice(3)];
  await expect(saved(page)).toHaveText('Gespeichert');
  expect((await read(page, 'arrivals')).draft.content.products).toEqual(moved);

  const { draft: mine } = await read(page, 'arrivals');
  await page.request.put(
    apiPath('/api/admin/catalogue/entries/:kind/:id/draft', { kind: 'collection', id: 'arrivals' }),
    {
      data: {
        content: { ...mine.content, products: before.toReversed() },
        revision: mine.revision,
        base: published.version,
      },
    },
  );
  const remove = list.first().getByRole('button', { name: /herausnehmen/ });
  await remove.click();
  await expect(saved(page)).toContainText('Nicht gespeichert');
  await page.getByRole('button', { name: 'Fassungen ansehen' }).click();
  await expectAccessible(page);
  await expect(page.locator('#range-conflict').getByRole('radio')).toHaveCount(2);
  await page.getByLabel(/^Die andere/).check();
  await page.getByRole('button', { name: 'So übernehmen' }).click();
  await expect(list).toHaveCount(before.length);
  expect((await read(page, 'arrivals')).draft.content.products).toEqual(before.toReversed());
});

test('what stands beside a product is chosen, and left to the shop again @full', async ({
  page,
}) => {
  await page.goto('/admin#sortiment/produkte/kiez-low-navy');
  const at = apiPath('/api/admin/catalogue/entries/:kind/:id', {
    kind: 'product',
    id: 'kiez-low-navy',
  });
  const readRelated = async () =>
    (await (await page.request.get(at)).json()).draft?.content.related;
  const list = rows(page, 'Passt dazu');
  await expect(page.getByText('Hier wählt der Shop selbst')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Produkt hinzufügen' }).fill('kiez');
  await page
    .getByRole('list', { name: 'Gefundene Produkte' })
    .getByRole('button', { name: /hinzufügen$/ })
    .first()
    .click();
  await expect(list).toHaveCount(1);
  await expect.poll(readRelated).toHaveLength(1);
  expect(await readRelated()).not.toContain('kiez-low-navy');
  await list.getByRole('button', { name: /herausnehmen/ }).click();
  await expect.poll(readRelated).toBeUndefined();
});
