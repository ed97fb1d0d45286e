import { describe, expect, it } from 'vitest';
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
  it('gives strangers nothing', async () => {
    for (const path of ['/api/account/orders', '/api/account/export', '/api/wishlist']) {
      expect(await get(path)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    }
    expect((await test.send('PUT', '/api/wishlist', { ids: [] })).status).toBe(401);
    expect((await test.send('DELETE', '/api/account', { password: 'x' })).status).toBe(401);
  });

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

  it('keeps a wishlist of products that exist, the latest first', async () => {
    const cookie = await signInCustomer(test, 'aylin@post.example');
    const ids = ['pouch', 'kiez-low-mono', 'no-such-thing', 'pouch'];
    expect((await test.send('PUT', '/api/wishlist', { ids }, { cookie })).status).toBe(200);
    expect((await get('/api/wishlist', cookie)).body).toEqual({ ids: ['pouch', 'kiez-low-mono'] });
    const tooMany = { ids: Array.from({ length: 201 }, () => 'pouch') };
    expect((await test.send('PUT', '/api/wishlist', tooMany, { cookie })).status).toBe(400);
    expect((await test.send('PUT', '/api/wishlist', { ids: [1] }, { cookie })).status).toBe(400);
    const writes = [['siegelring'], ['uhr-chrono']].map((list) =>
      test.send('PUT', '/api/wishlist', { ids: list }, { cookie }),
    );
    for (const response of await Promise.all(writes)) expect(response.status).toBe(200);
  });

  it('exports what is kept, without password hashes or tokens', async () => {
    const cookie = await signInCustomer(test, 'piotr@post.example');
    await verify('piotr@post.example');
    await storeOrder(test, { email: 'piotr@post.example' });
    const response = await test.request('/api/account/export', { headers: { cookie } });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'piotr@post.example', email_verified: true },
      orders: [{ status: 'paid' }],
    });
    expect(text).not.toMatch(/password|token|session/i);
  });

  it('deletes an account with the right password only, and keeps the orders', async () => {
    const email = 'greta@post.example';
    const cookie = await signInCustomer(test, email);
    const order = await storeOrder(test, { email });
    await test.shop.pool.query(
      'UPDATE orders SET user_id = (SELECT id FROM users WHERE email = $1) WHERE id = $2',
      [email, order],
    );
    const wrong = await test.send('DELETE', '/api/account', { password: 'falsch' }, { cookie });
    expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    const body = { password: 'test-passwort' };
    const gone = await test.send('DELETE', '/api/account', body, { cookie });
    expect(gone.status).toBe(200);
    expect(cookieOf(gone)).toMatch(/session_token=(;|$).*session_data=(;|$)/);
    expect((await get('/api/account/orders', cookie)).status).toBe(401);
    const { rows } = await test.shop.pool.query('SELECT user_id FROM orders WHERE id = $1', [
      order,
    ]);
    expect(rows).toEqual([{ user_id: null }]);
  });

  it('does not delete the owner', async () => {
    const cookie = await signInAdmin(test);
    const body = { password: 'test-passwort' };
    const response = await test.send('DELETE', '/api/account', body, { cookie });
    expect(await response.json()).toMatchObject({ code: 'forbidden' });
  });
});
