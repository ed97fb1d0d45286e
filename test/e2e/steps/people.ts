import type { Browser, BrowserContext, Page } from '@playwright/test';
import { admin } from '#test/places.ts';
import { expect, open } from './journey.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Fills the form of `/auth` and signs in. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/auth');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).first().fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** Makes an account and signs it in, without a look at the forms. */
export async function signUp(
  page: Page,
  data: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.request.post('/api/auth/sign-up/email', { data });
  await page.request.post('/api/auth/sign-in/email', { data });
}

/** Each worker signs the owner in once. */
let ownersCookies: Cookies | undefined;
/** The back office requires a new proof after a quarter of an hour. */
const PROVED_FOR_MS = 10 * 60_000;
let provedAt = 0;

/** A window of its own in which the shop's owner is signed in. */
export async function ownersWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { email, password } = admin();
  if (ownersCookies) {
    await context.addCookies(ownersCookies);
    if (Date.now() - provedAt > PROVED_FOR_MS) {
      const proof = await context.request.post('/api/auth/confirm', { data: { password } });
      expect(proof.ok()).toBe(true);
      provedAt = Date.now();
    }
    return page;
  }
  await signIn(page, email, password);
  ownersCookies = await context.cookies();
  provedAt = Date.now();
  return page;
}
