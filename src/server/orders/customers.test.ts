import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { erasePerson } from '../admin/person.ts';
import { users } from '../auth/schema.ts';
import { retainUnpaid } from '../retention/retain-unpaid.ts';

const test = await openTestShop({ connections: 8 });
const { shop } = test;
await signInAdmin(test);
const [admin] = await shop.db.select().from(users);
const DAY_MS = 86_400_000;

beforeEach(async () => {
  await shop.pool.query('delete from order_events; delete from refunds; delete from orders');
});

/** Scan of the orders, as rows of the table. */
const SCAN = `select lower(customer_email) as email,
  (count(*) filter (where number is not null and status <> 'refunded'))::int as orders,
  coalesce(sum(amount - refunded - charged_back) filter (where number is not null), 0)::int as spent_cents,
  max(created_at) as last_order_at,
  (array_agg(customer_name order by created_at desc, id desc) filter (where customer_name is not null))[1] as name
  from orders where customer_email is not null group by 1 order by 1`;
const rowsOf = async (query: string) => (await shop.pool.query(query)).rows;
const kept = () =>
  rowsOf('select email, orders, spent_cents, last_order_at, name from customers order by email');

async function expectScan(): Promise<void> {
  expect(await kept()).toEqual(await rowsOf(SCAN));
}

const EMAILS = ['ada@post.example', 'Ada@Post.example', 'ben@post.example', null] as const;
/** Changes of an order that any code makes, each where the order's state allows it. */
const CHANGES = {
  pay: "status = 'paid', number = (select coalesce(max(number), 1000) + 1 from orders), paid_at = now() where id = $1 and status = 'pending'",
  end: "status = 'expired' where id = $1 and status = 'pending'",
  refundPart: "status = 'partly_refunded', refunded = 100 where id = $1 and status = 'paid'",
  refund:
    "status = 'refunded', refunded = amount where id = $1 and status in ('paid', 'partly_refunded')",
  takeBack: "status = 'paid', refunded = 0 where id = $1 and status = 'refunded'",
  loseDispute: 'charged_back = 200 where id = $1 and number is not null',
  correctAddress: "customer_email = 'Cleo@Post.example', customer_name = 'Cleo' where id = $1",
} as const;
type Step =
  | { readonly place: (typeof EMAILS)[number]; readonly name: string | null }
  | { readonly change: keyof typeof CHANGES; readonly of: number }
  | { readonly erase: string }
  | { readonly days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      place: fc.constantFrom(...EMAILS),
      name: fc.constantFrom('Ada', 'Ben', null),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      change: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
      of: fc.nat(9),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ erase: fc.constantFrom('ada@post.example', 'ben@post.example') }),
  },
  { weight: 1, arbitrary: fc.record({ days: fc.integer({ min: 1, max: 40 }) }) },
);

async function take(next: Step, ids: string[]): Promise<void> {
  if ('place' in next) {
    const { place: email, name } = next;
    test.clock.now += 1_000;
    ids.push(await storeOrder(test, { status: 'pending', email, ...(name && { name }) }));
  } else if ('change' in next) {
    const id = ids[next.of % Math.max(1, ids.length)] ?? randomUUID();
    await shop.pool.query(`update orders set ${CHANGES[next.change]}`, [id]);
  } else if ('erase' in next) {
    await erasePerson(shop, admin as never, next.erase);
  } else {
    test.clock.now += next.days * DAY_MS;
    await retainUnpaid(shop);
  }
}

it('after any random week the table equals a scan of the orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await shop.pool.query('delete from orders');
      const ids: string[] = [];
      for (const next of steps) await take(next, ids);
      await expectScan();
    }),
    { numRuns: 60 },
  );
});

it('orders of one address that change at once are all counted', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, () => storeOrder(test, { email: 'ada@post.example' })),
  );
  await Promise.all([
    ...ids.map((id) => shop.pool.query(`update orders set ${CHANGES.refundPart}`, [id])),
    ...ids.map(() => storeOrder(test, { email: 'Ada@Post.example', name: 'Ada' })),
  ]);
  expect(await kept()).toMatchObject([{ email: 'ada@post.example', orders: 24 }]);
  await expectScan();
});

it('a customer keeps an id, and goes with the last order that names the address', async () => {
  const id = await storeOrder(test, { email: 'ada@post.example', status: 'expired' });
  const [before] = await rowsOf('select id from customers');
  await storeOrder(test, { email: 'ada@post.example' });
  expect(await rowsOf('select id from customers')).toEqual([before]);
  await shop.pool.query("update orders set customer_email = 'ben@post.example'");
  await shop.pool.query('update orders set customer_email = null where id <> $1', [id]);
  expect(await kept()).toMatchObject([{ email: 'ben@post.example', orders: 0, spent_cents: 0 }]);
  await erasePerson(shop, admin as never, 'ben@post.example');
  expect(await kept()).toEqual([]);
});
