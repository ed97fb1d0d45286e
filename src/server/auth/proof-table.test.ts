import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { type Endpoint, targetOf } from '#test/api-endpoint.ts';
import { ENDPOINTS } from '#test/api-table.ts';
import { cookieOf, signInAdmin, signInCustomer } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { createPasskey } from '#test/passkey.ts';
import { openTestShop } from '#test/shop.ts';
import { totpCode } from '#test/totp.ts';
import { PROOF_LASTS_S } from './login-times.ts';

/** Every endpoint that needs a login × the account's factor × how that was proved. */

const PASSWORD = 'test-passwort';
const FACTORS = ['none', 'app', 'passkey'] as const;
type Factor = (typeof FACTORS)[number];

const test = await openTestShop();
// The first administrator is the owner.
await signInAdmin(test);

const post = async (path: string, body: object, cookie = '') => {
  // Limits of one address refill.
  test.clock.now += 10_000;
  const response = await test.send('POST', path, body, { cookie });
  const reply = await response.json();
  return {
    status: response.status,
    code: reply.code as ErrorCode,
    reply,
    cookie: cookieOf(response),
  };
};
const signIn = (email: string, password = PASSWORD) =>
  post('/api/auth/sign-in/email', { email, password });
const emailOf = async (cookie: string) => {
  const response = await test.request('/api/auth/session', { headers: { cookie } });
  return (await response.json()).session?.user.email;
};

/** The cookies of a browser after a reply that set some. */
const withCookies = (cookie: string, made: string) => [made, cookie].filter(Boolean).join('; ');

async function addApp(cookie: string) {
  const { reply } = await post('/api/auth/totp/start', { password: PASSWORD }, cookie);
  const done = await post('/api/auth/totp/finish', { code: totpCode(reply.secret) }, cookie);
  expect(done.status).toBe(200);
  return { cookie: done.cookie, codes: reply.recovery_codes as string[] };
}

type Passkey = ReturnType<typeof createPasskey>;

async function addPasskey(cookie: string, key: Passkey) {
  const asked = await post('/api/auth/passkey/register-options', {}, cookie);
  const response = key.register(asked.reply.options);
  const body = { name: 'Laptop', response };
  return post('/api/auth/passkey/register', body, withCookies(cookie, asked.cookie));
}

async function signInByKey(key: Passkey, cookie = '') {
  const asked = await post('/api/auth/passkey/login-options', {}, cookie);
  const body = { response: key.assert(asked.reply.options) };
  return post('/api/auth/passkey/login', body, withCookies(cookie, asked.cookie));
}

const origin = () => test.shop.settings.baseUrl;

/** Adds the factor to the account that this login opens; returns the login's cookie. */
async function addFactor(factor: Factor, cookie: string): Promise<string> {
  if (factor === 'none') return cookie;
  if (factor === 'app') return (await addApp(cookie)).cookie;
  return withCookies(cookie, (await addPasskey(cookie, createPasskey(origin()))).cookie);
}

async function call({ method, path, body }: Endpoint, cookie: string) {
  test.clock.now += 1_000;
  const response = await test.request(targetOf(path), {
    method,
    headers: { cookie, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && body && { body: JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) await response.body?.cancel();
  const reply = type.startsWith('application/json') ? await response.json() : {};
  return { status: response.status, code: reply.code as ErrorCode | undefined };
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Replies of a proved login that depend on its factor; `api-table.ts` has the others. */
const REPLIES: { readonly [path: string]: { readonly [of in Factor]?: ErrorCode } } = {
  ['/api/auth/confirm']: { app: 'wrong_code', passkey: 'passkey_needed' },
  ['/api/auth/totp/finish']: { app: 'factor_exists' },
  ['/api/auth/recovery-codes']: { app: 'invalid_credentials' },
};

/** Endpoints that never ask again. A new endpoint asks, unless it is named here. */
const NEVER_ASKS = [
  '/api/auth/send-verification-email',
  '/api/auth/security',
  '/api/auth/confirm',
  '/api/account/language',
  '/api/account/orders',
  '/api/account/papers/:number',
  '/api/wishlist',
];
/** Endpoints that ask accounts with a factor only: the others send their password along. */
const ASKS_FOR_FACTOR: string[] = [
  '/api/auth/change-password',
  '/api/auth/change-email',
  '/api/auth/totp/start',
  '/api/auth/totp/finish',
  '/api/account',
];

describe.each(FACTORS)('an account with the factor: %s', (factor) => {
  const email = `${factor}@post.example`;
  const guarded = ENDPOINTS.filter((endpoint) => endpoint.for !== 'anyone');
  const ofAccount = ENDPOINTS.filter((endpoint) => endpoint.for === 'customer');
  const user = '(SELECT id FROM users WHERE email = $1)';
  let proved: string;
  beforeAll(async () => {
    proved = await addFactor(factor, await signInCustomer(test, email));
  });

  it.each(ofAccount.map((at) => [nameOf(at), at] as const))('%s: once proved', async (_, at) => {
    const expected = REPLIES[at.path]?.[factor] ?? at.unknown?.code;
    const reply = await call(at, proved);
    if (expected === undefined) expect(reply.status).toBeLessThan(300);
    else expect(reply.code).toBe(expected);
  });

  it.each(ofAccount.map((at) => [nameOf(at), at] as const))('%s: long after', async (_, at) => {
    const asks = factor !== 'none' || !ASKS_FOR_FACTOR.includes(at.path);
    const was = 'UPDATE logins SET confirmed_at = $2 WHERE user_id =';
    await test.shop.pool.query(`${was} ${user}`, [
      email,
      new Date(test.clock.now - PROOF_LASTS_S * 1000),
    ]);
    const { code } = await call(at, proved);
    await test.shop.pool.query(`${was} ${user}`, [email, new Date(test.clock.now)]);
    const isAsked = code === 'confirm_needed';
    expect(isAsked).toBe(asks && !(NEVER_ASKS as string[]).includes(at.path));
  });

  if (factor === 'none') return;

  it('opens nothing by its password, nor by a login from before the factor', async () => {
    const role =
      "INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = $1";
    await test.shop.pool.query(role, [email]);
    const log = { method: 'GET', path: '/api/admin/log', for: ['admin'] } as const;
    expect((await call(log, proved)).status).toBe(200);
    const byWord = await post('/api/auth/confirm', { password: PASSWORD }, proved);
    expect(byWord.code).toBe(factor === 'app' ? 'wrong_code' : 'passkey_needed');
    const byPassword = await signIn(email);
    if (factor === 'passkey') expect(byPassword.code).toBe('passkey_needed');
    else expect(byPassword.reply).toEqual({ session: null, second_step: true });
    // A login that no version makes any more.
    await test.shop.pool.query(`UPDATE logins SET factor = 'password' WHERE user_id = ${user}`, [
      email,
    ]);
    for (const cookie of [byPassword.cookie, proved]) {
      expect(await emailOf(cookie)).toBeUndefined();
      for (const at of guarded) {
        expect([nameOf(at), await call(at, cookie)]).toEqual([
          nameOf(at),
          { status: 401, code: 'not_signed_in' },
        ]);
      }
    }
  });
});

describe('an account whose only factor is a passkey', () => {
  it('is opened by nobody who has its password or its mailbox', async () => {
    const cookie = await signInAdmin(test);
    const key = createPasskey(origin());
    const added = await addPasskey(cookie, key);
    expect(added.status).toBe(200);
    const email = test.shop.settings.adminEmail;
    expect((await signIn(email)).code).toBe('passkey_needed');
    await post('/api/auth/request-password-reset', { email });
    const token = await mailedToken(test, 'password-reset', email);
    const password = 'neues-wort-12';
    expect((await post('/api/auth/reset-password', { token, password })).status).toBe(200);
    expect((await signIn(email, password)).code).toBe('passkey_needed');
    const owner = await signInByKey(key);
    expect(owner.reply.session).toMatchObject({ isAdmin: true, missing: null });
    expect(
      (await test.request('/api/admin/log', { headers: { cookie: owner.cookie } })).status,
    ).toBe(200);
  });

  it('is confirmed by the passkey, and not by its password', async () => {
    const key = createPasskey(origin());
    const email = 'nur-passkey@post.example';
    const first = await signInCustomer(test, email);
    const cookie = withCookies(first, (await addPasskey(first, key)).cookie);
    test.clock.now += PROOF_LASTS_S * 1000;
    const register = (own: string) => post('/api/auth/passkey/register-options', {}, own);
    const byPassword = await post('/api/auth/confirm', { password: PASSWORD }, cookie);
    expect(byPassword.code).toBe('passkey_needed');
    expect((await register(cookie)).code).toBe('confirm_needed');
    const again = await signInByKey(key, cookie);
    expect(again.status).toBe(200);
    expect(await emailOf(cookie)).toBeUndefined();
    expect((await register(again.cookie)).status).toBe(200);
  });
});

it('a passkey that did not verify its user is refused at its registration', async () => {
  const cookie = await signInCustomer(test, 'ohne-pin@post.example');
  const added = await addPasskey(cookie, createPasskey(origin(), { isVerified: false }));
  expect(added).toMatchObject({ status: 401, code: 'passkey_refused' });
  const asked = await post('/api/auth/passkey/register-options', {}, cookie);
  expect(asked.reply.options.authenticatorSelection.userVerification).toBe('required');
  expect((await signIn('ohne-pin@post.example')).status).toBe(200);
});

it('of two uses of one recovery code at once, one opens the account', async () => {
  const email = 'codes@post.example';
  const { codes, cookie } = await addApp(await signInCustomer(test, email));
  for (const code of codes.slice(0, 4)) {
    const steps = [await signIn(email), await signIn(email)];
    const replies = await Promise.all(
      steps.map((step) => post('/api/auth/second-step', { code }, step.cookie)),
    );
    const [won, lost] = replies.toSorted((a, b) => a.status - b.status);
    expect(won?.reply.session.user.email).toBe(email);
    expect([lost?.status, lost?.code]).toEqual([401, 'wrong_code']);
  }
  const body = { code: codes[8] };
  const proofs = await Promise.all([1, 2].map(() => post('/api/auth/confirm', body, cookie)));
  expect(proofs.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

it('of two recovery codes at once each that opens the account is spent, and no other', async () => {
  const email = 'zwei-codes@post.example';
  const { codes } = await addApp(await signInCustomer(test, email));
  for (let round = 0; round < 4; round += 1) {
    const pair = codes.slice(2 * round, 2 * round + 2);
    const steps = [await signIn(email), await signIn(email)];
    const replies = await Promise.all(
      pair.map((code, at) => post('/api/auth/second-step', { code }, steps[at]?.cookie)),
    );
    // One of them is refused if the other was spent between its reading and its writing of the list.
    expect(['200,200', '200,401']).toContain(
      replies
        .map(({ status }) => status)
        .toSorted()
        .join(),
    );
    for (const [at, code] of pair.entries()) {
      const again = await post('/api/auth/second-step', { code }, (await signIn(email)).cookie);
      expect(again.status).toBe(replies[at]?.status === 200 ? 401 : 200);
    }
  }
});

it('a new factor ends the logins that have not proved it', async () => {
  for (const factor of ['app', 'passkey'] as const) {
    const email = `vorher-${factor}@post.example`;
    const elsewhere = await signInCustomer(test, email);
    const here = await addFactor(factor, await signInCustomer(test, email));
    expect(await emailOf(here)).toBe(email);
    expect(await emailOf(elsewhere)).toBeUndefined();
  }
});
