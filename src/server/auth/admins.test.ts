import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cookieOf, signInAdmin, signInCustomer } from '#test/logins.ts';
import { tokenOf } from '#test/mailed-link.ts';
import { openTestShop } from '#test/shop.ts';
import { readOwnerEmail } from '../owner.ts';
import { securityEvents } from '../security-log/schema.ts';
import { mayChangeEmail } from './change-email.ts';
import { endAllLogins } from './end-logins.ts';
import { ensureFirstAdmin, isJournal, resetAdminPassword } from './first-admin.ts';
import { PROOF_LASTS_S } from './login-times.ts';
import { requireAdmin } from './require-admin.ts';
import { logins, users } from './schema.ts';

const test = await openTestShop();

const EMAIL = 'admin@elvare.example';

const inLiveMode = (shop = test.shop) => ({
  ...shop,
  settings: { ...shop.settings, shopMode: 'live' as const },
});

const signIn = (email: string, password: string) =>
  test.send('POST', '/api/auth/sign-in/email', { email, password });
const login = async (email: string, password: string) => ({
  headers: new Headers({ cookie: cookieOf(await signIn(email, password)) }),
});

it('creates one admin, whoever starts at the same time, and tells the password once', async () => {
  const started = await Promise.all([ensureFirstAdmin(test.shop), ensureFirstAdmin(test.shop)]);
  const [told, ...more] = started.flatMap(({ password }) => password ?? []);
  expect(more).toEqual([]);
  expect(await ensureFirstAdmin(test.shop)).toEqual({ email: EMAIL, password: null, link: null });
  const { rows } = await test.shop.pool.query('SELECT * FROM users, login_accounts, user_roles');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(told);
  const request = await login(EMAIL, told ?? '');
  // In live mode the first thing its owner does is to replace it; a demo opens at once and advises it.
  expect(await requireAdmin(inLiveMode(), request)).toEqual({
    ok: false,
    code: 'new_password_needed',
  });
  expect(await requireAdmin(test.shop, request)).toMatchObject({ ok: true });
  const session = await test.request('/api/auth/session', { headers: request.headers });
  expect((await session.json()).session).toMatchObject({ missing: null, temporaryPassword: true });
  const change = { current: told, password: 'test-passwort' };
  const cookie = request.headers.get('cookie') ?? '';
  const changed = await test.send('POST', '/api/auth/change-password', change, { cookie });
  expect(changed.status).toBe(200);
  const own = { headers: new Headers({ cookie: cookieOf(changed) }) };
  expect(await requireAdmin(test.shop, own)).toMatchObject({ ok: true, user: { email: EMAIL } });
  // The login that the new one replaced is over.
  expect(await requireAdmin(test.shop, request)).toMatchObject({ code: 'not_signed_in' });
});

it('prints no password into a journal, but a link that sets one, once', async () => {
  const settings = { ...test.shop.settings, adminEmail: 'journal@elvare.example' };
  const shop = { ...test.shop, settings };
  const { password, link } = await ensureFirstAdmin(shop, { isJournal: true });
  expect(password).toBeNull();
  const token = tokenOf(new URL(link ?? ''));
  const set = () =>
    test.send('POST', '/api/auth/reset-password', { token, password: 'ein eigenes Wort' });
  expect((await set()).status).toBe(200);
  expect((await set()).status).toBe(400);
  const owner = await login(settings.adminEmail, 'ein eigenes Wort');
  expect(await requireAdmin(test.shop, owner)).toMatchObject({ ok: true });
});

it('an administrator needs ten characters that nobody guesses, however the password is set', async () => {
  const cookie = await signInAdmin(test);
  const change = async (password: string) => {
    const body = { current: 'test-passwort', password };
    return (await test.send('POST', '/api/auth/change-password', body, { cookie })).json();
  };
  expect(await change('neun neun')).toMatchObject({ code: 'password_under_ten' });
  expect(await change('Elvare-Admin-2026')).toMatchObject({ code: 'password_too_common' });
});

it('an administrator’s login ends after 12 hours without use, and after 7 days', async () => {
  const HOUR_MS = 60 * 60_000;
  const ask = (cookie: string, path: string) =>
    test.request(path, { headers: { cookie } }).then(({ status }) => status);
  const idle = await signInAdmin(test);
  test.clock.now += 11 * HOUR_MS;
  expect(await ask(idle, '/api/admin/log')).toBe(200);
  test.clock.now += 11 * HOUR_MS;
  // Requests that the dashboard makes by itself are no use.
  expect(await ask(idle, '/api/admin/dashboard/snapshot')).toBe(200);
  test.clock.now += 2 * HOUR_MS;
  expect(await ask(idle, '/api/admin/log')).toBe(401);
  const used = await signInAdmin(test);
  for (let day = 0; day < 14; day += 1) {
    expect(await ask(used, '/api/admin/log'), `after ${day / 2} days`).toBe(200);
    test.clock.now += 12 * HOUR_MS - 1000;
  }
  test.clock.now += 60_000;
  expect(await ask(used, '/api/admin/log')).toBe(401);
});

it('ends all logins at once, from the back office after proof and by the command', async () => {
  const all = () => test.shop.db.$count(logins);
  await signInCustomer(test, 'irgendwer@post.example');
  const admin = await signInAdmin(test);
  const end = (cookie: string) => test.send('POST', '/api/admin/end-logins', {}, { cookie });
  test.clock.now += PROOF_LASTS_S * 1000;
  expect(await (await end(admin)).json()).toMatchObject({ code: 'confirm_needed' });
  const proof = { password: 'test-passwort' };
  const proved = await test.send('POST', '/api/auth/confirm', proof, { cookie: admin });
  expect((await end(cookieOf(proved))).status).toBe(200);
  expect(await all()).toBe(0);

  await signInCustomer(test, 'irgendwer@post.example');
  await endAllLogins(test.shop, { userId: null, place: 'npm run logins:end' });
  expect(await all()).toBe(0);
  const [last] = await test.shop.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.kind, 'account_changed'))
    .orderBy(desc(securityEvents.id));
  expect(last).toMatchObject({
    place: 'npm run logins:end',
    data: { what: 'logins_ended', of: 'all' },
  });
});

it('asks for the role anew with every request', async () => {
  const customer = { email: 'kunde@example.org', password: 'geheim1' };
  await test.send('POST', '/api/auth/sign-up/email', customer);
  const request = await login(customer.email, customer.password);
  expect(await requireAdmin(test.shop, request)).toEqual({ ok: false, code: 'forbidden' });
  const grant = `INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = $1`;
  await test.shop.pool.query(grant, [customer.email]);
  expect(await requireAdmin(test.shop, request)).toMatchObject({ ok: true });
  await test.shop.pool.query(
    'DELETE FROM user_roles USING users u WHERE u.id = user_id AND u.email = $1',
    [customer.email],
  );
  expect(await requireAdmin(test.shop, request)).toEqual({ ok: false, code: 'forbidden' });
});

it('takes the password of the setting at the first start only, if an administrator may have it', async () => {
  const withPassword = (adminPassword: string) => ({
    ...test.shop,
    settings: { ...test.shop.settings, adminEmail: 'chefin@elvare.example', adminPassword },
  });
  for (const bad of ['neun neun', 'Elvare-Admin-2026', '1234567890']) {
    await expect(ensureFirstAdmin(withPassword(bad))).rejects.toThrow(/^ADMIN_PASSWORD /);
    await expect(resetAdminPassword(withPassword(bad), bad)).rejects.toThrow(/^ADMIN_PASSWORD /);
  }
  const first = await ensureFirstAdmin(withPassword('erstes-wort'));
  expect(first).toEqual({ email: 'chefin@elvare.example', password: null, link: null });
  expect((await signIn(first.email, 'erstes-wort')).status).toBe(200);
  await ensureFirstAdmin(withPassword('zweites-wort'));
  expect((await signIn(first.email, 'zweites-wort')).status).toBe(401);
  expect((await signIn(first.email, 'erstes-wort')).status).toBe(200);
  // Neither does it matter later what the setting holds.
  await ensureFirstAdmin(withPassword('1234567890'));
  await resetAdminPassword(withPassword('zweites-wort'), 'zweites-wort');
  expect((await signIn(first.email, 'zweites-wort')).status).toBe(200);
});

it('follows the address that the owner gave the first account, where ADMIN_EMAIL names none', async () => {
  const { shop } = test;
  const count = () => shop.db.$count(users);
  const before = await count();
  const owner = 'lena@laden.example';
  await shop.db.update(users).set({ email: owner }).where(eq(users.email, EMAIL));
  expect(await ensureFirstAdmin(shop)).toEqual({ email: owner, password: null, link: null });
  expect(await readOwnerEmail(shop.db, shop.settings)).toBe(owner);
  expect(await count()).toBe(before);
  const { password } = await resetAdminPassword(shop);
  const request = await login(owner, password);
  const session = await test.request('/api/auth/session', { headers: request.headers });
  expect((await session.json()).session).toMatchObject({ showsAdminLink: true });
  const admin = { isAdmin: true };
  expect(mayChangeEmail(shop.settings, admin)).toBe(false);
  expect(mayChangeEmail(inLiveMode().settings, admin)).toBe(true);
  expect(mayChangeEmail({ shopMode: 'live', adminEmail: owner }, admin)).toBe(false);
  // A name of the setting counts, as ever.
  expect(await readOwnerEmail(shop.db, { adminEmail: 'Chefin@laden.example' })).toBe(
    'chefin@laden.example',
  );
});

it('never gives the role to whoever registered the address before, until the owner says so', async () => {
  const email = 'spaeter@elvare.example';
  await test.send('POST', '/api/auth/sign-up/email', { email, password: 'fremdes-wort' });
  const shop = { ...test.shop, settings: { ...test.shop.settings, adminEmail: email } };
  expect(await ensureFirstAdmin(shop)).toEqual({ email, password: null, link: null });
  const stranger = await login(email, 'fremdes-wort');
  expect(await requireAdmin(test.shop, stranger)).toEqual({ ok: false, code: 'forbidden' });
  expect(test.logged.join()).toContain('admin:password');

  const { password } = await resetAdminPassword(shop);
  expect(await requireAdmin(test.shop, stranger)).toEqual({ ok: false, code: 'not_signed_in' });
  const owner = await login(email, password);
  expect(await requireAdmin(test.shop, owner)).toMatchObject({ ok: true });
  expect(await requireAdmin(inLiveMode(shop), owner)).toMatchObject({
    code: 'new_password_needed',
  });
});

it('tells the journal from a terminal, a file and an output that was redirected', () => {
  const stream = { dev: 9, ino: 4711 };
  expect(isJournal({ JOURNAL_STREAM: '9:4711' }, stream)).toBe(true);
  expect(isJournal({ JOURNAL_STREAM: '9:4712' }, stream)).toBe(false);
  expect(isJournal({}, stream)).toBe(false);
});
