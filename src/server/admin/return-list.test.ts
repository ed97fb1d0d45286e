import { beforeEach, expect, it } from 'vitest';
import type { AdminReturn } from '#contract/admin-returns.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { withdrawals } from '../withdrawals/schema.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);
beforeEach(async () => {
  await test.shop.db.delete(withdrawals);
});

async function read<T>(query: string): Promise<T> {
  const response = await test.request(`/api/admin/returns${query}`, { headers: { cookie } });
  return (await response.json()) as T;
}

it('lists one of each order first, then further ones of it, then those without an order', async () => {
  const one = await storeOrder(test, { email: 'mia@kundin.example' });
  const two = await storeOrder(test, { email: 'mia@kundin.example' });
  await test.shop.pool.query(
    `insert into withdrawals (id, name, order_number, email, language, declared_at, order_id)
     select gen_random_uuid(), 'erfunden', n, 'a@b.example', 'de', to_timestamp(n), null::uuid from generate_series(1, 60) n
     union all select gen_random_uuid(), 'wieder', n, 'a@b.example', 'de', to_timestamp(100 + n), $1::uuid from generate_series(1, 60) n
     union all select gen_random_uuid(), 'echt', '1', 'a@b.example', 'de', to_timestamp(900), $2::uuid`,
    [one, two],
  );
  // One that is done is no other of its order.
  await test.shop.pool.query(
    `insert into withdrawals (id, name, order_number, email, language, declared_at, order_id, done_at)
     values (gen_random_uuid(), 'fertig', '1', 'a@b.example', 'de', to_timestamp(1), $1, now())`,
    [two],
  );
  type Page = { returns: AdminReturn[]; next: string | null };
  const rows: AdminReturn[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: Page = await read<Page>(next && `?before=${next}`);
    rows.push(...page.returns);
    ({ next } = page);
  }
  const listed = rows.map(({ name, same_order }) => `${name} ${same_order}`);
  const times = (n: number, text: string) => Array.from({ length: n }, () => text);
  expect(listed).toEqual([
    ...['wieder 59', 'echt 0'],
    ...times(59, 'wieder 59'),
    ...times(60, 'erfunden 0'),
  ]);
  const due = rows.map(({ declared_at }) => declared_at).slice(2, 61);
  expect(due).toEqual(due.toSorted());
});

it('lists the open ones by due date, page by page', async () => {
  await test.shop.pool.query(
    `insert into withdrawals (id, name, order_number, email, language, declared_at)
     select gen_random_uuid(), n, n, 'a@b.example', 'de', to_timestamp(n) from generate_series(1, 60) n`,
  );
  type Page = { returns: AdminReturn[]; next: string; counts: object };
  const first = await read<Page>('');
  expect(first.returns.map(({ name }) => name).slice(0, 2)).toEqual(['1', '2']);
  expect(first.counts).toEqual({ open: 60, done: 0 });
  const second = await read<Page>(`?before=${first.next}`);
  expect([second.returns[0]?.name, second.returns.length, second.next]).toEqual(['51', 10, null]);
});
