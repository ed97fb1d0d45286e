import { describe, expect, it } from 'vitest';
import { SECURITY_EVENTS_KEPT_DAYS } from '#catalogue/retention.ts';
import type { AdminSecurityReply } from '#contract/admin-security.ts';
import { cookieOf, signInAdmin, signInCustomer } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { openTestShop } from '#test/shop.ts';
import { totpCode } from '#test/totp.ts';
import { alerts } from '../alerts/schema.ts';
import { resetAdminPassword } from '../auth/first-admin.ts';
import { mails } from '../mail-queue/schema.ts';
import { retainMessages } from '../retention/retention.ts';
import { securityEvents } from './schema.ts';
import { recordSecurity, settleSecurityLog } from './security-log.ts';
import { watchSecurity } from './watch.ts';

const PASSWORD = 'test-passwort';
const DAY_MS = 24 * 60 * 60 * 1000;

const test = await openTestShop({ settings: { trustProxy: ['127.0.0.1'] } });
let cookie = await signInAdmin(test);

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  // Limits of one address refill.
  test.clock.now += 10_000;
  return test.send('POST', `/api/${path}`, body, headers);
};
const log = async (query = ''): Promise<AdminSecurityReply> => {
  const response = await test.request(`/api/admin/security${query}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return response.json();
};
const ofKind = async (kind: string) => (await log(`?kind=${kind}`)).events;
const signIn = (email: string, password = PASSWORD, headers = {}) =>
  post('auth/sign-in/email', { email, password }, headers);
const verify = async (email: string, own: string) => {
  const token = await mailedToken(test, 'verify-email', email);
  await post('auth/verify-email', { token }, { cookie: own });
};
const mailsTo = async (email: string, kind = 'account-notice') =>
  (await test.shop.db.select().from(mails)).filter(
    (mail) => mail.recipient === email && mail.kind === kind,
  );
/** Sets up an authenticator app; returns its secret and the cookie it leads to. */
async function withApp(own: string) {
  const start = await post('auth/totp/start', { password: PASSWORD }, { cookie: own });
  const { secret } = await start.json();
  const done = await post('auth/totp/finish', { code: totpCode(secret, -1) }, { cookie: own });
  expect(done.status).toBe(200);
  return { cookie: cookieOf(done), secret: String(secret) };
}

/** The constraint a statement broke, as the driver reports it. */
const refusal = (statement: string): Promise<unknown> =>
  test.shop.pool.query(statement).catch((error: { constraint?: unknown }) => error.constraint);

describe('the log', () => {
  it('holds sign-ins and what was wrong with them, with time, place and account', async () => {
    const email = 'lea@post.example';
    const own = await signInCustomer(test, email);
    await signIn(email, 'falsch');
    await signIn('niemand@post.example', 'falsch');
    await post('auth/confirm', { password: 'falsch' }, { cookie: own });
    const refused = await ofKind('sign_in_refused');
    expect(refused).toMatchObject([
      { email, place: 'POST /api/auth/confirm' },
      { email: null, account: null },
      {
        refused: true,
        email,
        place: 'POST /api/auth/sign-in/email',
        network: expect.stringMatching(/^[\w-]{8}$/),
        times: 1,
        at: expect.stringMatching(/Z$/),
        data: { code: 'invalid_credentials' },
      },
    ]);
    expect(await ofKind('signed_in')).toMatchObject([
      { email, refused: false, data: { factor: 'password', new_device: false } },
      { email: 'admin@elvare.example' },
    ]);
    const { events } = await log(`?account=${refused[0]?.account}&refused=1&days=1&sort=oldest`);
    expect(events.map(({ id }) => id)).toEqual([refused[2]?.id, refused[0]?.id]);
    expect(await ofKind('account_changed')).toMatchObject([{ email, data: { what: 'signed_up' } }]);
  });

  it('holds refusals by role, origin, signature, link and input', async () => {
    const email = 'kunde@post.example';
    const own = await signInCustomer(test, email);
    const [token = ''] = /[^=]*session_token=[^;]+/.exec(own) ?? [];
    await test.request('/api/admin/log', { headers: { cookie: own } });
    await test.request('/api/admin/log');
    await test.request('/api/admin/log', {
      headers: { cookie: `${token.slice(0, token.lastIndexOf('.'))}.${'a'.repeat(43)}%3D` },
    });
    await post('contact', {}, { origin: 'https://elsewhere.example' });
    await post('stripe-webhook', {}, { 'stripe-signature': 't=1,v1=aa' });
    await post('auth/reset-password', { token: 'geraten', password: 'neues-wort-1' });
    await post('newsletter', { email, isAdmin: true });
    expect(await ofKind('access_refused')).toMatchObject([
      { email: null, data: { code: 'not_signed_in' }, place: 'GET /api/admin/log' },
      { email, data: { code: 'forbidden' }, place: 'GET /api/admin/log' },
    ]);
    expect(await ofKind('request_refused')).toMatchObject([
      { place: 'POST /api/newsletter', data: { code: 'invalid_body' } },
      { data: { code: 'invalid_token' } },
      { place: 'POST /api/stripe-webhook', data: { code: 'bad_signature' } },
      { data: { code: 'foreign_origin' } },
      { place: 'GET /api/admin/log', data: { code: 'not_signed_in' } },
    ]);
  });

  it('holds changes of passwords, factors, addresses and roles, exports and refunds without proof', async () => {
    const email = 'wechsel@post.example';
    const own = await signInCustomer(test, email);
    await verify(email, own);
    const app = await withApp(own);
    await post('auth/recovery-codes', { password: PASSWORD }, { cookie: app.cookie });
    const removed = await post('auth/totp/remove', { password: PASSWORD }, { cookie: app.cookie });
    const change = { current: PASSWORD, password: 'neues-wort-1' };
    await post('auth/change-password', change, { cookie: cookieOf(removed) });
    await post('admin/orders.csv', {}, { cookie });
    test.clock.now += 60 * 60 * 1000;
    const id = '4f0c1a52-8f0e-4f0e-9d0b-0e6f5f1d2c3b';
    await post(`admin/orders/${id}/refund`, { cents: 1, refunded: 0, key: id }, { cookie });
    const kinds = (await log()).events.map(({ kind, data }) => data['what'] ?? kind);
    expect(kinds.slice(0, 7)).toEqual([
      'access_refused',
      'orders_exported',
      'password_changed',
      'factor_removed',
      'recovery_codes_made',
      'factor_added',
      'email_verified',
    ]);
    expect((await ofKind('access_refused'))[0]).toMatchObject({
      email: 'admin@elvare.example',
      place: 'POST /api/admin/orders/:id/refund',
      data: { code: 'confirm_needed' },
    });
    expect(await ofKind('role_given')).toMatchObject([
      { email: 'admin@elvare.example', place: 'database', data: { role: 'admin' } },
    ]);
    const told = (await mailsTo(email)).map(({ data }) => data['notice']);
    expect(told).toEqual(['factor_added', 'factor_removed', 'password_changed']);
  });

  it('names nobody: no address, no network address, no secret, in rows and lines', async () => {
    await settleSecurityLog(test.shop);
    const { rows } = await test.shop.pool.query('SELECT * FROM security_events');
    const lines = test.logged.filter((line) => line.includes('"message":"security"'));
    expect(rows.length).toBeGreaterThan(15);
    expect(lines.length).toBe(rows.filter(({ place }) => place !== 'database').length);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'signed_in', node: rows[1].node });
    expect(JSON.stringify(rows) + lines.join()).not.toMatch(
      /@|127\.0\.0|passwort|neues-wort|geraten/,
    );
  });

  it('is read page by page, each event once', async () => {
    const account = { outcome: 'done', userId: null, place: 'test' } as const;
    for (let n = 0; n < 60; n += 1) {
      test.clock.now += 60_000;
      await recordSecurity(test.shop, test.shop.db, { ...account, kind: 'proof_given' });
    }
    cookie = cookieOf(await signIn('admin@elvare.example'));
    const first = await log('?kind=proof_given');
    const second = await log(`?kind=proof_given&before=${first.next}`);
    const ids = [first, second].flatMap(({ events }) => events.map(({ id }) => id));
    expect([first.events.length, second.next]).toEqual([50, null]);
    expect(new Set(ids).size).toBe(60);
  });

  it('takes a flood as a sum, and an administrator’s events apart from it', async () => {
    const before = await test.shop.db.$count(securityEvents);
    for (let n = 0; n < 200; n += 1) {
      await test.send('POST', '/api/contact', {}, { origin: 'https://elsewhere.example' });
    }
    const admin = { cookie, origin: 'https://elsewhere.example' };
    expect((await test.send('POST', '/api/admin/codes', {}, admin)).status).toBe(403);
    const [sum, ...rows] = await ofKind('request_refused');
    const data = { code: 'foreign_origin' };
    expect(sum).toMatchObject({ account: null, place: '', refused: true, data });
    expect(sum?.times).toBeGreaterThan(150);
    expect(rows.length).toBeLessThan(40);
    expect((await test.shop.db.$count(securityEvents)) - before).toBeLessThan(40);
  });

  it('can be neither changed nor emptied, and ends after its time', async () => {
    expect(await refusal(`UPDATE security_events SET kind = 'x'`)).toBe('security_events_guard');
    expect(await refusal('DELETE FROM security_events')).toBe('security_events_guard');
    expect(await refusal('TRUNCATE security_events')).toBe('security_events_guard');
    const now = test.clock.now;
    const old = { kind: 'proof_given', outcome: 'done', userId: 'old', place: 'test' } as const;
    test.clock.now = Date.now() - (SECURITY_EVENTS_KEPT_DAYS + 1) * DAY_MS;
    await recordSecurity(test.shop, test.shop.db, old);
    const before = await test.shop.db.$count(securityEvents);
    // Also when the shop's clock is far ahead of the database's.
    test.clock.now = now + 400 * DAY_MS;
    await retainMessages(test.shop);
    test.clock.now = now;
    expect(await test.shop.db.$count(securityEvents)).toBe(before - 1);
  });
});

describe('people hear of it', () => {
  const kindsOfAlerts = async () =>
    (await test.shop.db.select().from(alerts)).map(({ kind, times }) => [kind, times]).sort();

  it('the holder, of a device that is new, unless it is the first or the address is unproved', async () => {
    const email = 'geraet@post.example';
    const own = await signInCustomer(test, email);
    await signIn(email);
    expect(await mailsTo(email)).toEqual([]);
    await verify(email, own);
    await signIn(email, PASSWORD, { cookie: own });
    expect(await mailsTo(email)).toEqual([]);
    await signIn(email);
    expect(await mailsTo(email)).toMatchObject([
      { language: 'de', data: { notice: 'new_device', at: test.clock.now } },
    ]);
  });

  it('the owner, of an administrator who is new, has a new device or lost a factor', async () => {
    cookie = await signInAdmin(test);
    await watchSecurity(test.shop);
    // The first administrator raises no alert, and the owner's own devices cause a mail.
    expect(await kindsOfAlerts()).toEqual([]);
    expect(await mailsTo('admin@elvare.example')).not.toEqual([]);
    const email = 'zweite@elvare.example';
    const own = await signInCustomer(test, email);
    await verify(email, own);
    const app = await withApp(own);
    const grant = `INSERT INTO user_roles SELECT id, 'admin' FROM users WHERE email = '${email}'`;
    // Somebody at the database, who tries to leave no trace.
    await test.shop.pool.query(`${grant}; DELETE FROM user_roles WHERE created_at = now()`);
    await watchSecurity(test.shop);
    expect(await kindsOfAlerts()).toEqual([['admin_added', 1]]);
    await test.shop.pool.query(grant);
    await watchSecurity(test.shop);
    await watchSecurity(test.shop);
    expect(await kindsOfAlerts()).toEqual([['admin_added', 2]]);
    const first = await signIn(email);
    const second = { code: totpCode(app.secret) };
    expect((await post('auth/second-step', second, { cookie: cookieOf(first) })).status).toBe(200);
    const settings = { ...test.shop.settings, adminEmail: email };
    await resetAdminPassword({ ...test.shop, settings });
    await watchSecurity(test.shop);
    await watchSecurity(test.shop);
    expect(await kindsOfAlerts()).toEqual([
      ['admin_added', 2],
      ['admin_factor_removed', 1],
      ['admin_new_device', 1],
    ]);
    expect(await mailsTo('admin@elvare.example', 'owner-alert')).toHaveLength(3);
    expect((await ofKind('factor_removed'))[0]).toMatchObject({
      email,
      place: 'npm run admin:password',
      network: null,
    });
  });
});

describe('a customer who lost every factor', () => {
  const remove = (email: string, checked = true) =>
    post('admin/remove-factors', { email, checked }, { cookie });

  it('gets in again by the mailbox alone, once the owner checked who asks', async () => {
    cookie = await signInAdmin(test);
    const email = 'verloren@post.example';
    const own = await signInCustomer(test, email);
    await verify(email, own);
    const app = await withApp(own);
    expect((await remove(email, false)).status).toBe(400);
    expect((await remove(email.toUpperCase())).status).toBe(200);
    const asked = await test.request('/api/account/orders', { headers: { cookie: app.cookie } });
    expect(asked.status).toBe(401);
    // Knowing the old password and persuading the owner is not enough.
    expect((await signIn(email)).status).toBe(401);
    expect((await mailsTo(email)).at(-1)?.data).toMatchObject({ notice: 'factor_removed' });
    const token = await mailedToken(test, 'password-reset', email);
    await post('auth/reset-password', { token, password: 'neues-wort-1' });
    const login = await (await signIn(email, 'neues-wort-1')).json();
    expect(login.session.user.email).toBe(email);
    expect((await ofKind('factor_removed'))[0]).toMatchObject({
      email,
      place: 'POST /api/admin/remove-factors',
      data: { by: 'admin', admin: expect.any(String) },
    });
    expect((await remove(email)).status).toBe(404);
  });

  it('is nobody unknown, and no administrator', async () => {
    expect((await remove('niemand@post.example')).status).toBe(404);
    expect((await remove('admin@elvare.example')).status).toBe(403);
  });
});
