import { expect, type Page } from '@playwright/test';
import { apiPath } from '#api-paths.ts';
import { DESK_API } from '#desk-paths.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { deskShop, signIn } from './steps/desk-shop.ts';
import { tabTo } from './steps/keyboard.ts';
import { showAsLive } from './steps/live-mode.ts';
import { PHONE } from './steps/matrix.ts';

/** Prices of several products are changed at once, looked at before, saved and taken back. */

const test = deskShop();
const NAME = 'Kiez Low Navy';
const ID = 'kiez-low-navy';
const DRAFT = apiPath(DESK_API.deskDraft, { kind: 'product', id: ID });

const control = (page: Page, role: 'button' | 'checkbox' | 'combobox' | 'textbox', name: string) =>
  page.getByRole(role, { name, exact: true });

async function readEntry(page: Page) {
  return (await page.request.get(apiPath(DESK_API.deskEntry, { kind: 'product', id: ID }))).json();
}
async function edit(page: Page, change: object): Promise<void> {
  const { published, draft } = await readEntry(page);
  const content = { ...(draft?.content ?? published.content), ...change };
  const reply = await page.request.put(DRAFT, {
    data: { content, revision: draft?.revision ?? null, base: published.version },
  });
  expect(reply.status()).toBe(200);
}
const overview = async (page: Page) => (await page.request.get(DESK_API.deskCatalogue)).json();
const tab = (page: Page) => page.getByRole('link', { name: /^Veröffentlichen/ });
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  const { drafts } = await overview(page);
  for (const { kind, id, revision } of drafts) {
    await page.request.delete(apiPath(DESK_API.deskDraft, { kind, id }), { data: { revision } });
  }
});

test('two products are chosen, reduced, saved as drafts and taken back by keyboard', async ({
  page,
}) => {
  await edit(page, { priceCents: 4_444, originalCents: 5_555 });
  await page.goto('/admin#sortiment/produkte');
  await expect(tab(page)).toHaveAccessibleName('Veröffentlichen 1 Entwurf wartet');
  await tabTo(page, control(page, 'checkbox', `${NAME} auswählen`));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 Produkt ausgewählt')).toBeVisible();
  await page.getByRole('checkbox', { name: /Pouch auswählen/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 Produkte ausgewählt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preise ändern' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Preise ändern' })).toBeFocused();
  const apply = page.getByRole('button', { name: 'Als Entwürfe speichern' });
  await expect(apply).toBeDisabled();

  await tabTo(page, control(page, 'textbox', 'Um wie viel Prozent'));
  await page.keyboard.type('10');
  await expect(row(page, NAME)).toContainText('€44,44');
  await expect(row(page, NAME)).toContainText('€39,99');
  await expect(row(page, 'Trio')).toContainText(/,99 statt/);
  await expect(page.getByText('Bei 2 Produkten ändern sich Preise.')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('100');
  await expect(page.getByText('Weniger als 100 Prozent.')).toBeVisible();
  await expect(apply).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('99');
  await expect(row(page, NAME)).toContainText('So niedrig geht der Preis nicht.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12,5');
  await tabTo(page, control(page, 'combobox', 'Runden'));
  await page.keyboard.press('End');
  await expect(row(page, NAME)).toContainText('€38,00');
  await tabTo(page, control(page, 'button', 'Als Entwürfe speichern'));
  await page.keyboard.press('Enter');
  const done = page.getByText('2 Produkte haben Entwürfe mit neuen Preisen.');
  await expect(done).toBeFocused();
  await expect(tab(page)).toHaveAccessibleName('Veröffentlichen 2 Entwürfe warten');
  await expectAccessible(page);
  const saved = await readEntry(page);
  expect(saved.draft.content).toMatchObject({ priceCents: 3_800, originalCents: 4_444 });

  await tabTo(page, control(page, 'button', 'Rückgängig machen'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rückgängig gemacht.')).toBeFocused();
  await expect(tab(page)).toHaveAccessibleName('Veröffentlichen 1 Entwurf wartet');
  const { draft } = await readEntry(page);
  expect(draft.content).toMatchObject({ priceCents: 4_444, originalCents: 5_555 });
  await tabTo(page, control(page, 'button', 'Zur Liste'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Preise ändern' })).toBeDisabled();
});

test('all that are found are raised on a phone; a product changed meanwhile is shown with both prices', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/en/admin#sortiment/produkte');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('sneaker');
  await expect(page.locator('.range-row').first()).toContainText('Sneaker');
  await page.getByRole('button', { name: 'Select all results' }).click();
  const chosen = page.getByText(/^\d+ products selected$/);
  await expect(chosen).toBeVisible();
  const count = Number.parseInt((await chosen.textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByLabel('Direction').selectOption('up');
  await expect(page.getByLabel('Struck-through price')).toHaveCount(0);
  await page.getByLabel('By how many percent').fill('5');
  await expect(page.getByText(`Prices of ${count} products change`)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(count + 1);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await edit(page, { priceCents: 7_777, originalCents: 8_888 });
  const apply = page.getByRole('button', { name: 'Save as drafts' });
  await apply.click();
  await expect(page.getByText(/Nothing was saved/)).toBeFocused();
  await expect(page.getByText(/^Yours €.*, now €77\.77$/)).toBeVisible();
  await expectAccessible(page);
  expect((await overview(page)).drafts).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue with the current prices' }).click();
  await expect(row(page, NAME)).toContainText('€81.99');
  await apply.click();
  await expect(page.getByText(`${count} products have drafts`)).toBeFocused();
  // The owner's saved price and the present one are shown, not the one she began with.
  await edit(page, { priceCents: 6_666 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Nothing was undone/)).toBeFocused();
  await expect(page.getByText('Yours €81.99, now €66.66')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with the current prices' }).click();
  await apply.click();
  await expect(page.getByText(`${count} products have drafts`)).toBeFocused();
  await page.getByRole('link', { name: 'Go to publishing' }).click();
  await page.getByRole('button', { name: `Publish (${count})` }).click();
  await expect(page.getByText(/is published|are published/)).toBeFocused();
  await expect(page.getByRole('link', { name: /^Publish/ })).toHaveAccessibleName('Publish');
});

test('a live shop says which struck-through prices its history doesn’t prove', async ({ page }) => {
  const proofs = `**${DESK_API.deskPricesPreview}`;
  let asked = 0;
  await page.route(proofs, (route) => {
    asked += 1;
    const unproved = [
      { id: ID, variant: '', proven_cents: null },
      { id: 'pouch', variant: 'duo', proven_cents: 9_999 },
    ];
    return route.fulfill({ json: { unproved } });
  });
  const open = async () => {
    await page.goto('/admin#sortiment/produkte');
    for (const name of [`${NAME} auswählen`, 'Elvare Pouch auswählen']) {
      await control(page, 'checkbox', name).check();
    }
    await control(page, 'button', 'Preise ändern').click();
    await control(page, 'textbox', 'Um wie viel Prozent').fill('10');
    await expect(page.getByText('Bei 2 Produkten ändern sich Preise.')).toBeVisible();
  };
  const counted = page.getByText(/^Bei 2 Produkten belegen die bisherigen Preise/);
  await open();
  await control(page, 'textbox', 'Um wie viel Prozent').fill('20');
  await expect(row(page, NAME)).toContainText(/,99/);
  await showAsLive(page, '/admin');
  await page.goto('/');
  expect(asked).toBe(0);

  await open();
  await expect(counted).toBeVisible();
  await expect(row(page, NAME)).toContainText('nicht belegt');
  await expect(row(page, 'Duo')).toContainText('belegt bis €99,99');
  await expect(row(page, 'Trio')).not.toContainText('belegt');
  await expectAccessible(page);
  await page.route(proofs, (route) => route.abort());
  await page.getByLabel('Runden').selectOption('euros');
  await expect(page.getByText(/ließ sich nicht prüfen/)).toBeVisible();
  await expect(counted).toHaveCount(0);
  await expect(control(page, 'button', 'Als Entwürfe speichern')).toBeEnabled();
});
