import type { Browser, BrowserContext, Page } from '@playwright/test';
import { admin } from '../../places.ts';
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

/** An account counts its logins (10, then one every 90 s): each worker signs the owner in once. */
let ownersCookies: Cookies | undefined;

/** A window of its own in which the shop's owner is signed in. */
export async function ownersWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (ownersCookies) {
    await context.addCookies(ownersCookies);
    return page;
  }
  const { email, password } = admin();
  await signIn(page, email, password);
  ownersCookies = await context.cookies();
  return page;
}
