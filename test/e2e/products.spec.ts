import { expect, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { noise } from '../uploads.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { backOfficeShop, openPublished, signIn } from './steps/back-office-shop.ts';
import { enter, retype, tabTo } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';
import { CARDS, fillCustomer, payByCard } from './steps/payment-page.ts';
import { addToCart, openDrawer } from './steps/shopper.ts';

/** Products, publishing and versions, by keyboard and on a phone. */

const test = backOfficeShop();

const SHOE = 'kiez-low-navy';
const draftOf = (id: string) =>
  apiPath('/api/admin/catalogue/entries/:kind/:id/draft', { kind: 'product', id });
const entryOf = (id: string) =>
  apiPath('/api/admin/catalogue/entries/:kind/:id', { kind: 'product', id });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => page.locator('.save-state');
const picture = (page: Page, colour: string) =>
  page.getByRole('grid', { name: `Bilder: ${colour}` }).getByRole('row');

/** Opens a select and chooses an option by its first letters. */
async function choose(page: Page, name: string | RegExp, option: string): Promise<void> {
  await enter(page, button(page, name).last());
  await page.getByRole('option', { name: option, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('a new product goes from empty to bought by keyboard', async ({ page }) => {
  await signIn(page);
  // Where the list was before.
  await page.goto('/admin/products');
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('row', { name: 'Elvare Pouch' })).toContainText('12 Farben');
  await enter(page, button(page, 'Produkt anlegen'));
  await expect(dialog(page).locator('input').first()).toBeFocused();
  await page.keyboard.type('Größe Zwölf');
  await expect(field(page, 'Kennung')).toHaveValue('groesse-zwoelf');
  await choose(page, /Sammlung$/, 'Accessoires');
  await choose(page, /Zur Wahl stehen$/, 'Farben');
  await expectAccessible(page, 'new product');
  await enter(page, dialog(page).getByRole('button', { name: 'Anlegen' }));
  await expect(page).toHaveURL('/admin/products/groesse-zwoelf');
  await expect(title(page)).toHaveText('Größe Zwölf');

  // Nothing is told of a field before it was left; the bar counts and leads.
  await expect(page.getByText('Hier fehlt noch etwas.')).toBeHidden();
  await enter(page, button(page, /Angaben fehlen oder sind falsch$/));
  await expect(field(page, 'Name (Englisch)')).toBeFocused();
  await page.keyboard.type('Size Twelve');
  await retype(page, field(page, 'Merkmale (Deutsch)'), 'Weich');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Warm');
  await retype(page, field(page, 'Merkmale (Englisch)'), 'Soft');
  await expect(saved(page)).toContainText('Gespeichert um');
  await enter(page, page.getByRole('link', { name: /^Preis/ }).last());
  await expect(page).toHaveURL(/#price$/);
  await retype(page, field(page, 'Preis'), '49,9');
  await enter(page, button(page, /Hinzufügen$/));
  await page.getByRole('menuitem', { name: 'Rosa', exact: true }).focus();
  await page.keyboard.press('Enter');
  await enter(page, button(page, 'Bild hinzufügen: Rosa'));
  const buffer = await noise().png().toBuffer();
  const file = { name: 'Mütze.png', mimeType: 'image/png', buffer };
  await dialog(page).locator('input[type="file"]').setInputFiles(file);
  await expect(picture(page, 'Rosa').locator('img')).toBeVisible();
  await expect(picture(page, 'Rosa')).toContainText('Ganz');
  await enter(page, picture(page, 'Rosa'));
  await retype(page, field(page, 'Alternativtext (Deutsch)'), 'Eine Mütze');
  await retype(page, field(page, 'Alternativtext (Englisch)'), 'A hat');
  await expectAccessible(page, 'a picture');
  await enter(page, button(page, 'Fertig'));
  await expect(saved(page)).toContainText('Gespeichert um');
  await enter(page, button(page, 'Veröffentlichen (1)'));
  await expect(dialog(page)).toContainText('Beide brauchen gleich viele.');
  await expectAccessible(page, 'what is missing');
  await enter(page, dialog(page).getByRole('button', { name: 'Veröffentlichen (1)' }));
  await expect(field(page, 'Merkmale (Englisch)')).toBeFocused();
  await retype(page, field(page, 'Merkmale (Englisch)'), 'Soft');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Warm, too');
  await expect(button(page, /fehlt oder ist falsch$/)).toBeHidden();
  await enter(page, button(page, 'Veröffentlichen (1)'));
  await expect(dialog(page)).toContainText('Kommt neu in den Shop.');
  await enter(page, dialog(page).getByRole('button', { name: 'Veröffentlichen (1)' }));
  await expect(page.getByText(/^Version \d+ ist veröffentlicht$/)).toBeVisible();

  // As anybody.
  await page.context().clearCookies();
  const name = page.getByRole('heading', { name: 'Größe Zwölf', level: 1 });
  await openPublished(page, '/accessoires/groesse-zwoelf', name);
  await expect(page.getByText('Warm')).toBeVisible();
  await addToCart(page);
  await (await openDrawer(page)).getByRole('button', { name: 'Jetzt Zahlen' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await fillCustomer(page, { email: 'zwoelf@example.com' });
  await payByCard(page, CARDS.good);
  await page.waitForURL(/\/success\?session_id=/);
  await expect(page.getByRole('region', { name: 'Deine Bestellung' })).toContainText('Größe Zwölf');
});

test('pictures change their order by keys, go to another colour, and are taken back', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/products/pouch#pictures');
  const black = picture(page, 'Schwarz');
  const src = (nth: number) => black.nth(nth).locator('img').getAttribute('src');
  const [first, second] = [await src(0), await src(1)];
  await tabTo(page, black.first());
  await page.keyboard.press('ArrowRight');
  await expect(black.nth(1)).toBeFocused();
  // The handle: taken up, moved behind the next one, put down.
  await black.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(async () => [await src(0), await src(1)]).toEqual([second, first]);
  await expect(page.getByRole('link', { name: 'Bilder geändert' })).toBeVisible();
  await enter(page, black.first());
  await choose(page, /Farbe$/, 'Rosa');
  await enter(page, button(page, 'Fertig'));
  await expect(picture(page, 'Rosa')).toHaveCount(4);
  await enter(page, button(page, 'Rückgängig'));
  await expect(black).toHaveCount(3);
  await expect(saved(page)).toContainText('Gespeichert um');
  await enter(page, button(page, 'Verwerfen'));
  await enter(page, button(page, 'Elvare Pouch verwerfen'));
  await expect(saved(page)).toHaveText('Keine Änderungen');
  expect(await src(0)).toBe(first);
});

test('a former version is taken up again on a phone @full', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const { published } = await (await page.request.get(entryOf(SHOE))).json();
  const former = (published.content.priceCents / 100).toFixed(2).replace('.', ',');
  await page.goto(`/admin/products/${SHOE}#price`);
  await retype(page, field(page, 'Preis'), '61,61');
  await expect(saved(page)).toContainText('Gespeichert um');
  await enter(page, button(page, 'Veröffentlichen (1)'));
  const change = dialog(page).getByRole('row', { name: /^Preis/ });
  await expect(change).toContainText(`€${former}`);
  await expect(change).toContainText('€61,61');
  await expectAccessible(page, 'before and after');
  await retype(page, dialog(page).getByLabel(/^Notiz/), 'Herbst');
  await enter(page, dialog(page).getByRole('button', { name: 'Veröffentlichen (1)' }));
  const told = page.getByText(/^Version \d+ ist veröffentlicht/);
  await expect(told).toBeVisible();
  const number = Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
  await expect(saved(page)).toHaveText('Keine Änderungen');

  await page.goto('/admin/publish?view=versions');
  await expect(page.getByRole('row', { name: `Version ${number}` })).toContainText('Herbst');
  await enter(page, page.getByRole('row', { name: `Version ${number - 1}` }));
  await expect(title(page)).toBeFocused();
  await enter(page, button(page, 'Wieder aufnehmen'));
  await expect(dialog(page)).toContainText('1 Produkt wird wie damals');
  await expectAccessible(page, 'what a version will do');
  await enter(page, dialog(page).getByRole('button', { name: 'Entwürfe anlegen' }));
  await expect(page).toHaveURL('/admin/publish');
  await expect(page.getByRole('row', { name: /^Preis/ })).toContainText(`€${former}`);
  await expectAccessible(page, 'drafts');
  await enter(page, button(page, 'Veröffentlichen (1)'));
  await expect(page.getByText('Nichts wartet')).toBeVisible();
  await openPublished(page, `/sneakers/${SHOE}`, page.getByText(`€${former}`).first());
});

test('two administrators keep their fields, and choose for one that both changed @full', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`/admin/products/${SHOE}`);
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Low Navy');
  const other = async (change: (content: Record<string, object>) => object) => {
    const { published, draft } = await (await page.request.get(entryOf(SHOE))).json();
    const content = change((draft ?? published).content);
    const seen = { revision: draft?.revision ?? null, base: published.version };
    await page.request.put(draftOf(SHOE), { data: { content, ...seen } });
  };
  await other((content) => ({ ...content, searchWords: 'abends' }));
  await retype(page, field(page, 'Name (Deutsch)'), 'Von mir');
  await expect(page.getByText('Auch die Änderungen von jemand anderem')).toBeVisible();
  await expect(saved(page)).toContainText('Gespeichert um');
  await expect(field(page, 'Suchwörter')).toHaveValue('abends');
  // Undone is the own edit alone.
  await enter(page, button(page, 'Rückgängig').first());
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Low Navy');
  await expect(field(page, 'Suchwörter')).toHaveValue('abends');
  const stored = async () => (await (await page.request.get(entryOf(SHOE))).json()).draft.content;
  await expect.poll(async () => (await stored()).name.de).toBe('Kiez Low Navy');
  await other(({ name, ...content }) => ({ ...content, name: { ...name, de: 'Von ihr' } }));
  await retype(page, field(page, 'Name (Deutsch)'), 'Von mir');
  await expect(dialog(page)).toContainText('Zwei Fassungen');
  await expect(dialog(page).getByRole('row')).toHaveCount(2);
  await expect(dialog(page).getByRole('row', { name: /^Name/ })).toContainText('Von ihr');
  await expectAccessible(page, 'two administrators');
  await enter(page, button(page, 'Meine behalten'));
  await expect(dialog(page)).toBeHidden();
  await expect(saved(page)).toContainText('Gespeichert um');
  await page.reload();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Von mir');

  // Without a connection it is tried again, also after the editor was left.
  await page.route(`**${draftOf(SHOE)}`, (route) => route.abort());
  await retype(page, field(page, 'Name (Deutsch)'), 'Von mir, länger');
  await expect(saved(page)).toContainText('Nicht gespeichert');
  await enter(page, page.getByRole('link', { name: 'Produkte' }).last());
  await expect(title(page)).toHaveText('Produkte');
  await page.unroute(`**${draftOf(SHOE)}`);
  await expect.poll(async () => (await stored()).name.de).toBe('Von mir, länger');
});
