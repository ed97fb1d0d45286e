import { expect, it, vi } from 'vitest';
import { cookieOf, signInCustomer } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { alerts } from '../alerts/schema.ts';

const test = await openTestShop({ settings: { trustProxy: ['127.0.0.1', '::1'] } });

const EMAIL = 'inhaberin@post.example';
/** Uses node:http, so that a proxy's header can name the client's address. */
const signIn = (password: string, from: string, cookie = '', email = EMAIL) =>
  test.app.request(
    `${test.shop.settings.baseUrl}/api/auth/sign-in/email`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: test.shop.settings.baseUrl,
        'x-forwarded-for': from,
        cookie,
      },
      body: JSON.stringify({ email, password }),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );

it('wrong tries from anywhere keep the owner out neither here nor on a new device', async () => {
  const known = await signInCustomer(test, EMAIL);
  const statuses = new Set<number>();
  for (let bot = 0; bot < 8; bot += 1) {
    for (let guess = 0; guess < 3; guess += 1) {
      statuses.add((await signIn(`falsch ${bot} ${guess}`, `203.0.113.${bot}`)).status);
    }
  }
  // Nobody is refused for what others did, they only wait.
  expect([...statuses]).toEqual([401]);
  expect((await signIn('test-passwort', '203.0.113.1', known)).status).toBe(200);
  expect((await signIn('test-passwort', '198.51.100.7')).status).toBe(200);
  expect(test.logged.join()).toContain('many wrong passwords for one account');
  const [alert] = await test.shop.db.select().from(alerts);
  expect(alert).toMatchObject({ kind: 'login_attack', subject: 'all' });
}, 60_000);

it('an address that sends a list at once is told to come back later; a known device is not', async () => {
  const known = cookieOf(await signIn('test-passwort', '198.51.100.8'));
  const refused: Response[] = [];
  for (let guess = 0; guess < 60; guess += 1) {
    void (async () => {
      const reply = await signIn(`${guess}`, '198.51.100.9');
      if (reply.status === 429) refused.push(reply);
    })();
  }
  const owner = await signIn('test-passwort', '198.51.100.9', known);
  expect(owner.status).toBe(200);
  // The others wait, each longer than the one before.
  await vi.waitFor(() => expect(refused.length).toBeGreaterThan(30), { timeout: 30_000 });
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const atAnother = await signIn('geraten', '198.51.100.9', '', 'andere@post.example');
  expect(atAnother.status).toBe(429);
}, 60_000);
