import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cookieOf, signInCustomer } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { LOGIN_LASTS_S } from './login-times.ts';
import { logins } from './schema.ts';

const test = await openTestShop({ settings: { baseUrl: 'https://shop.example' } });

const session = (cookie: string) => test.request('/api/auth/session', { headers: { cookie } });
const emailIn = async (reply: Response) => (await reply.json()).session?.user.email;

it('by https every cookie belongs to this host alone', async () => {
  const login = { email: 's@example.org', password: 'test-passwort' };
  await test.send('POST', '/api/auth/sign-up/email', login);
  const response = await test.send('POST', '/api/auth/sign-in/email', login);
  const cookies = response.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-elvare\.[a-z_]+=/);
    for (const part of ['Path=/;', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(`${cookie};`).toContain(part);
    }
    expect(cookie).not.toContain('Domain');
  }
});

it('a login that a subdomain could set signs nobody in', async () => {
  const cookie = await signInCustomer(test, 'frueher@example.org');
  const token = cookie.split('; ').find((one) => one.includes('session_token')) ?? '';
  expect(await emailIn(await session(token))).toBe('frueher@example.org');
  for (const prefix of ['__Secure-', '']) {
    const foreign = token.replace('__Host-', prefix);
    expect(await emailIn(await session(foreign)), foreign).toBeUndefined();
  }
});

it('a login’s token is nowhere in the database', async () => {
  const cookie = await signInCustomer(test, 'streng@example.org');
  const [token = ''] = /(?<=session_token=)\w+/.exec(decodeURIComponent(cookie)) ?? [];
  expect(token.length).toBeGreaterThan(20);
  const stored = JSON.stringify((await test.shop.pool.query('SELECT * FROM logins')).rows);
  expect(stored).not.toContain(token);
  expect(stored).toContain(createHash('sha256').update(token).digest('hex'));
});

it('a confirmation gives the login another token', async () => {
  const email = 'bestaetigt@example.org';
  const cookie = await signInCustomer(test, email);
  const proof = { password: 'test-passwort' };
  const confirmed = await test.send('POST', '/api/auth/confirm', proof, { cookie });
  expect(await emailIn(await session(cookie))).toBeUndefined();
  expect(await emailIn(await session(cookieOf(confirmed)))).toBe(email);
  expect(confirmed.headers.getSetCookie()[0]).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
});

it('of two confirmations at once the browser keeps a login that lives', async () => {
  const email = 'zweimal@example.org';
  const cookie = await signInCustomer(test, email);
  const proof = { password: 'test-passwort' };
  const confirm = () => test.send('POST', '/api/auth/confirm', proof, { cookie });
  const replies = await Promise.all([confirm(), confirm()]);
  expect(replies.map(({ status }) => status)).toContain(200);
  const given = replies.map(cookieOf).filter((one) => one.includes('session_token'));
  expect(given).toHaveLength(1);
  expect(await emailIn(await session(given[0] ?? ''))).toBe(email);
});

it('a login is renewed by its use, and ends after half a year all the same', async () => {
  const cookie = await signInCustomer(test, 'treu@example.org');
  const DAY_MS = 24 * 60 * 60_000;
  expect((await session(cookie)).headers.getSetCookie()).toEqual([]);
  test.clock.now += 2 * DAY_MS;
  expect((await session(cookie)).headers.getSetCookie()[0]).toContain(`Max-Age=${LOGIN_LASTS_S}`);
  for (let days = 2; days < 180; days += 25) {
    expect(await emailIn(await session(cookie)), `after ${days} days`).toBe('treu@example.org');
    test.clock.now += 25 * DAY_MS;
  }
  expect(await emailIn(await session(cookie))).toBeUndefined();
});

it('a new login ends the one it replaces in this browser, and no other', async () => {
  const email = 'wieder@example.org';
  const first = await signInCustomer(test, email);
  const elsewhere = await signInCustomer(test, email);
  const login = { email, password: 'test-passwort' };
  const second = await test.send('POST', '/api/auth/sign-in/email', login, { cookie: first });
  expect(await emailIn(await session(cookieOf(second)))).toBe(email);
  expect(await emailIn(await session(first))).toBeUndefined();
  expect(await emailIn(await session(elsewhere))).toBe(email);
  expect(await test.shop.db.$count(logins)).toBeGreaterThan(1);
});
