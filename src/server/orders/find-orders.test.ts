import { expect, it } from 'vitest';
import type { DashboardOrdersReply } from '#contract/dashboard-orders.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

const read = (query = '') =>
  test.request(`/api/admin/dashboard/orders${query}`, { headers: { cookie } });

it('lists every order once, the newest first, page by page', async () => {
  const ids: string[] = [];
  // Several orders share a time, so only time and id together sort them.
  for (let n = 0; n < 103; n += 1) {
    ids.push(await storeOrder(test, { amount: n, createdAt: test.clock.now - (n % 7) * 1000 }));
  }
  const seen: DashboardOrdersReply['orders'] = [];
  let next: string | null = null;
  do {
    const response: Response = await read(next ? `?before=${next}` : '');
    const page: DashboardOrdersReply = await response.json();
    seen.push(...page.orders);
    next = page.next;
  } while (next);
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(ids));
  expect(seen).toHaveLength(103);
  const times = seen.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(seen[0]).toMatchObject({ customer_email: 'kunde@example.org', currency: 'eur' });
});

it('refuses an invalid cursor', async () => {
  expect((await read('?before=1;drop')).status).toBe(400);
});
