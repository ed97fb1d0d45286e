import { createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookieOf, signInCustomer } from '#test/logins.ts';
import { firstVersion } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';
import { totpCode } from '#test/totp.ts';
import { assembleShop } from '../assemble.ts';
import { factorKeys, renewFactors } from './factor-keys.ts';
import { twoFactors, users } from './schema.ts';

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

const rowOf = async (email: string) =>
  (
    await test.shop.db
      .select({ id: twoFactors.id, secret: twoFactors.secret, codes: twoFactors.backupCodes })
      .from(twoFactors)
      .innerJoin(users, eq(users.id, twoFactors.userId))
      .where(eq(users.email, email))
  )[0];

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

describe('what the version before stored', () => {
  /** As it was: encrypted and hashed by the secret itself, without the id of a key. */
  async function byVersionBefore() {
    const app = await withApp();
    const key = test.shop.settings.authSecret;
    const hashes = app.codes.map((code) => {
      const text = `recovery code ${code.replaceAll('-', '')}`;
      return `hmac-sha256:${createHmac('sha256', key).update(text).digest('base64url')}`;
    });
    const row = await rowOf(app.email);
    const keys = factorKeys(test.shop.settings);
    const data = await symmetricDecrypt({ key: keys, data: row?.secret ?? '' });
    await test.shop.db
      .update(twoFactors)
      .set({
        secret: await symmetricEncrypt({ key, data }),
        backupCodes: JSON.stringify(hashes),
      })
      .where(eq(twoFactors.id, row?.id ?? ''));
    return { ...app, key, data };
  }

  it('is read, and left to that version until the secret is changed', async () => {
    const { email, secret, codes, key, data } = await byVersionBefore();
    const send = await restarted(key);
    expect(await enter(send, email, codeOf(secret))).toBe(200);
    expect(await enter(send, email, codes[0] ?? '')).toBe(200);
    const stored = (await rowOf(email))?.secret ?? '';
    expect(await symmetricDecrypt({ key, data: stored })).toBe(data);
    const both = await restarted(`${NEW},${key}`);
    expect(await enter(both, email, codeOf(secret))).toBe(200);
    expect(await enter(both, email, codes[1] ?? '')).toBe(200);
  });

  it('names its key once it is stored anew', async () => {
    const { email, key } = await byVersionBefore();
    await restarted(`${NEW},${key}`);
    expect((await rowOf(email))?.secret).toMatch(/^\$ba\$\d+\$/);
  });

  it('keeps everybody signed in', async () => {
    const { cookie } = await withApp();
    const key = test.shop.settings.authSecret;
    const [name, value = ''] =
      cookie
        .split('; ')
        .find((one) => one.includes('session_token'))
        ?.split('=') ?? [];
    const [token = ''] = decodeURIComponent(value).split('.');
    const signed = `${token}.${createHmac('sha256', key).update(token).digest('base64')}`;
    const before = `${name}=${encodeURIComponent(signed)}`;
    expect((await toTestShop('recovery-codes', { password: PASSWORD }, before)).status).toBe(200);
  });
});
