import { describe, expect, it } from 'vitest';
import type { Wish } from '#contract/account-data.ts';
import { signInCustomer } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

const test = await openTestShop();

/** A customer on several devices. */
async function customer(email: string) {
  const cookie = await signInCustomer(test, email);
  const merge = async (...wishes: readonly Wish[]): Promise<readonly Wish[]> => {
    const response = await test.send('POST', '/api/wishlist', { wishes }, { cookie });
    expect(response.status).toBe(200);
    const { wishes: merged } = (await response.json()) as { wishes: readonly Wish[] };
    return merged;
  };
  const ids = async () => {
    const response = await test.request('/api/wishlist', { headers: { cookie } });
    return (await response.json()) as unknown;
  };
  const put = (list: readonly string[]) =>
    test.send('PUT', '/api/wishlist', { ids: list }, { cookie });
  return { cookie, merge, ids, put };
}

const heart = (id: string, at: number): Wish => ({ id, saved: true, at });
const removal = (id: string, at: number): Wish => ({ id, saved: false, at });

describe("the wishlist of a customer's devices", () => {
  it('lets the later change of a product win, in whatever order they arrive', async () => {
    const { merge, ids } = await customer('spaet@post.example');
    await merge(removal('pouch', 2_000));
    expect(await merge(heart('pouch', 1_000))).toEqual([removal('pouch', 2_000)]);
    expect(await ids()).toEqual({ ids: [] });
    await merge(heart('pouch', 3_000));
    expect(await ids()).toEqual({ ids: ['pouch'] });
  });

  it('does not bring back from one device what another removed', async () => {
    const { merge, ids } = await customer('zwei@post.example');
    await merge(heart('pouch', 1_000), heart('siegelring', 1_001));
    await merge(removal('pouch', 2_000), heart('siegelring', 1_001));
    const merged = await merge(heart('pouch', 1_000), heart('siegelring', 1_001));
    expect(merged).toEqual([removal('pouch', 2_000), heart('siegelring', 1_001)]);
    expect(await ids()).toEqual({ ids: ['siegelring'] });
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

  it('keeps every change of devices that merge at the same time', async () => {
    const { merge, ids } = await customer('zugleich@post.example');
    await Promise.all([
      merge(heart('pouch', 3_000)),
      merge(heart('siegelring', 2_000)),
      merge(heart('uhr-chrono', 1_000)),
    ]);
    expect(await ids()).toEqual({ ids: ['pouch', 'siegelring', 'uhr-chrono'] });
  });

  it('takes the whole list of an older storefront, its removals included', async () => {
    const { merge, put, ids } = await customer('alt@post.example');
    expect((await put(['pouch', 'siegelring'])).status).toBe(200);
    expect((await put(['siegelring'])).status).toBe(200);
    expect(await ids()).toEqual({ ids: ['siegelring'] });
    const merged = await merge(heart('pouch', 1_000));
    expect(merged.find(({ id }) => id === 'pouch')?.saved).toBe(false);
  });

  it('reads what the version before wrote beside a removal', async () => {
    const { merge } = await customer('davor@post.example');
    await merge(removal('pouch', 1_000));
    await test.shop.pool.query(
      `INSERT INTO wishlist_items (user_id, product_id)
       SELECT id, 'pouch' FROM users WHERE email = 'davor@post.example'`,
    );
    expect(await merge()).toMatchObject([{ id: 'pouch', saved: true }]);
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
