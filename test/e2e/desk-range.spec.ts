import { expect, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { discardDrafts, signIn, test } from './steps/desk-shop.ts';
import { chooseOption, enter, tabTo } from './steps/keyboard.ts';
import { PHONE } from './steps/matrix.ts';

/** The range in the back office: products are found, edited, made and compared. */

const ID = 'kiez-low-navy';
const at = apiPath('/api/admin/catalogue/entries/:kind/:id', { kind: 'product', id: ID });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => page.locator('.range-bar [role=status]');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereich des Sortiments' }).getByRole('link', { name });

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await discardDrafts(page);
});

test('a name is found, edited in both languages, checked, saved and undone by keyboard', async ({
  page,
}) => {
  await page.goto('/admin#sortiment/produkte');
  await tabTo(page, field(page, 'Produkt suchen'));
  await page.keyboard.type('low navy');
  const row = page.getByRole('link', { name: 'Kiez Low Navy' });
  await expect(row).toBeVisible();
  await expect(page.locator('.range-row')).toHaveCount(1);
  await expectAccessible(page);
  await enter(page, row);
  await expect(page.getByRole('heading', { name: 'Kiez Low Navy' })).toBeFocused();
  await expect(saved(page)).toHaveText('Wie veröffentlicht');

  await tabTo(page, field(page, 'Name (Deutsch)'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Kiez Abend');
  await tabTo(page, field(page, 'Name (Englisch)'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(saved(page)).toHaveText('Gespeichert');
  const english = field(page, 'Name (Englisch)');
  await expect(english).toHaveAttribute('aria-invalid', 'true');
  await expect(english).toHaveAccessibleDescription('Hier fehlt noch etwas.');
  await expectAccessible(page);
  // The summary leads to the field.
  const summary = page.locator('summary').filter({ hasText: '1 Angabe fehlt oder ist falsch' });
  await enter(page, summary);
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Name (Englisch): Hier fehlt noch etwas.')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(english).toBeFocused();
  await page.keyboard.type('Kiez Evening');
  await expect(english).toHaveAttribute('aria-invalid', 'false');
  await expect(saved(page)).toHaveText('Gespeichert');

  await page.reload();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Abend');
  await expect(english).toHaveValue('Kiez Evening');

  const duo = page.getByRole('checkbox', { name: 'Duo', exact: true });
  await duo.focus();
  await page.keyboard.press('Space');
  await field(page, 'Duo: Preis').fill('10');
  await field(page, 'Duo: Früherer Preis').fill('20');
  const sizes = field(page, 'Größen');
  await expect(sizes).toHaveAccessibleDescription(/Größen oder Pakete, nicht beides/);
  await duo.focus();
  await page.keyboard.press('Space');
  await expect(sizes).toHaveAccessibleDescription('');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(duo).toBeChecked();
  await expect(duo).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(duo).not.toBeChecked();
  await expect(saved(page)).toHaveText('Gespeichert');

  await page.goBack();
  await expect(page.getByRole('link', { name: 'Kiez Abend' })).toBeVisible();
});

test('what is typed just before leaving is saved', async ({ page }) => {
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  await page.getByRole('textbox', { name: 'Preis', exact: true }).fill('123,4');
  await enter(page, page.getByRole('link', { name: 'Zurück zur Liste' }));
  await expect(async () => {
    const { draft } = await (await page.request.get(at)).json();
    expect(draft?.content.priceCents).toBe(12_340);
  }).toPass();
  const link = page.getByRole('link', { name: 'Kiez Low Navy', exact: true });
  await expect(link).toBeFocused();
  // The row comes and goes while something else is typed.
  const search = field(page, 'Produkt suchen');
  await tabTo(page, search);
  await page.keyboard.type('pouch');
  await expect(link).toBeHidden();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('low navy');
  await expect(link).toBeVisible();
  await expect(search).toBeFocused();
});

test('a product beyond the first page has the focus once it came, and after its editor @full', async ({
  page,
}) => {
  const { products } = await (await page.request.get('/api/admin/catalogue/products')).json();
  const isLast = (product: { id: string }) => product.id === ID;
  let isGone = false;
  await page.route(`**/api/admin/catalogue/products*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.has('collection')) return route.continue();
    const json = query.has('after')
      ? { products: isGone ? [] : products.filter(isLast), next: null }
      : { products: products.slice(0, 2), next: '1:a' };
    return route.fulfill({ json });
  });
  await page.goto('/admin#sortiment/produkte');
  const more = button(page, 'Weitere laden');
  await page.route('**after=*', (route) => route.abort());
  await enter(page, more);
  await expect(page.getByText(/^Das hat nicht geklappt/)).toBeVisible();
  await expect(more).toBeFocused();
  await page.unroute('**after=*');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Kiez Low Navy', exact: true });
  await expect(link).toBeFocused();
  const back = page.getByRole('link', { name: 'Zurück zur Liste' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kiez Low Navy' })).toBeFocused();
  await enter(page, back);
  await expect(link).toBeFocused();
  // A row that left meanwhile leaves the focus to the list's own link.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kiez Low Navy' })).toBeFocused();
  isGone = true;
  await enter(page, back);
  await expect(link).toBeHidden();
  await expect(view(page, 'Produkte')).toBeFocused();
});

test('two people who edit at once choose what stays', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Low Navy');
  const { published } = await (await page.request.get(at)).json();
  const content = {
    ...published.content,
    name: { de: 'Von anderen', en: 'By others' },
    searchWords: 'abends',
  };
  await page.request.put(
    apiPath('/api/admin/catalogue/entries/:kind/:id/draft', { kind: 'product', id: ID }),
    {
      data: { content, revision: null, base: published.version },
    },
  );
  await field(page, 'Name (Deutsch)').fill('Von mir');
  await expect(saved(page)).toContainText('Jemand anders hat hier etwas geändert');
  await enter(page, button(page, 'Fassungen ansehen'));
  await expect(page.locator('#range-conflict')).toBeFocused();
  await expectAccessible(page);
  const names = page.getByRole('group', { name: 'Name (Deutsch)' });
  // What one side alone changed is chosen already.
  await expect(names.getByLabel('Meine: Von mir')).toBeChecked();
  const words = page.getByRole('group', { name: 'Suchwörter' });
  const mine = words.getByRole('radio', { name: /^Meine:/ });
  const other = words.getByRole('radio', { name: 'Die andere: abends' });
  await expect(other).toBeChecked();
  await tabTo(page, other);
  await page.keyboard.press('ArrowUp');
  await expect(mine).toBeChecked();
  await expect(mine).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(other).toBeChecked();
  await expect(other).toBeFocused();
  await enter(page, button(page, 'So übernehmen'));
  await expect(page.locator('.range-main > h3')).toBeFocused();
  await expect(saved(page)).toHaveText('Gespeichert');
  await expect(page.locator('.range-main > h3')).toBeFocused();
  const { draft } = await (await page.request.get(at)).json();
  expect(draft.content.name).toEqual({ de: 'Von mir', en: 'By others' });
  expect(draft.content.searchWords).toBe('abends');
});

test('a product is made, refused for its id and discarded by keyboard', async ({ page }) => {
  await page.goto('/admin#sortiment/produkte');
  const create = button(page, 'Neues Produkt');
  await enter(page, create);
  const name = field(page, 'Name (Deutsch)');
  const id = field(page, 'Kennung');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Mütze Größe Zwölf');
  await expect(id).toHaveValue('muetze-groesse-zwoelf');
  await page.keyboard.press('Tab');
  await expect(id).toBeFocused();
  await page.keyboard.type(ID);
  await enter(page, button(page, 'Anlegen'));
  await expect(id).toBeFocused();
  await expect(id).toHaveAccessibleDescription(/Diese Kennung gibt es schon/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('muetze-zwoelf');
  await chooseOption(page, page.locator('.range-new').getByLabel('Sammlung'), 'Caps');
  await chooseOption(page, page.getByLabel('Zur Wahl stehen'), 'Farben');
  await enter(page, button(page, 'Anlegen'));
  await expect(heading(page, 'Mütze Größe Zwölf muetze-zwoelf')).toBeFocused();
  await expect(field(page, 'Adresse')).toHaveValue('/caps/muetze-zwoelf');
  await expect(page.getByRole('group', { name: 'Farben' })).toHaveAccessibleDescription(
    'Hier fehlt etwas: mindestens 1.',
  );
  await expect(page.getByText(/\d+ Angaben fehlen oder sind falsch/)).toBeVisible();

  const discard = button(page, 'Entwurf verwerfen');
  await enter(page, discard);
  await expect(button(page, 'Ja, verwerfen')).toBeFocused();
  await enter(page, button(page, 'Abbrechen'));
  await expect(discard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Ja, verwerfen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(create).toBeVisible();
  await expect(view(page, 'Produkte')).toBeFocused();
});

test('a product is copied and discarded by keyboard @full', async ({ page }) => {
  await page.goto('/admin#sortiment/produkte');
  await tabTo(page, field(page, 'Produkt suchen'));
  await page.keyboard.type('low navy');
  await expect(page.locator('.range-row')).toHaveCount(1);
  await enter(page, button(page, 'Kiez Low Navy kopieren'));
  await expect(field(page, 'Name (Deutsch)')).toBeFocused();
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Low Navy Kopie');
  await enter(page, button(page, 'Anlegen'));
  await expect(heading(page, 'Kiez Low Navy Kopie kiez-low-navy-kopie')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Preis', exact: true })).toHaveValue('79,99');
  await enter(page, button(page, 'Entwurf verwerfen'));
  await expect(button(page, 'Ja, verwerfen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Neues Produkt')).toBeVisible();
  await expect(view(page, 'Produkte')).toBeFocused();
});

test('a product is retired and brought back by keyboard @full', async ({ page }) => {
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  const title = page.locator('.range-main > h3');
  await expect(title).toBeFocused();
  await enter(page, button(page, 'Auslisten'));
  await expect(button(page, 'Ja, auslisten')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/verschwindet mit der nächsten Veröffentlichung/)).toBeVisible();
  await expect(title).toBeFocused();
  await enter(page, button(page, 'Wieder aufnehmen'));
  await expect(field(page, 'Name (Deutsch)')).toHaveValue('Kiez Low Navy');
  await expect(title).toBeFocused();
});

test('the preview shows what is saved, on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin#sortiment/produkte/${ID}`);
  const frame = page.frameLocator('iframe[title="Vorschau der Seite"]');
  await expect(frame.getByRole('heading', { name: 'Kiez Low Navy' })).toBeVisible();
  await field(page, 'Name (Deutsch)').fill('Kiez Abend');
  await expect(frame.getByRole('heading', { name: 'Kiez Abend' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache der Vorschau' }).selectOption('en');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Breite der Vorschau' }).selectOption('desktop');
  await expect(page.locator('.range-frame')).toHaveAttribute('data-width', 'desktop');
});
