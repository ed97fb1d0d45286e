import { expect, type Page } from '@playwright/test';
import type { StaffRole } from '#rules/roles.ts';
import type { ShopPlace } from '#test/running-shop.ts';
import { linkIn, mailTo } from './inbox.ts';

/** Is invited by the owner, who is signed in, and signs in instead of her. */
export async function joinStaff(page: Page, place: ShopPlace, role: StaffRole): Promise<void> {
  const email = `${role}@laden.example`;
  const password = 'kieselsteine-im-fluss';
  const invited = await page.request.post('/api/admin/invitations', { data: { email, role } });
  expect(invited.status()).toBe(200);
  const inbox = `http://127.0.0.1:${place.inboxPort}`;
  const link = linkIn(await mailTo(email, /Einladung/, inbox), '#einladung=');
  const accept = { token: link.split('=').at(-1), password, language: 'de' };
  await page.request.post('/api/auth/accept-invitation', { data: accept });
  await page.context().clearCookies();
  const login = { email, password };
  const signedIn = await page.request.post('/api/auth/sign-in/email', { data: login });
  expect(signedIn.status()).toBe(200);
}
