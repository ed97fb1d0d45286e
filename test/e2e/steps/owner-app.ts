import { expect, type Page } from '@playwright/test';
import { totpCode } from '#test/totp.ts';

const STEP_MS = 30_000;

/** Authenticator app of the owner of this worker's live shop, and the cookies of the login. */
let app: { readonly secret: string; step: number } | undefined;
let cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0] = [];

/** The next code of the app that was not used yet; the half minutes around now are good as well. */
export function appCode(): string {
  if (!app) throw new Error('The owner has no authenticator app.');
  const now = Math.floor(Date.now() / STEP_MS);
  app.step = Math.max(app.step + 1, now - 1);
  return totpCode(app.secret, app.step - now);
}

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
  if (app) await post('second-step', { code: appCode() });
  else {
    const { secret } = await post('totp/start', { password: login.password });
    app = { secret, step: 0 };
    await post('totp/finish', { code: appCode() });
  }
  cookies = await page.context().cookies();
}
