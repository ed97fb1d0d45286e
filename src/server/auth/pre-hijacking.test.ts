import { describe, expect, it } from 'vitest';
import { cookieOf, signInCustomer } from '#test/logins.ts';
import { mailedLink, mailedToken, tokenOf } from '#test/mailed-link.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';

/** Signs up with a stranger's address; the owner of that inbox is unaware of it. */

const test = await openTestShop();

const PASSWORD = 'test-passwort';
const NEW = 'ganz-neues-wort';
const post = async (path: string, body: object, cookie = '') => {
  const response = await test.send('POST', `/api/auth/${path}`, body, { cookie });
  const reply = (await response.json()) as { code?: string };
  return { status: response.status, code: reply.code, cookie: cookieOf(response) };
};
const ordersOf = async (cookie: string) => {
  const reply = await test.request('/api/account/orders', { headers: { cookie } });
  return ((await reply.json()) as { orders?: unknown[] }).orders?.length;
};
const verifiedOf = async (cookie: string) => {
  const reply = await test.request('/api/auth/session', { headers: { cookie } });
  return (await reply.json()).session?.user.emailVerified;
};
const signIn = (email: string, password = PASSWORD) => post('sign-in/email', { email, password });
const INVALID = { status: 400, code: 'invalid_token' };

let n = 0;
/** A guest has ordered; then somebody else signs up with the guest's address. */
async function hijack() {
  n += 1;
  // Limits of one address refill.
  test.clock.now += 2 * 60_000;
  const email = `gast${n}@post.example`;
  await storeOrder(test, { email });
  const thief = await signInCustomer(test, email);
  return { email, thief, token: await mailedToken(test, 'verify-email', email) };
}

describe('a link that verifies an address', () => {
  it('changes nothing when it is opened, whoever opens it', async () => {
    const { email, thief } = await hijack();
    const link = await mailedLink(test, 'verify-email', email);
    for (const cookie of ['', thief]) {
      const query = `?verify=${tokenOf(link)}`;
      await test.request(link.pathname + query, { headers: { cookie } });
    }
    expect([await verifiedOf(thief), await ordersOf(thief)]).toEqual([false, 0]);
  });

  it('wants to know that its reader made the account, and stays good until then', async () => {
    const { email, thief, token } = await hijack();
    expect(await post('verify-email', { token })).toMatchObject({
      status: 403,
      code: 'proof_needed',
    });
    const other = await signInCustomer(test, 'jemand-anders@post.example');
    expect(await post('verify-email', { token }, other)).toMatchObject({ code: 'proof_needed' });
    expect(await post('verify-email', { token, password: 'geraten' })).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    });
    expect([await verifiedOf(thief), await ordersOf(thief)]).toEqual([false, 0]);
    // Password and inbox in one hand: one person.
    expect((await post('verify-email', { token, password: PASSWORD })).status).toBe(200);
    expect(await ordersOf((await signIn(email)).cookie)).toBe(1);
    expect(await post('verify-email', { token, password: PASSWORD })).toMatchObject(INVALID);
  });

  it('is enough in the browser that is signed in', async () => {
    const { thief: own, token } = await hijack();
    expect((await post('verify-email', { token }, own)).status).toBe(200);
    expect([await verifiedOf(own), await ordersOf(own)]).toEqual([true, 1]);
  });

  it('gives the account to a reader who did not make it: new password, old logins over', async () => {
    const { email, thief, token } = await hijack();
    expect((await post('claim-account', { token, password: NEW })).status).toBe(200);
    expect(await ordersOf(thief)).toBeUndefined();
    expect((await signIn(email)).status).toBe(401);
    expect(await ordersOf((await signIn(email, NEW)).cookie)).toBe(1);
    expect(await post('claim-account', { token, password: 'noch-ein-wort' })).toMatchObject(
      INVALID,
    );
  });

  it('or removes it, and nothing that came by the address', async () => {
    const { email, thief, token } = await hijack();
    expect((await post('remove-account', { token })).status).toBe(200);
    expect(await ordersOf(thief)).toBeUndefined();
    expect((await signIn(email)).status).toBe(401);
    expect(await post('remove-account', { token })).toMatchObject(INVALID);
    expect(await ordersOf(await signInCustomer(test, email))).toBe(0);
    await test.shop.pool.query('UPDATE users SET email_verified = true WHERE email = $1', [email]);
    expect(await ordersOf((await signIn(email)).cookie)).toBe(1);
  });

  it('ends with a new address', async () => {
    const { email, thief, token } = await hijack();
    const move = 'UPDATE users SET email = $1 WHERE email = $2';
    await test.shop.pool.query(move, ['umgezogen@post.example', email]);
    expect(await post('verify-email', { token }, thief)).toMatchObject(INVALID);
  });
});

describe('a link that changes an address', () => {
  it('adds the address of whoever reads it to nobody else’s account', async () => {
    await storeOrder(test, { email: 'ziel@post.example' });
    const thief = await signInCustomer(test, 'dieb@post.example');
    const wish = { email: 'ziel@post.example', password: PASSWORD };
    expect((await post('change-email', wish, thief)).status).toBe(200);
    const token = await mailedToken(test, 'email-change', 'ziel@post.example');
    expect(await post('confirm-email', { token })).toMatchObject({ code: 'proof_needed' });
    expect(await ordersOf(thief)).toBe(0);
    expect((await post('confirm-email', { token, password: PASSWORD })).status).toBe(200);
    expect((await signIn('ziel@post.example')).status).toBe(200);
  });
});

describe('a link that sets a password', () => {
  it('ends what whoever made the account with that address has of it', async () => {
    const { email, thief, token } = await hijack();
    await post('request-password-reset', { email });
    const reset = await mailedToken(test, 'password-reset', email);
    expect((await post('reset-password', { token: reset, password: NEW })).status).toBe(200);
    expect(await ordersOf(thief)).toBeUndefined();
    expect(await post('verify-email', { token, password: PASSWORD })).toMatchObject(INVALID);
    // Setting it took the mail: the address is theirs.
    expect(await ordersOf((await signIn(email, NEW)).cookie)).toBe(1);
  });
});

it('no table holds a token', async () => {
  const { email, token } = await hijack();
  await post('request-password-reset', { email });
  await test.send('POST', '/api/newsletter', { email });
  const tokens = [
    token,
    await mailedToken(test, 'password-reset', email),
    await mailedToken(test, 'newsletter-confirm', email),
  ];
  for (const table of ['verifications', 'mails', 'newsletter_subscribers', 'pgboss.job']) {
    const { rows } = await test.shop.pool.query(`SELECT * FROM ${table}`);
    const kept = JSON.stringify(rows);
    expect([table, rows.length > 0]).toEqual([table, true]);
    for (const secret of tokens) expect(kept).not.toContain(secret);
  }
});
