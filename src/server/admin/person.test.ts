import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminErasedReply, AdminPersonReply } from '#contract/admin-person.ts';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { users } from '../auth/schema.ts';
import { orders } from '../orders/schema.ts';
import { adminActions } from './schema.ts';

const COUNTED = [
  'accounts',
  'wishes',
  'unpaid_orders',
  'messages',
  'mails',
  'subscriptions',
  'withdrawals',
  'reviews',
];
const NOTHING = Object.fromEntries(COUNTED.map((what) => [what, 0]));

let calls = 0;
const test = await openTestShop();
const cookie = await signInAdmin(test);
/** Actions recorded since then. */
let recordedBefore = 0;
beforeEach(async () => {
  recordedBefore = await test.shop.db.$count(adminActions);
});
const recorded = async () =>
  (await test.shop.db.select().from(adminActions).orderBy(adminActions.id)).slice(recordedBefore);

async function ask<T>(path: string, email: string): Promise<T> {
  const response = await test.send('POST', path, { email }, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}
const find = (email: string) => ask<AdminPersonReply>('/api/admin/person', email);
const erase = (email: string) => ask<AdminErasedReply>('/api/admin/person/erase', email);
const send = (path: string, email: string) => test.send('POST', path, { email }, { cookie });
const exported = async (email: string) => (await send('/api/admin/person/export', email)).text();

/** A message, the newsletter, an open and a done withdrawal, and the orders of a person, as the shop's own forms leave them. */
async function leaveTraces(email: string) {
  calls += 1;
  const headers = { 'x-forwarded-for': `10.88.0.${calls}` };
  const message = { first_name: 'Gustav', last_name: 'Gast', subject: 'Frage', message: 'Wann?' };
  await test.send('POST', '/api/contact', { ...message, email }, headers);
  await test.send('POST', '/api/newsletter', { email }, headers);
  const [key, done] = [randomUUID(), randomUUID()];
  for (const one of [key, done]) {
    const said = { key: one, name: 'Gustav', order: 'EL-1', email };
    await test.send('POST', '/api/withdrawals', said, headers);
  }
  await test.shop.pool.query('update withdrawals set done_at = now() where id = $1', [done]);
  const paid = await storeOrder(test, { email: email.toUpperCase() });
  const expired = await storeOrder(test, { email, status: 'expired' });
  const pending = await storeOrder(test, { email, status: 'pending' });
  return { paid, expired, pending };
}
const emailsOfOrders = async () =>
  new Map((await test.shop.db.select().from(orders)).map((row) => [row.id, row.customerEmail]));
/** Every row of every table that holds a text. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await test.shop.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await test.shop.pool.query(
      `select 1 from ${name} t where t::text ilike $1`,
      [`%${text}%`],
    );
    found.push(...Array<string>(rowCount ?? 0).fill(name));
  }
  return found;
}

describe('a guest', () => {
  const OTHER = 'jemand@post.example';

  it('is counted and exported by address, however it is written', async () => {
    const guest = 'Gerda.Gast@post.example';
    await leaveTraces(guest);
    await leaveTraces(OTHER);
    expect(await find(guest.toLowerCase())).toEqual({
      account: 'none',
      is_own: false,
      found: {
        ...NOTHING,
        unpaid_orders: 1,
        messages: 1,
        mails: 5,
        subscriptions: 1,
        withdrawals: 1,
      },
      kept: { paid_orders: 1, open_orders: 1, kept_withdrawals: 1 },
    });
    const text = await exported(guest);
    expect(text).toContain('\n  "orders": [');
    const data = JSON.parse(text);
    expect(data.orders.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'expired',
      'paid',
      'pending',
    ]);
    expect(data).toMatchObject({
      messages: [{ message: 'Wann?', email: guest }],
      newsletter: [{ status: 'requested' }],
      withdrawals: [{ order: 'EL-1' }, { order: 'EL-1' }],
    });
    expect(data.mails).toHaveLength(4);
    expect(text).not.toMatch(/jemand|token|session|idempotency/i);
  });

  it('is erased down to the orders that must stay, once, and the log names nobody', async () => {
    const guest = 'Gustav.Gast@post.example';
    const { paid, expired, pending } = await leaveTraces(guest);
    const other = await find(OTHER);
    const { found, kept } = await find(guest);
    const [first, second] = await Promise.all([erase(guest), erase(guest)]);
    expect([first, second]).toContainEqual({ erased: found, kept });
    expect([first, second]).toContainEqual({ erased: NOTHING, kept });
    expect(await rowsWith(guest)).toEqual(['customers', 'orders', 'orders', 'withdrawals']);
    const left = await emailsOfOrders();
    expect([left.get(paid), left.get(expired), left.get(pending)]).toEqual([
      guest.toUpperCase(),
      null,
      guest,
    ]);
    expect(await find(OTHER)).toEqual(other);
    expect(await find(guest)).toMatchObject({ found: NOTHING, kept });
    expect(await recorded()).toMatchObject([
      { action: 'person_erased', subject: 'person', data: { messages: 1, paid_orders: 1 } },
    ]);
  });
});

describe('an account', () => {
  const WISHES = { wishes: [{ id: 'pouch', saved: true, at: 1 }] };
  const isThere = (email: string) => test.shop.db.$count(users, eq(users.email, email));

  it('that is verified is exported with what it holds, and erased with it', async () => {
    const email = 'karla@post.example';
    const login = await signInCustomer(test, email);
    await test.shop.pool.query('update users set email_verified = true where email = $1', [email]);
    await test.send('POST', '/api/wishlist', WISHES, { cookie: login });
    const elsewhere = await storeOrder(test, { email: 'buero@post.example', status: 'expired' });
    await test.shop.pool.query(
      'update orders set user_id = (select id from users where email = $1) where id = $2',
      [email, elsewhere],
    );
    const body = { email: 'neu@post.example', password: 'test-passwort' };
    await test.send('POST', '/api/auth/change-email', body, { cookie: login });
    const shown = await find(email);
    expect(shown).toMatchObject({ account: 'verified', found: { accounts: 1, wishes: 1 } });
    expect(JSON.parse(await exported(email))).toMatchObject({
      account: { email },
      wishlist: ['pouch'],
      orders: [{ status: 'expired' }],
    });
    expect((await erase(email)).erased).toEqual(shown.found);
    expect(await rowsWith('karla')).toEqual([]);
    expect((await emailsOfOrders()).get(elsewhere)).toBeNull();
    const gone = await test.send('POST', '/api/wishlist', WISHES, { cookie: login });
    expect(gone.status).toBe(401);
  });

  it('that is not verified may be a stranger’s: it goes, but its contents are not told', async () => {
    const email = 'ungeprueft@post.example';
    const login = await signInCustomer(test, email);
    await test.send('POST', '/api/wishlist', WISHES, { cookie: login });
    expect(await find(email)).toMatchObject({ account: 'unverified' });
    const text = await exported(email);
    expect(JSON.parse(text).account).toEqual({ email, email_verified: false });
    expect(text).not.toContain('pouch');
    await erase(email);
    expect(await isThere(email)).toBe(0);
  });

  it('loses a change of address to the erased one that was still to be confirmed', async () => {
    const email = 'ziel@post.example';
    const login = await signInCustomer(test, 'umzug@post.example');
    const body = { email, password: 'test-passwort' };
    const asked = await test.send('POST', '/api/auth/change-email', body, { cookie: login });
    expect(asked.status).toBe(200);
    expect(await rowsWith('ziel@')).toContain('verifications');
    await erase(email);
    expect(await rowsWith('ziel@')).toEqual([]);
    expect(await isThere('umzug@post.example')).toBe(1);
  });

  it.each(['admin@elvare.example', 'service@elvare.example'])(
    'of the shop itself stays: %s',
    async (own) => {
      expect(await find(own)).toMatchObject({ is_own: true });
      const response = await send('/api/admin/person/erase', own);
      expect([response.status, (await response.json()).code]).toEqual([403, 'forbidden']);
      expect(await isThere('admin@elvare.example')).toBe(1);
      expect(await recorded()).toEqual([]);
    },
  );
});
