import { describe, expect, it } from 'vitest';
import { targetOf } from '#test/api-endpoint.ts';
import { ENDPOINTS } from '#test/api-table.ts';
import { cookieOf, signInAdmin, signInCustomer } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { openTestShop } from '#test/shop.ts';
import { totpCode } from '#test/totp.ts';
import { resetAdminPassword } from './first-admin.ts';
import { PROOF_LASTS_S } from './login-times.ts';
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts';

const test = await openTestShop();

const PASSWORD = 'test-passwort';
const post = async (path: string, body: object, cookie = '') => {
  // Limits of one address refill.
  test.clock.now += 10_000;
  const response = await test.send('POST', path, body, { cookie });
  const reply = await response.json();
  const wait = Number(response.headers.get('retry-after'));
  return { status: response.status, code: reply.code, reply, wait, cookie: cookieOf(response) };
};
const auth = (path: string, body: object, cookie = '') => post(`/api/auth/${path}`, body, cookie);
const get = async (path: string, cookie: string) => {
  const response = await test.request(path, { headers: { cookie } });
  return { status: response.status, reply: await response.json() };
};
const signIn = (email: string, password = PASSWORD) => auth('sign-in/email', { email, password });

/** Sets up an authenticator app; returns the cookie of the login it leads to. */
async function withApp(cookie: string) {
  const { reply } = await auth('totp/start', { password: PASSWORD }, cookie);
  const done = await auth('totp/finish', { code: totpCode(reply.secret, -1) }, cookie);
  expect(done.status).toBe(200);
  return {
    secret: String(reply.secret),
    codes: reply.recovery_codes as string[],
    ...done,
    start: reply,
  };
}

describe('an authenticator app', () => {
  it('is asked for after the password, and by nothing else opened', async () => {
    const email = 'app@post.example';
    const { secret, start, cookie } = await withApp(await signInCustomer(test, email));
    expect(start).toMatchObject({ uri: expect.stringMatching(/^otpauth:\/\/totp\//) });
    expect(start.qr).toMatch(/^<svg/);
    expect((await get('/api/auth/security', cookie)).reply).toMatchObject({ totp: true });

    const first = await signIn(email);
    expect(first).toMatchObject({ status: 200, reply: { session: null, second_step: true } });
    expect((await get('/api/auth/session', first.cookie)).reply).toEqual({ session: null });
    expect((await get('/api/account/orders', first.cookie)).status).toBe(401);
    expect(await auth('second-step', { code: '000000' }, first.cookie)).toMatchObject({
      status: 401,
      code: 'wrong_code',
    });
    const code = totpCode(secret);
    const second = await auth('second-step', { code }, first.cookie);
    expect(second.reply.session.user.email).toBe(email);
    expect((await get('/api/account/orders', second.cookie)).status).toBe(200);
    // A code is good for one login.
    const again = await signIn(email);
    expect(await auth('second-step', { code }, again.cookie)).toMatchObject({
      code: 'wrong_code',
    });
    expect(await auth('second-step', { code: totpCode(secret, 1) })).toMatchObject({
      code: 'second_step_over',
    });
  });

  it('ends a sign-in after five wrong codes', async () => {
    const email = 'geraten@post.example';
    await withApp(await signInCustomer(test, email));
    const { cookie } = await signIn(email);
    const codes: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      codes.push((await auth('second-step', { code: `00000${guess}` }, cookie)).code);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('wrong_code'));
    expect(codes.slice(5)).toEqual(['second_step_over', 'second_step_over']);
  });

  it('ten wrong codes pause the codes of one account, and say how long', async () => {
    const email = 'gesperrt@post.example';
    const { cookie, codes, secret } = await withApp(await signInCustomer(test, email));
    for (let guess = 0; guess < 10; guess += 5) {
      const started = await signIn(email);
      for (let n = 0; n < 5; n += 1) {
        await auth('second-step', { code: `00000${n}` }, started.cookie);
      }
    }
    const step = (await signIn(email)).cookie;
    for (const code of [totpCode(secret, 1), codes[0]]) {
      const refused = await auth('second-step', { code }, step);
      expect(refused).toMatchObject({ status: 429, code: 'codes_locked' });
      expect(refused.wait).toBe(15 * 60);
    }
    expect((await get('/api/account/orders', cookie)).status).toBe(200);
  });

  it('gives way to each recovery code once, and new codes end the old ones', async () => {
    const email = 'verloren@post.example';
    const { codes, secret } = await withApp(await signInCustomer(test, email));
    expect(codes).toHaveLength(10);
    const [one = '', two = ''] = codes;
    const login = await auth('second-step', { code: one }, (await signIn(email)).cookie);
    expect(login.status).toBe(200);
    const again = await auth('second-step', { code: one }, (await signIn(email)).cookie);
    expect(again.code).toBe('wrong_code');
    const fresh = await auth('recovery-codes', { password: PASSWORD }, login.cookie);
    expect(fresh.reply.recovery_codes).toHaveLength(10);
    expect(fresh.reply.recovery_codes).not.toContain(two);
    const old = await auth('second-step', { code: two }, (await signIn(email)).cookie);
    expect(old.code).toBe('wrong_code');
    // Nothing of it lies open in the database.
    const { rows } = await test.shop.pool.query('SELECT * FROM two_factors');
    for (const known of [secret, two, fresh.reply.recovery_codes[0]]) {
      expect(JSON.stringify(rows)).not.toContain(known);
    }
  });

  it('takes recovery codes as they are typed, and stores hashes alone', async () => {
    const email = 'ersatz@post.example';
    const { codes } = await withApp(await signInCustomer(test, email));
    const typed = codes[0]?.toUpperCase().replaceAll('-', ' ') ?? '';
    const login = await auth('second-step', { code: typed }, (await signIn(email)).cookie);
    expect(login.status).toBe(200);
    const { rows } = await test.shop.pool.query<{ backup_codes: string }>(
      'SELECT backup_codes FROM two_factors WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [email],
    );
    const stored: string[] = JSON.parse(rows[0]?.backup_codes ?? '');
    expect(stored).toEqual(codes.slice(1).map(recoveryHash));
    // A value read from the table opens nothing when it is typed.
    const typedHash = await auth('second-step', { code: stored[0] }, (await signIn(email)).cookie);
    expect(typedHash.status).not.toBe(200);
  });

  it('outlives a new password by mail, and not the removal by its owner', async () => {
    const email = 'vergesslich@post.example';
    const app = await withApp(await signInCustomer(test, email));
    await auth(
      'verify-email',
      { token: await mailedToken(test, 'verify-email', email) },
      app.cookie,
    );
    await auth('request-password-reset', { email });
    const token = await mailedToken(test, 'password-reset', email);
    expect((await auth('reset-password', { token, password: 'neues-wort-1' })).status).toBe(200);
    const first = await signIn(email, 'neues-wort-1');
    expect(first.reply.second_step).toBe(true);
    const login = await auth('second-step', { code: totpCode(app.secret) }, first.cookie);
    const removed = await auth('totp/remove', { password: 'neues-wort-1' }, login.cookie);
    expect(removed.status).toBe(200);
    expect((await signIn(email, 'neues-wort-1')).reply.session.user.email).toBe(email);
  });

  it('of somebody who made the account with a stranger’s address is gone with the take-over', async () => {
    const email = 'opfer@post.example';
    await withApp(await signInCustomer(test, email));
    const token = await mailedToken(test, 'verify-email', email);
    expect((await auth('claim-account', { token, password: 'neues-wort-1' })).status).toBe(200);
    expect((await signIn(email, 'neues-wort-1')).reply.session.user.email).toBe(email);
  });
});

it('recovery codes are worth 120 bits each', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{6}-){3}[a-km-np-z2-9]{6}$/);
});

describe('what can not be undone', () => {
  const late = () => {
    test.clock.now += PROOF_LASTS_S * 1000;
  };

  it('asks an administrator before what moves money, hands out data or changes what shoppers see', async () => {
    const cookie = await signInAdmin(test);
    late();
    const asked: string[] = [];
    for (const { method, path, body, ...at } of ENDPOINTS) {
      if (!at.for.includes('admin') || at.streams) continue;
      test.clock.now += 1_000;
      const response = await test.request(targetOf(path), {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(method !== 'GET' && body && { body: JSON.stringify(body) }),
      });
      const isAsked = response.status === 403;
      if (isAsked) expect(await response.json()).toMatchObject({ code: 'confirm_needed' });
      if (isAsked) asked.push(`${method} ${path}`);
    }
    expect(asked.toSorted()).toEqual([
      'DELETE /api/admin/invitations/:id',
      'DELETE /api/admin/media/:id',
      'DELETE /api/admin/people/:id',
      'GET /api/admin/newsletter.csv',
      'POST /api/admin/backup/key',
      'POST /api/admin/backup/release-mails',
      'POST /api/admin/campaigns',
      'POST /api/admin/campaigns/:id/end',
      'POST /api/admin/catalogue/publish',
      'POST /api/admin/codes',
      'POST /api/admin/codes.csv',
      'POST /api/admin/codes/:code/resume',
      'POST /api/admin/codes/:code/stop',
      'POST /api/admin/customers.csv',
      'POST /api/admin/end-logins',
      'POST /api/admin/golive/notice',
      'POST /api/admin/golive/open',
      'POST /api/admin/invitations',
      'POST /api/admin/invitations/:id/resend',
      'POST /api/admin/mail-texts/:kind/test',
      'POST /api/admin/orders.csv',
      'POST /api/admin/orders/:id/address',
      'POST /api/admin/orders/:id/closed',
      'POST /api/admin/orders/:id/paper',
      'POST /api/admin/orders/:id/refund',
      'POST /api/admin/orders/:id/tracking',
      'POST /api/admin/person/erase',
      'POST /api/admin/person/export',
      'POST /api/admin/remove-factors',
      'PUT /api/admin/campaigns/:id',
      'PUT /api/admin/codes/:code',
      'PUT /api/admin/people/:id',
    ]);
    const confirmed = await auth('confirm', { password: PASSWORD }, cookie);
    const id = '4f0c1a52-8f0e-4f0e-9d0b-0e6f5f1d2c3b';
    const refund = { cents: 1, refunded: 0, key: id };
    const refused = await post(`/api/admin/orders/${id}/refund`, refund, confirmed.cookie);
    expect(refused.code).toBe('not_found');
  });
});

describe('an administrator', () => {
  it('with a factor uses it; the command on the machine takes it away', async () => {
    const cookie = await signInAdmin(test);
    const app = await withApp(cookie);
    expect((await get('/api/admin/log', app.cookie)).status).toBe(200);
    const email = test.shop.settings.adminEmail;
    expect((await signIn(email)).reply.second_step).toBe(true);
    const { password } = await resetAdminPassword(test.shop);
    const login = await signIn(email, password);
    expect(login.reply.session).toMatchObject({ isAdmin: true, temporaryPassword: true });
    expect((await get('/api/admin/log', login.cookie)).status).toBe(200);
  });

  it('needs one in live mode before the back office opens', async () => {
    const live = { ...test.shop, settings: { ...test.shop.settings, shopMode: 'live' as const } };
    const { requireAdmin } = await import('./require-admin.ts');
    await test.shop.pool.query('DELETE FROM user_roles');
    await test.shop.pool.query('DELETE FROM users WHERE email = $1', [live.settings.adminEmail]);
    const cookie = await signInAdmin(test);
    const request = (own: string) => ({ headers: new Headers({ cookie: own }) });
    expect(await requireAdmin(live, request(cookie))).toMatchObject({ code: 'factor_needed' });
    const app = await withApp(cookie);
    expect(await requireAdmin(live, request(app.cookie))).toMatchObject({ ok: true });
  });
});

it('every login is listed with its device and times; one or all others end', async () => {
  const email = 'liste@post.example';
  const mine = await signInCustomer(test, email);
  const phone = await signInCustomer(test, email);
  const tablet = await signInCustomer(test, email);
  const list = async (cookie: string) => (await get('/api/auth/security', cookie)).reply.logins;
  const all = await list(mine);
  expect(all).toHaveLength(3);
  expect(all.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  expect(JSON.stringify(all)).not.toMatch(/token|[\d.]{7,}@/);
  const [other] = (await list(phone)).filter(({ current }: { current: boolean }) => current);
  const stranger = await signInCustomer(test, 'fremd@post.example');
  expect((await auth('end-login', { id: other.id }, stranger)).code).toBe('not_found');
  expect((await auth('end-login', { id: other.id }, mine)).status).toBe(200);
  expect((await get('/api/auth/security', phone)).status).toBe(401);
  expect((await auth('end-other-logins', {}, mine)).status).toBe(200);
  expect((await get('/api/auth/security', tablet)).status).toBe(401);
  expect(await list(mine)).toHaveLength(1);
});
