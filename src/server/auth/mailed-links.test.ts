import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { createTestShop, openTestShop } from '#test/shop.ts';
import { resetAdminPassword } from './first-admin.ts';
import { hashPassword } from './password-hash.ts';
import { users } from './schema.ts';

const test = await openTestShop();

const PASSWORD = 'test-passwort';
const NEW = 'ganz-neues-wort';
const post = async (path: string, body: object, cookie = '') => {
  const response = await test.send('POST', `/api/auth/${path}`, body, { cookie });
  return { status: response.status, ...((await response.json()) as { code?: string }) };
};
const INVALID = { status: 400, code: 'invalid_token' };

/** Requests another address for the login and returns the token mailed to it. */
async function wish(email: string, cookie: string): Promise<string> {
  expect((await post('change-email', { email, password: PASSWORD }, cookie)).status).toBe(200);
  return mailedToken(test, 'email-change', email);
}
async function resetLink(email: string): Promise<string> {
  expect((await post('request-password-reset', { email })).status).toBe(200);
  return mailedToken(test, 'password-reset', email);
}
const reset = (token: string) => post('reset-password', { token, password: NEW });
const confirm = (token: string) => post('confirm-email', { token, password: PASSWORD });

it.each([
  ['a reset', async (email: string) => reset(await resetLink(email))],
  [
    'a changed password',
    (_: string, cookie: string) =>
      post('change-password', { current: PASSWORD, password: NEW }, cookie),
  ],
  [
    'the password that the owner sets on the machine',
    async (adminEmail: string) => {
      const settings = { ...test.shop.settings, adminEmail };
      await resetAdminPassword({ ...test.shop, settings });
    },
  ],
])('%s ends every link that was mailed before it', async (name, change) => {
  const email = `${name.replaceAll(' ', '-')}@post.example`;
  const cookie = await signInCustomer(test, email);
  const theirs = await wish(`fremd-${email}`, cookie);
  const pending = await resetLink(email);
  await change(email, cookie);
  expect(await confirm(theirs)).toMatchObject(INVALID);
  expect(await reset(pending)).toMatchObject(INVALID);
  expect((await post('sign-in/email', { email, password: PASSWORD })).status).toBe(401);
});

it('no link to an address that was replaced opens the account', async () => {
  const email = 'alt@post.example';
  const cookie = await signInCustomer(test, email);
  // The limit of one address refills.
  test.clock.now += 2 * 60_000;
  const replaced = await wish('vertippt@post.example', cookie);
  const theirs = await wish('neu@post.example', cookie);
  const pending = await resetLink(email);
  expect(await confirm(replaced)).toMatchObject(INVALID);
  expect((await confirm(theirs)).status).toBe(200);
  expect(await reset(pending)).toMatchObject(INVALID);
});

it('two who ask for another address at once need no connection beside the one each holds', async () => {
  const narrow = await createTestShop({ connections: 2 });
  const ask = async (name: string, cookie: string) => {
    const change = { email: `${name}@neu.example`, password: PASSWORD };
    return (await narrow.send('POST', '/api/auth/change-email', change, { cookie })).status;
  };
  const one = await signInCustomer(narrow, 'eins@post.example');
  const two = await signInCustomer(narrow, 'zwei@post.example');
  // The first job teaches the node its queue.
  expect(await ask('vorher', one)).toBe(200);
  expect(await Promise.all([ask('eins', one), ask('zwei', two)])).toEqual([200, 200]);
  await narrow.close();
});

it('an address asked for while the password is being replaced needs the new one', async () => {
  const email = 'gleichzeitig@post.example';
  const cookie = await signInCustomer(test, email);
  const [user] = await test.shop.db.select().from(users).where(eq(users.email, email));
  // A connection of its own: in one of the shop's transactions the request would be a part of it.
  const other = await test.shop.pool.connect();
  await other.query('BEGIN');
  await other.query('UPDATE login_accounts SET password = $1 WHERE user_id = $2', [
    await hashPassword(NEW),
    user?.id,
  ]);
  const change = post('change-email', { email: 'x@post.example', password: PASSWORD }, cookie);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await other.query('COMMIT');
  other.release();
  expect((await change).status).toBe(401);
});
