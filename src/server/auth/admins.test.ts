import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../../test/shop.ts';
import { ensureFirstAdmin, resetAdminPassword } from './first-admin.ts';
import { requireAdmin } from './require-admin.ts';

let test: TestShop;
beforeAll(async () => {
  test = await createTestShop();
});
afterAll(() => test.close());

const EMAIL = 'admin@elvare.example';

async function login(email: string, password: string): Promise<{ headers: Headers } | number> {
  const response = await test.send('POST', '/api/auth/sign-in/email', { email, password });
  if (!response.ok) return response.status;
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { headers: new Headers({ cookie: cookie.join('; ') }) };
}

it('creates one admin, whoever starts at the same time, and tells the password once', async () => {
  const started = await Promise.all([ensureFirstAdmin(test.shop), ensureFirstAdmin(test.shop)]);
  const [told, ...more] = started.flatMap(({ password }) => password ?? []);
  expect(more).toEqual([]);
  expect(await ensureFirstAdmin(test.shop)).toEqual({ email: EMAIL, password: null });
  const stored = JSON.stringify(
    await Promise.all(
      ['users', 'login_accounts', 'user_roles'].map(
        async (table) => (await test.shop.pool.query(`SELECT * FROM ${table}`)).rows,
      ),
    ),
  );
  expect(stored).not.toContain(told);
  const request = await login(EMAIL, told ?? '');
  expect(typeof request === 'object' && (await requireAdmin(test.shop, request))).toMatchObject({
    ok: true,
    user: { email: EMAIL },
  });
});

it('tells visitors, customers and admins apart', async () => {
  const nobody = { headers: new Headers() };
  expect(await requireAdmin(test.shop, nobody)).toEqual({ ok: false, code: 'not_signed_in' });
  const customer = { email: 'kunde@example.org', password: 'geheim1' };
  await test.send('POST', '/api/auth/sign-up/email', customer);
  const request = await login(customer.email, customer.password);
  if (typeof request === 'number') throw new Error('sign-in failed');
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

it('takes the password of the setting, also when that changes later', async () => {
  const withPassword = (adminPassword: string) => ({
    ...test.shop,
    settings: { ...test.shop.settings, adminEmail: 'chefin@elvare.example', adminPassword },
  });
  const first = await ensureFirstAdmin(withPassword('erstes-wort'));
  expect(first).toEqual({ email: 'chefin@elvare.example', password: null });
  expect(typeof (await login(first.email, 'erstes-wort'))).toBe('object');
  await ensureFirstAdmin(withPassword('zweites-wort'));
  expect(await login(first.email, 'erstes-wort')).toBe(401);
  expect(typeof (await login(first.email, 'zweites-wort'))).toBe('object');
});

it('never gives the role to whoever registered the address before, until the owner says so', async () => {
  const email = 'spaeter@elvare.example';
  await test.send('POST', '/api/auth/sign-up/email', { email, password: 'fremdes-wort' });
  const shop = { ...test.shop, settings: { ...test.shop.settings, adminEmail: email } };
  expect(await ensureFirstAdmin(shop)).toEqual({ email, password: null });
  const stranger = await login(email, 'fremdes-wort');
  if (typeof stranger === 'number') throw new Error('sign-in failed');
  expect(await requireAdmin(test.shop, stranger)).toEqual({ ok: false, code: 'forbidden' });
  expect(test.logged.join()).toContain('admin:password');

  const { password } = await resetAdminPassword(shop);
  expect(await requireAdmin(test.shop, stranger)).toEqual({ ok: false, code: 'not_signed_in' });
  const owner = await login(email, password);
  if (typeof owner === 'number') throw new Error('sign-in failed');
  expect(await requireAdmin(test.shop, owner)).toMatchObject({ ok: true });
});
