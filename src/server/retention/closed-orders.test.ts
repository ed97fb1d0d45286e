import { expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openPaymentShop } from '#test/payments.ts';
import { retainOrders } from './closed-orders.ts';

const test = await openPaymentShop();
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await test.shop.pool.query<Row>(sql, values)).rows;
const ADDRESS = { line1: 'Weg 1', line2: null, postalCode: '10115', city: 'Berlin', country: 'DE' };

interface Sent {
  readonly at: string;
  readonly name: string;
}

/** A paid order of Mia's; with a parcel that arrived, a withdrawal, a note and a complaint that was done. */
async function order({ at, name }: Sent, decision?: 'repair' | 'refund'): Promise<string> {
  const paidAt = Date.parse(at);
  const id = await storeOrder(test, { email: `${name}@kundin.example`, paidAt, createdAt: paidAt });
  await rows(`update orders set customer_name = $2, address = $3 where id = $1`, [
    id,
    name,
    ADDRESS,
  ]);
  await rows(
    `insert into parcels (id, order_id, pieces, carrier, number, sent_at, delivered_at)
     values ($1, $1, '[]', 'dhl', '00340434161094042557', $2, $2)`,
    [id, at],
  );
  await rows(
    `insert into order_notes (id, order_id, cause, text, at) values ($1, $1, 'admin:x', $2, $3)`,
    [id, `${name} rief an`, at],
  );
  await rows(
    `insert into withdrawals (id, name, order_number, email, language, declared_at, order_id, done_at)
     values ($1, $2, '', $2, 'de', $3, $1, $3)`,
    [id, name, at],
  );
  if (decision === undefined) return id;
  await rows(
    `insert into defects (id, order_id, kind, text, language, created_at, decision, done_at)
     values ($1, $1, 'defect', $2, 'de', $3, $4, $3)`,
    [id, `${name}s Tasche`, at, decision],
  );
  await rows(`insert into defect_photos values ($1, 0, 'photo')`, [id]);
  return id;
}

const at = async (time: string) => {
  test.clock.now = Date.parse(time);
  await retainOrders(test.shop);
};
/** Tables that still name somebody, of all tables. */
async function naming(name: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name: table } of tables) {
    const said = await rows(`select 1 from ${table} t where t::text ilike $1 limit 1`, [
      `%${name}%`,
    ]);
    if (said.length > 0) found.push(table);
  }
  return found.toSorted();
}
const isClosed = async (id: string) =>
  (await rows('select 1 from closed_orders where order_id = $1', [id])).length === 1;

it('closes an order two years after its last parcel, a year later after a repair', async () => {
  const plain = await order({ at: '2027-03-01T12:00:00Z', name: 'Pia' }, 'refund');
  const repaired = await order({ at: '2027-03-01T12:00:00Z', name: 'Ria' }, 'repair');
  await at('2029-03-01T11:00:00Z');
  expect([await isClosed(plain), await isClosed(repaired)]).toEqual([false, false]);
  await at('2029-03-01T13:00:00Z');
  expect([await isClosed(plain), await isClosed(repaired)]).toEqual([true, false]);
  await at('2030-03-01T13:00:00Z');
  expect(await isClosed(repaired)).toBe(true);
});

it('closes what ended without goods, and nothing that waits, is open or disputed', async () => {
  test.clock.now = Date.parse('2027-04-01T12:00:00Z');
  const ended = await storeOrder(test, { email: 'lea@kundin.example', status: 'refunded' });
  const waits = await storeOrder(test, { email: 'lea@kundin.example', status: 'paid' });
  await rows(`update orders set updated_at = $1`, ['2027-04-01T12:00:00Z']);
  const open = await order({ at: '2024-01-01T12:00:00Z', name: 'Zoe' }, 'refund');
  await rows('update defects set done_at = null where order_id = $1', [open]);
  const withdrawn = await order({ at: '2024-01-01T12:00:00Z', name: 'Zoe' });
  await rows('update orders set withdrawn_at = now() where id = $1', [withdrawn]);
  await at('2027-06-01T12:00:00Z');
  expect(await Promise.all([ended, waits, open, withdrawn].map(isClosed))).toEqual([
    ...[true, false, false, false],
  ]);
});

it('locks a closed order for all but a request with a reason, which the log keeps', async () => {
  const id = await order({ at: '2027-03-01T12:00:00Z', name: 'Quintessa' }, 'refund');
  await at('2029-04-01T12:00:00Z');
  expect(await naming('Quintessa')).toEqual(['closed_orders']);
  expect(await rows('select * from defect_photos where defect_id = $1', [id])).toEqual([]);
  const cookie = await signInAdmin(test);
  const shown = await test.send('GET', `/api/admin/orders/${id}`, undefined, { cookie });
  const { order: seen, notes } = (await shown.json()) as Record<string, Record<string, unknown>>;
  expect(seen).toMatchObject({ customer_name: null, address: null, closed_at: expect.any(String) });
  expect(notes).toEqual([]);
  const path = `/api/admin/orders/${id}`;
  const note = { key: crypto.randomUUID(), text: 'Neu' };
  const written = await test.send('POST', `${path}/note`, note, { cookie });
  expect([written.status, await written.json()]).toMatchObject([409, { code: 'order_closed' }]);
  const unexplained = await test.send('POST', `${path}/closed`, { reason: ' ' }, { cookie });
  expect(unexplained.status).toBe(400);
  const read = await test.send('POST', `${path}/closed`, { reason: 'Prüfung 2029' }, { cookie });
  const { kept } = (await read.json()) as { readonly kept: readonly object[] };
  expect(kept).toHaveLength(4);
  expect(kept[0]).toMatchObject({ name: 'Quintessa', address: { city: 'Berlin' } });
  const complaint = { letter: 'complaints', text: 'Quintessas Tasche' };
  expect(kept).toContainEqual(expect.objectContaining(complaint));
  const [logged] = await rows(`select data from admin_actions where action = 'closed_order_read'`);
  expect(logged).toEqual({ data: { reason: 'Prüfung 2029' } });
});

it('deletes letters after 6, persons after 8 and ways to the payment after 10 years, and keeps every sum', async () => {
  const id = await order({ at: '2027-03-01T12:00:00Z', name: 'Xanthippe' }, 'refund');
  const sums = 'select sum(amount)::int, sum(refunded)::int, count(number)::int from orders';
  const before = await rows(sums);
  const left = async () => {
    const [row] = await rows<{ letters: object; person: object }>(
      'select letters, person from closed_orders where order_id = $1',
      [id],
    );
    return row && [row.letters !== null, row.person !== null];
  };
  await at('2033-12-31T22:00:00Z');
  expect(await left()).toEqual([true, true]);
  await at('2034-01-01T00:00:00Z');
  expect(await left()).toEqual([false, true]);
  await at('2036-01-01T00:00:00Z');
  expect(await left()).toEqual([false, false]);
  expect(await naming('Xanthippe')).toEqual([]);
  // A restore brings a row back that had been closed and purged: the next run does all of it again.
  await rows(
    `update orders set customer_email = 'xanthippe@kundin.example', customer_name = 'Xanthippe' where id = $1`,
    [id],
  );
  await at('2038-01-01T00:00:00Z');
  expect(await naming('Xanthippe')).toEqual([]);
  expect(await left()).toBeUndefined();
  expect(
    await rows('select payment_intent_id, checkout_session_id from orders where id = $1', [id]),
  ).toEqual([{ payment_intent_id: null, checkout_session_id: null }]);
  expect(await rows('select number from parcels where order_id = $1', [id])).toEqual([
    { number: null },
  ]);
  expect(await rows(sums)).toEqual(before);
});
