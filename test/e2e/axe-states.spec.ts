import type { Page } from '@playwright/test';
import { href, type Lang, localized } from '#routes.ts';
import { expectAccessible, expectNoViolations, VIEWS, viewName } from './steps/accessibility.ts';
import { expect, open, test } from './steps/journey.ts';
import { FULL, fullIf } from './steps/matrix.ts';
import { ownersWindow } from './steps/people.ts';
import { addToCart, cartButton, drawer } from './steps/shopper.ts';

/** States that a page shows only after an action. */

test.describe.configure({ mode: 'parallel' });

/** Goes through some states of a page and looks at each. */
type Walk = (page: Page, lang: Lang, word: (german: string, english: string) => string) => unknown;

const closeToasts = async (page: Page) => {
  const close = page.locator('.toast').getByRole('button', { name: /^(Schließen|Close)$/ });
  for (const toast of (await close.all()).reverse()) await toast.click();
};

const cart: Walk = async (page, lang, word) => {
  await open(page, localized('/products/travel-bag', lang));
  await addToCart(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'colours missing, toast');
  await page.getByRole('radio', { name: /TRIO/ }).check();
  for (const colour of [word('Schwarz', 'Black'), 'Navy', 'Cognac']) {
    await page.getByRole('button', { name: colour, exact: true }).click();
  }
  await addToCart(page);
  await expectAccessible(page, 'added, toast');
  // It would lie over what is looked at next.
  await closeToasts(page);
  await cartButton(page).click();
  const inCart = drawer(page);
  await expect(inCart.getByRole('timer')).toBeVisible();
  await expectAccessible(page, 'drawer with presents');
  await inCart.getByRole('button', { name: word('Einlösen', 'Redeem') }).click();
  await expectAccessible(page, 'drawer, code missing');
  await inCart.locator('[name=code]').fill('GIBTESNICHT');
  await page.keyboard.press('Enter');
  await expect(inCart.getByText(word('kennen wir nicht', 'don’t know'))).toBeVisible();
  await expectAccessible(page, 'drawer, code unknown');
  await inCart.locator('[name=code]').fill('WILLKOMMEN10');
  await page.keyboard.press('Enter');
  await expect(inCart.getByText('Code WILLKOMMEN10', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'drawer with presents, code redeemed');
  const remove = word('Elvare Travel Bag Trio entfernen', 'Remove Elvare Travel Bag Trio');
  await inCart.getByRole('button', { name: remove }).click();
  await expectAccessible(page, 'drawer empty, undo');
};

const picturesAndSearch: Walk = async (page, lang, word) => {
  await open(page, localized('/products/travel-bag', lang));
  const main = page.getByRole('main');
  const enlarge = word('Bilder groß ansehen', 'View pictures large');
  await main.getByRole('button', { name: enlarge }).click();
  const zoom = page.getByRole('dialog', { name: 'Elvare Travel Bag' });
  await expect(zoom.getByRole('group')).toBeFocused();
  await expectAccessible(page, 'pictures on the whole screen');
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await expectAccessible(page, 'search empty');
  await search.fill('pouch');
  await expect(page.getByRole('dialog').getByRole('link', { name: /Pouch/ })).toBeVisible();
  await expectAccessible(page, 'search with hits');
  await search.fill('xyzzyqq');
  await expectAccessible(page, 'search without hits');
};

const menu: Walk = async (page, lang, word) => {
  await open(page, localized('/products/travel-bag', lang));
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: word('Menü', 'Menu') });
  if (await button.isVisible()) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } else {
    await banner.getByText(word('Taschen', 'Bags'), { exact: true }).click();
  }
  await expectNoViolations(page);
};

const sizes: Walk = async (page, lang, word) => {
  await open(page, localized('/sneakers/kiez-low-navy', lang));
  await addToCart(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'size missing, toast');
  await closeToasts(page);
  const guide = word('Größentabelle', 'Size guide');
  await page.getByRole('main').getByRole('button', { name: guide }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectAccessible(page, 'size guide');
};

const forms: Walk = async (page, lang) => {
  await open(page, href('auth', lang));
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button').last().click();
  await expectAccessible(page, 'sign-in errors');
  await page.getByRole('tab').last().click();
  await panel.getByRole('button').last().click();
  await expectAccessible(page, 'sign-up errors');
  await open(page, href('help', lang));
  const main = page.getByRole('main');
  await main.getByRole('button').last().click();
  await expect(main.getByRole('textbox').first()).toBeFocused();
  await expectAccessible(page, 'contact errors');
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('keine-adresse');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expectAccessible(page, 'newsletter error');
};

for (const [name, walk, usualViews] of [
  ['cart', cart, 1],
  ['pictures and search', picturesAndSearch, 0],
  ['sizes', sizes, 0],
  ['forms', forms, 0],
  // Another one on phones than at a desk.
  ['menu', menu, 2],
] as const) {
  for (const [nth, view] of VIEWS.entries()) {
    test(`axe: ${name}, ${viewName(view)}${fullIf(nth >= usualViews)}`, async ({ page }) => {
      await page.setViewportSize(view.viewport);
      await walk(page, view.lang, (german, english) => (view.lang === 'de' ? german : english));
    });
  }
}

test('axe: account page and menu of someone signed in @full', async ({ browser }) => {
  const page = await ownersWindow(browser);
  for (const path of ['/konto', '/en/konto', '/merkliste']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
  const banner = page.getByRole('banner');
  await banner.getByLabel('Konto').click();
  await expectAccessible(page, 'account menu');
  await banner.getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
  await page.context().close();
});

/** Addresses of the back office, one of each kind first. */
const ADMIN_PLACES = [
  ['', 'Admin Dashboard / Live Analytics Dashboard'],
  ['/orders', 'Bestellungen'],
  ['/campaigns/new', 'Neue Aktion'],
  ['/stock', 'Bestand'],
  ['/products/kiez-low-navy', 'Kiez Low Navy'],
  ['/packing', 'Packen'],
  ['/returns', 'Rückgaben'],
  ['/collections/sneakers', 'Sneakers'],
  ['/pictures?view=studio', 'Bilder'],
  ['/golive', 'Eröffnung'],
  ['/person', 'Personendaten'],
  ['/backup', 'Sicherung'],
  ['/log', 'Protokoll'],
  ['/log?view=security', 'Protokoll'],
  ['/messages?view=all', 'Nachrichten'],
  ['/codes/new', 'Neuer Code'],
  ['/collections', 'Sammlungen'],
  ['/collections/imprint?view=texts', 'Impressum'],
  ['/products', 'Produkte'],
  ['/publish?view=versions', 'Veröffentlichen'],
  ['/import', 'Import und Export'],
] as const;
const USUAL_PLACES = 3;

test('axe: the back office', async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await ownersWindow(browser);
  for (const [place, heading] of ADMIN_PLACES.slice(0, FULL ? undefined : USUAL_PLACES)) {
    await page.goto(`/admin${place}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectNoViolations(page, place);
  }
  await page.context().close();
});

test('axe: dialogs of the back office and of the account @full', async ({ browser }) => {
  const page = await ownersWindow(browser);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  // As after a quarter of an hour.
  await page.route(`**/api/admin/person`, (route) =>
    route.fulfill({ status: 403, json: { error: 'late', code: 'confirm_needed' } }),
  );
  await page.goto('/admin/person');
  await main.getByLabel('E-Mail-Adresse').fill('wer@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Dein Passwort')).toBeFocused();
  await expectAccessible(page, 'confirmation in the back office');

  await open(page, '/konto');
  const openers = main.locator('[command="show-modal"]');
  await expect(openers.last()).toBeVisible();
  for (const opener of await openers.all()) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, (await opener.textContent()) ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.context().close();
});
