import { describe, expect, it } from 'vitest';
import type { Wish } from '#contract/account-data.ts';
import { cookieOf, signInAdmin, signInCustomer } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';

const test = await openTestShop();

async function get(path: string, cookie = ''): Promise<{ status: number; body: unknown }> {
  const response = await test.request(path, { headers: { cookie } });
  return { status: response.status, body: await response.json() };
}

async function verify(email: string): Promise<void> {
  await test.shop.pool.query('UPDATE users SET email_verified = true WHERE email = $1', [email]);
}

describe('a customer and their data', () => {
  it("shows a guest's orders once the address is verified, and nobody else's", async () => {
    const mine = 'leonie@post.example';
    await storeOrder(test, { email: 'Leonie@Post.example', amount: 10_799 });
    await storeOrder(test, { email: mine, status: 'pending' });
    await storeOrder(test, { email: 'jonas@post.example' });
    const cookie = await signInCustomer(test, mine);
    expect((await get('/api/account/orders', cookie)).body).toEqual({ orders: [] });
    await verify(mine);
    const { body } = await get('/api/account/orders', cookie);
    expect(body).toMatchObject({ orders: [{ amount: 10_799, status: 'paid' }] });
    const stranger = await signInCustomer(test, 'mehmet@post.example');
    await verify('mehmet@post.example');
    expect((await get('/api/account/orders', stranger)).body).toEqual({ orders: [] });
  });

  it('deletes an account with the right password only, and all of the person but the orders', async () => {
    const email = 'weg@post.example';
    const cookie = await signInCustomer(test, email);
    await verify(email);
    const order = await storeOrder(test, { email });
    const { pool } = test.shop;
    await pool.query('UPDATE orders SET user_id = (SELECT id FROM users WHERE email = $1)', [
      email,
    ]);
    await test.send('POST', '/api/newsletter', { email });
    const message = { first_name: 'Greta', last_name: 'Weg', subject: 'Frage', message: 'Wann?' };
    await test.send('POST', '/api/contact', { ...message, email });
    const wish = { email: 'weg-neu@post.example', password: 'test-passwort' };
    await test.send('POST', '/api/auth/change-email', wish, { cookie });
    const wrong = await test.send('DELETE', '/api/account', { password: 'falsch' }, { cookie });
    expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    const body = { password: 'test-passwort' };
    const gone = await test.send('DELETE', '/api/account', body, { cookie });
    expect(gone.status).toBe(200);
    expect(cookieOf(gone)).toMatch(/session_token=(;|$).*session_data=(;|$)/);
    expect((await get('/api/account/orders', cookie)).status).toBe(401);
    for (const table of ['users', 'newsletter_subscribers', 'contact_messages', 'verifications']) {
      const { rows } = await pool.query(`SELECT * FROM ${table}`);
      expect(JSON.stringify(rows), table).not.toMatch(/weg(-neu)?@post\.example/);
    }
    const mails = await pool.query('SELECT * FROM mails');
    expect(JSON.stringify(mails.rows)).not.toContain(email);
    const { rows } = await pool.query('SELECT user_id, customer_email FROM orders WHERE id = $1', [
      order,
    ]);
    expect(rows).toEqual([{ user_id: null, customer_email: email }]);
  });

  it('does not delete the owner', async () => {
    const cookie = await signInAdmin(test);
    const body = { password: 'test-passwort' };
    const response = await test.send('DELETE', '/api/account', body, { cookie });
    expect(await response.json()).toMatchObject({ code: 'forbidden' });
  });
});

/** A customer on several devices. */
async function customer(email: string) {
  const cookie = await signInCustomer(test, email);
  const merge = async (...wishes: readonly Wish[]): Promise<readonly Wish[]> => {
    const response = await test.send('POST', '/api/wishlist', { wishes }, { cookie });
    expect(response.status).toBe(200);
    const { wishes: merged } = (await response.json()) as { wishes: readonly Wish[] };
    return merged;
  };
  /** Ids on the list, the latest first. */
  const ids = async () => (await merge()).filter(({ saved }) => saved).map(({ id }) => id);
  return { cookie, merge, ids };
}

const heart = (id: string, at: number): Wish => ({ id, saved: true, at });
const removal = (id: string, at: number): Wish => ({ id, saved: false, at });

describe("the wishlist of a customer's devices", () => {
  it('lets the later change of a product win, in whatever order they arrive', async () => {
    const { merge, ids } = await customer('spaet@post.example');
    await merge(removal('pouch', 2_000));
    expect(await merge(heart('pouch', 1_000))).toEqual([removal('pouch', 2_000)]);
    expect(await ids()).toEqual([]);
    await merge(heart('pouch', 3_000));
    expect(await ids()).toEqual(['pouch']);
  });

  it('believes no time to come and no product that is not there', async () => {
    const { merge } = await customer('morgen@post.example');
    const [wish, ...others] = await merge(
      heart('pouch', test.shop.now() + 86_400_000),
      heart('no-such-thing', 1),
    );
    expect(others).toEqual([]);
    expect(wish?.at).toBeLessThanOrEqual(test.shop.now());
  });

  it('takes at most 200 changes at once', async () => {
    const { cookie } = await customer('viele@post.example');
    const wishes = Array.from({ length: 201 }, (_, at) => heart('pouch', at));
    const response = await test.send('POST', '/api/wishlist', { wishes }, { cookie });
    expect(response.status).toBe(400);
  });

  it('keeps every change of devices that merge at the same time', async () => {
    const { merge, ids } = await customer('zugleich@post.example');
    await Promise.all([
      merge(heart('pouch', 3_000)),
      merge(heart('siegelring', 2_000)),
      merge(heart('uhr-chrono', 1_000)),
    ]);
    expect(await ids()).toEqual(['pouch', 'siegelring', 'uhr-chrono']);
  });

  it('exports removals with the list', async () => {
    const { cookie, merge } = await customer('export@post.example');
    await merge(removal('pouch', 1_000));
    const response = await test.request('/api/account/export', { headers: { cookie } });
    expect(await response.json()).toMatchObject({
      wishlist: [],
      wishlist_removed: [{ id: 'pouch', removed_at: '1970-01-01T00:00:01.000Z' }],
    });
  });
});
