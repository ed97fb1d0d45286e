import { expect, type Page } from '@playwright/test';
import { totpCode } from '#test/totp.ts';

/** Recovery codes of the owner of this worker's live shop, and the cookies of the last sign-in. */
let codes: string[] | undefined;
let cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0] = [];

/** A code that proves the owner's second factor once; codes of the app itself come every half minute. */
export const ownerCode = (): string => codes?.pop() ?? '';

/** Signs the owner of a live shop in, who sets an authenticator app up at the first time. */
export async function signInWithApp(
  page: Page,
  login: { readonly email: string; readonly password: string },
): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/auth/${path}`, { data });
    expect(response.status()).toBe(200);
    return response.json();
  };
  await page.context().addCookies(cookies);
  const { session } = await (await page.request.get('/api/auth/session')).json();
  if (session?.missing === null) return;
  await post('sign-in/email', login);
  if (codes) await post('second-step', { code: ownerCode() });
  else {
    const { secret, recovery_codes } = await post('totp/start', { password: login.password });
    await post('totp/finish', { code: totpCode(secret) });
    codes = recovery_codes;
  }
  cookies = await page.context().cookies();
}
