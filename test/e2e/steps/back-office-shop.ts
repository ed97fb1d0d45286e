import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { DUO } from '#test/cart-items.ts';
import type { ShopPlace } from '#test/running-shop.ts';
import { isLive, startShop } from './live-shop.ts';
import { ownerCode, signInWithApp } from './owner-app.ts';

export const owner = { email: 'admin@elvare.example', password: 'owner-of-this-shop' };

/** Returns a test function with a shop of its own, which has the orders and logins of its journeys only. */
export const backOfficeShop = (settings: Record<string, string> = {}) =>
  base.extend<object, { place: ShopPlace }>({
    place: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
      async ({}, use, info) => {
        const { place, close } = await startShop(info, {
          ADMIN_PASSWORD: owner.password,
          ...settings,
        });
        await use(place);
        await close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ place }, use) => use(`http://localhost:${place.port}`),
  });

/** The shop that most journeys of the back office share: each counts only what it made. */
export const test = backOfficeShop();

export { DUO };
/** Two bags that the live example has as well. */
export const PAIR = { ...DUO, selectedColor: 'Rosa,Navy', colourIds: 'rosa,navy' };

/** Signs in: the owner, or somebody else. */
export async function signIn(page: Page, data = owner): Promise<void> {
  if (isLive(base.info()) && data === owner) return signInWithApp(page, owner);
  const response = await page.request.post('/api/auth/sign-in/email', { data });
  expect(response.status()).toBe(200);
}

/** Opens a page until it shows what was just published. */
export async function openPublished(page: Page, pathname: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(pathname);
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Lets the next such request come too late after the last proof, as after a quarter of an hour. */
export async function comeLate(page: Page, method: string, path: string): Promise<void> {
  let isLate = true;
  await page.route(path, (route) => {
    if (!isLate || route.request().method() !== method) return route.continue();
    isLate = false;
    return route.fulfill({ status: 403, json: { error: 'late', code: 'confirm_needed' } });
  });
}

/** Says in the dialog who is there. */
export async function proveOwner(page: Page): Promise<void> {
  const hasApp = isLive(base.info());
  const field = page.getByLabel(hasApp ? 'Code aus deiner Code-App' : 'Dein Passwort');
  await expect(page.getByRole('dialog').locator(field)).toBeFocused();
  await page.keyboard.type(hasApp ? ownerCode() : owner.password);
  await page.keyboard.press('Enter');
}

/** Buyer of a live shop, which asks before it leads to the payment page. */
export const BUYER = {
  email: 'mia@kundin.example',
  name: 'Mia Muster',
  street: 'Torstraße 1',
  postcode: '10119',
  town: 'Berlin',
};

/** Orders these items in this browser; returns the checkout session, which is to be paid. */
export async function startOrder(
  page: Page,
  items: readonly object[],
  customer = isLive(base.info()) ? BUYER : undefined,
): Promise<string> {
  const made = await page.request.post('/api/create-checkout', { data: { items, customer } });
  return /cs_\w+/.exec((await made.json()).url)?.[0] ?? '';
}

/** Orders these items and pays; returns the order's number and its checkout session. */
export async function payFor(
  page: Page,
  place: ShopPlace,
  items: readonly object[],
  customer?: typeof BUYER,
): Promise<{ number: string; session: string }> {
  const session = await startOrder(page, items, customer);
  await askSandbox(place, `sessions/${session}/pay`, {});
  let number = '';
  // The webhook and its job may take a moment.
  await expect(async () => {
    const shown = await page.request.get(
      `${apiPath('/api/checkout/:session_id', { session_id: session })}`,
    );
    ({ number } = (await shown.json()).order);
    expect(number).toMatch(/^EL-/);
  }).toPass();
  return { number, session };
}

/** A paid order of these items, as its owner finds it. */
export async function sell(
  page: Page,
  place: ShopPlace,
  items: readonly object[],
): Promise<{ id: string; session: string; number: string; customer_email: string }> {
  const { number, session } = await payFor(page, place, items);
  const found = await page.request.post('/api/admin/orders', { data: { q: number } });
  return { ...(await found.json()).orders[0], session };
}

/** Tells the payment side what a customer, or the bank, does. */
export async function askSandbox(place: ShopPlace, path: string, body: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${place.sandboxPort}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response.json();
}
