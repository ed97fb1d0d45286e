import type { Locator, Page } from '@playwright/test';
import { href, type Lang, localized } from '#routes.ts';
import { expect, open, test } from './journey.ts';
import { isLive } from './live-shop.ts';
import { fillCustomer } from './payment-page.ts';

/** Opens the Pouch, picks the duo and two colours (black is preselected), adds it. */
export async function addPouchDuo(page: Page, lang: Lang = 'de'): Promise<void> {
  await open(page, localized('/products/pouch', lang));
  await page.getByRole('radio', { name: /DUO PACK/ }).check();
  await page.getByRole('button', { name: 'Navy', exact: true }).click();
  await expect(page.getByText(/^2\/2 (ausgewählt|selected)$/)).toBeVisible();
  await addToCart(page);
}

/** The main button of a product page; phones have a second one in their sticky bar. */
export async function addToCart(page: Page): Promise<void> {
  const name = /^(In den Warenkorb legen|Add to cart)/;
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

/** The message with this title, wherever it is shown. */
export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /^(Meldungen|Messages|Notifications)$/ })
    .locator('.toast')
    .filter({ has: page.getByText(title, { exact: true }) });
}

export function cartButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(Warenkorb|Cart|Bag)/ });
}

/** Opens the drawer by the header; returns it. */
export async function openDrawer(page: Page): Promise<Locator> {
  await cartButton(page).click();
  return drawer(page);
}

export function drawer(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Warenkorb|Cart|Bag)$/ });
}

/** On to the hosted page, which asks for the buyer; a live shop asks before, at `/kasse`. */
export async function goToPayment(page: Page, email?: string): Promise<void> {
  const cart = await openDrawer(page);
  const asksBefore = isLive(test.info());
  await cart.getByRole('button', { name: /^(Jetzt Zahlen|Pay now|Zur Kasse)$/ }).click();
  if (asksBefore) {
    const form = page.getByRole('form', { name: 'Wohin dürfen wir liefern?' });
    await fillCustomer(form, { email: email ?? 'kundin@example.com' });
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  }
  await page.waitForURL(/\/c\/pay\//);
  if (email && !asksBefore) await fillCustomer(page, { email });
}

/** The cart as the browser keeps it (docs/specification.md#3-data). */
export function storedLines(page: Page): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('cart-storage') ?? 'null')?.state.items ?? [],
  );
}

/** Puts a cart into the browser's storage, as an earlier visit has left it. */
export async function leaveCart(page: Page, lang: Lang, items: readonly object[]): Promise<void> {
  await open(page, href('help', lang));
  await page.evaluate((lines) => {
    localStorage.setItem('cart-storage', JSON.stringify({ state: { items: lines }, version: 0 }));
  }, items);
  await page.reload();
}

/** Opens the search by its key, which works once the page is idle. Returns its field. */
export async function openSearch(page: Page): Promise<Locator> {
  const line = page.getByRole('searchbox');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(line).toBeFocused({ timeout: 500 });
  }).toPass();
  return line;
}
