import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REPORT_GROUPS } from '#contract/admin-list.ts';
import { FULL } from '#test/runs.ts';
import { openTestShop } from '#test/shop.ts';
import { readReport } from './read-report.ts';

const test = await openTestShop();
const { pool } = test.shop;
const JANUARY = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

const line = fc.record({
  product: fc.constantFrom('pouch', 'kiez-low', 'siegelring', 'gone'),
  amount: fc.integer({ min: 0, max: 30_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  fullPrice: fc.boolean(),
  gift: fc.boolean(),
});
const refund = fc.record({
  part: fc.integer({ min: 1, max: 100 }),
  pieces: fc.array(
    fc.record({ line: fc.nat({ max: 3 }), quantity: fc.integer({ min: 1, max: 2 }) }),
    {
      maxLength: 2,
    },
  ),
  withShipping: fc.boolean(),
  day: fc.nat({ max: 120 }),
  /** It came back after it had been told. */
  isReturned: fc.boolean(),
});
const order = fc.record({
  lines: fc.array(line, { maxLength: 4 }),
  discount: fc.integer({ min: 0, max: 100 }),
  shipping: fc.constantFrom(0, 490),
  fee: fc.nat({ max: 900 }),
  day: fc.nat({ max: 120 }),
  percent: fc.constantFrom(0, 7, 19),
  code: fc.constantFrom(null, 'HERBST10'),
  refunds: fc.array(refund, { maxLength: 2 }),
  lost: fc.option(fc.integer({ min: 1, max: 40_000 })),
  isInvoiced: fc.boolean(),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

const insert = (table: string, row: object) =>
  pool.query(
    `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map((_, n) => `$${n + 1}`)})`,
    Object.values(row),
  );
const at = (day: number) => new Date(JANUARY + day * DAY);

/** Stores an order with its money and papers; returns what it brought in the end. */
async function store(given: Order, nth: number): Promise<number> {
  const id = randomUUID();
  const items = given.lines.map(({ product, amount, quantity, fullPrice, gift }) => ({
    ...{ id: `${product}-duo`, product_id: product, name: product, variant: '', quantity, gift },
    ...{ key: `${product}-duo|a,b`, amount: gift ? 0 : amount, full_price: fullPrice },
  }));
  const goods = items.reduce((sum, { amount }) => sum + amount, 0);
  const shared = items.reduce((sum, item) => sum + (item.full_price ? 0 : item.amount), 0);
  const discount = Math.floor((shared * given.discount) / 100);
  const amount = goods - discount + given.shipping;
  const gone = given.refunds.map(({ part }) => Math.ceil((amount * part) / 200)).filter(Boolean);
  await insert('orders', {
    ...{ id, number: nth, status: 'paid', amount, subtotal: goods, discount, language: 'de' },
    ...{ shipping: given.shipping, fee_cents: given.fee, discount_code: given.code },
    ...{ promised: { vatPercent: given.percent }, items: JSON.stringify(items), request_hash: '' },
    ...{ expires_at: at(0), created_at: at(given.day), paid_at: at(given.day) },
    payment_intent_id: `pi_${id}`,
  });
  const paper = (number: string, cents: number, day: number, reference: string | null) =>
    given.isInvoiced &&
    insert('papers', {
      ...{ number, kind: reference ? 'correction' : 'invoice', order_id: id, total_cents: cents },
      ...{ reference, names: reference && `RE-${nth}`, made_at: at(day), language: 'de' },
    });
  await paper(`RE-${nth}`, amount, given.day, null);
  let left = amount;
  for (const [index, cents] of gone.entries()) {
    const { day, pieces, withShipping, isReturned } = given.refunds[
      index
    ] as (typeof given.refunds)[0];
    const refundId = `re_${id}_${index}`;
    const chosen = pieces.filter(({ line }) => line < items.length);
    await insert('refunds', {
      ...{ id: refundId, order_id: id, amount_cents: cents, state: 'succeeded' },
      ...{ pieces: JSON.stringify(chosen), with_shipping: withShipping, created_at: at(day) },
      ...{ counted_at: isReturned ? null : at(day), updated_at: at(day) },
    });
    await paper(`RK-${nth}-${index}`, -cents, day, refundId);
    if (isReturned) await paper(`RK-${nth}-${index}-back`, cents, day + 1, refundId);
    else left -= cents;
  }
  if (given.lost !== null) {
    await insert('disputes', {
      ...{ id: `du_${id}`, order_id: id, payment_intent_id: `pi_${id}`, amount_cents: given.lost },
      ...{ reason: 'fraudulent', state: 'lost', opened_at: at(0), updated_at: at(0) },
      closed_at: at(60),
    });
    await paper(`RK-${nth}-lost`, -given.lost, 60, `du_${id}`);
    left -= given.lost;
  }
  return left;
}

it('an order as large as Stripe takes is divided, and a refund that came back returns no piece', async () => {
  await pool.query('TRUNCATE papers, refunds, disputes, orders CASCADE');
  const line = {
    product: 'pouch' as const,
    amount: 99_999_990,
    quantity: 2,
    fullPrice: false,
    gift: false,
  };
  const back = {
    part: 1,
    pieces: [{ line: 0, quantity: 1 }],
    withShipping: false,
    day: 3,
    isReturned: true,
  };
  const large: Order = {
    ...{ lines: [line], discount: 0, shipping: 0, fee: 900, day: 1, percent: 19, code: null },
    ...{ refunds: [back], lost: null, isInvoiced: true },
  };
  await store(large, 0);
  const report = await readReport(
    test.shop,
    { from: '2026-01-01', to: '2026-01-31', group: 'product' },
    'de',
  );
  expect(report?.total).toMatchObject({ revenue: 99_999_990, refunds: 0, returns: 0, pieces: 4 });
});

it('every grouping of every month has the same sums, and together they are what the orders brought', async () => {
  let nth = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 6 }), async (orders) => {
      await pool.query('TRUNCATE papers, refunds, disputes, orders CASCADE');
      let brought = 0;
      for (const each of orders) brought += await store(each, ++nth);
      const read = async (from: string, to: string, group: (typeof REPORT_GROUPS)[number]) => {
        const report = await readReport(test.shop, { from, to, group }, 'de');
        if (!report) throw new Error('the period has not begun');
        const { rows, total } = report;
        for (const sum of ['revenue', 'refunds', 'pieces', 'returns', 'fees'] as const) {
          expect([group, sum, rows.reduce((all, row) => all + row[sum], 0)]).toEqual([
            group,
            sum,
            total[sum],
          ]);
        }
        return total;
      };
      let revenue = 0;
      for (const month of ['01-01/01-31', '02-01/02-28', '03-01/03-31', '04-01/06-30']) {
        const [from = '', to = ''] = month.split('/').map((day) => `2026-${day}`);
        const totals = await Promise.all(REPORT_GROUPS.map((group) => read(from, to, group)));
        expect(
          new Set(totals.map((total) => JSON.stringify({ ...total, key: '', name: '' }))).size,
        ).toBe(1);
        revenue += totals[0]?.revenue ?? 0;
      }
      expect(revenue).toBe(brought);
    }),
    { numRuns: FULL ? 60 : 3 },
  );
});
