import { describe, expect, it } from 'vitest';
import { cookieOf, signInCustomer } from '#test/logins.ts';
import { firstVersion } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';
import { totpCode } from '#test/totp.ts';
import { assembleShop } from '../assemble.ts';
import { renewFactors } from './factor-keys.ts';

const test = await openTestShop();

const PASSWORD = 'test-passwort';
const NEW = 'a-new-secret-of-more-than-32-characters';
const NEWER = 'another-secret-of-more-than-32-characters';

type Send = (path: string, body: object, cookie?: string) => Promise<Response>;
const toTestShop: Send = (path, body, cookie = '') => {
  test.clock.now += 10_000;
  return test.send('POST', `/api/auth/${path}`, body, { cookie });
};

/** The same shop after a start with another `AUTH_SECRET`. */
async function restarted(authSecret: string): Promise<Send> {
  const { db, pool, log } = test.shop;
  const settings = { ...test.shop.settings, authSecret };
  await renewFactors({ db, settings, log });
  const next = assembleShop({
    settings,
    database: { db, pool },
    log,
    now: () => test.clock.now,
    catalogue: firstVersion(),
  });
  return async (path, body, cookie = '') => {
    test.clock.now += 10_000;
    return next.app.request(`${settings.baseUrl}/api/auth/${path}`, {
      method: 'POST',
      headers: { origin: settings.baseUrl, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  };
}

/** A code of the app; any that it showed before may be used again by then. */
function codeOf(secret: string): string {
  test.clock.now += 3 * 60_000;
  return totpCode(secret);
}

let n = 0;
async function withApp() {
  n += 1;
  const email = `app${n}@post.example`;
  const cookie = await signInCustomer(test, email);
  const start = await (await toTestShop('totp/start', { password: PASSWORD }, cookie)).json();
  const done = await toTestShop('totp/finish', { code: codeOf(start.secret) }, cookie);
  return {
    email,
    secret: String(start.secret),
    codes: start.recovery_codes as string[],
    cookie: cookieOf(done),
  };
}

async function enter(send: Send, email: string, code: string): Promise<number> {
  const first = await send('sign-in/email', { email, password: PASSWORD });
  return (await send('second-step', { code }, cookieOf(first))).status;
}

describe('with another AUTH_SECRET', () => {
  it('factors and recovery codes go on, without the older secret after one start with both', async () => {
    const { email, secret, codes } = await withApp();
    const old = test.shop.settings.authSecret;
    const both = await restarted(`${NEW},${old}`);
    expect(await enter(both, email, codeOf(secret))).toBe(200);
    expect(await enter(both, email, codes[0] ?? '')).toBe(200);
    const alone = await restarted(NEW);
    expect(await enter(alone, email, codeOf(secret))).toBe(200);
    expect(await enter(alone, email, codes[1] ?? '')).toBe(200);
    // Another machine that has the new one as its second reads what this one encrypted.
    const behind = await restarted(`${old},${NEW}`);
    expect(await enter(behind, email, codes[2] ?? '')).toBe(200);
    expect(await enter(behind, email, codes[2] ?? '')).toBe(401);
  });

  it('logins end, and what no secret opens is told and kept', async () => {
    const { email, secret, cookie } = await withApp();
    const other = await restarted(NEWER);
    expect((await other('end-other-logins', {}, cookie)).status).toBe(401);
    expect(test.logged.join()).toContain('AUTH_SECRET=new,old');
    const again = await restarted(`${NEWER},${test.shop.settings.authSecret}`);
    expect(await enter(again, email, codeOf(secret))).toBe(200);
  });
});
