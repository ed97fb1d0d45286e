import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import {
  type AdminPackingReply,
  type AdminShipReply,
  MAX_PACKED_ORDERS,
} from '#contract/admin-packing.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeDispute, storeOrder, storeRefund } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { readSlips } from '../packing/read-slips.ts';
import { adminActions } from './schema.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

const print = (body: unknown) => test.send('POST', '/api/admin/packing-slips', body, { cookie });
const ship = (body: unknown) => test.send('POST', '/api/admin/ship-orders', body, { cookie });

/** Number of pages by the objects of the file, which `pdfkit` doesn't compress. */
async function pagesOf(response: Response): Promise<number> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  return file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

async function shippedMails(id: string): Promise<unknown[]> {
  const rows = await test.shop.db
    .select()
    .from(mails)
    .where(sql`${mails.data} ->> 'orderId' = ${id}`);
  return rows.flatMap(({ kind, data }) => (kind === 'order-shipped' ? [data] : []));
}

describe('packing slips', () => {
  it('has a page per order, and more for a long one', async () => {
    const ids = [
      await storeOrder(test),
      await storeOrder(test, { quantities: Array.from({ length: 40 }, () => 1) }),
    ];
    expect(await pagesOf(await print({ orders: [ids[0]] }))).toBe(1);
    // 41 rows of 12 mm: 12 on the first page, 18 on each further one.
    expect(await pagesOf(await print({ orders: ids }))).toBe(1 + 3);
  });

  it('names the file by its day and records the export without a person', async () => {
    const id = await storeOrder(test);
    const response = await print({ orders: [id, id] });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="lieferscheine-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    const rows = await test.shop.db
      .select({ data: adminActions.data })
      .from(adminActions)
      .where(eq(adminActions.action, 'slips_exported'));
    expect(rows.at(-1)?.data).toEqual({ count: 1 });
  });

  it('lists the oldest order first, without refunded pieces', async () => {
    const first = await storeOrder(test, { quantities: [2, 1] });
    const second = await storeOrder(test);
    const back = [0, 1].map((line) => ({ line, quantity: 1 }));
    await storeRefund(test, first, 1_000, 'pending', back);
    const slips = await readSlips(test.shop, [second, first]);
    const read = slips?.map(({ lines }) => lines.map(({ quantity, isGift }) => [quantity, isGift]));
    const oneAndGift = [
      [1, false],
      [1, true],
    ];
    expect(read).toEqual([oneAndGift, oneAndGift]);
  });

  it.each([
    ['an unpaid order', async () => [await storeOrder(test, { status: 'pending' })]],
    ['an order fully paid back', async () => [await storeOrder(test, { status: 'refunded' })]],
    ['an unknown order beside a known one', async () => [await storeOrder(test), randomUUID()]],
  ])('refuses %s', async (_name, ids) => {
    expect((await print({ orders: await ids() })).status).toBe(404);
  });

  it.each([
    [{ orders: [] }],
    [{ orders: ['EL-1001'] }],
    [{ orders: Array.from({ length: MAX_PACKED_ORDERS + 1 }, () => randomUUID()) }],
  ])('refuses %j', async (body) => {
    expect((await print(body)).status).toBe(400);
    expect((await ship(body)).status).toBe(400);
  });
});

describe('the packing list', () => {
  const list = async (): Promise<AdminPackingReply> =>
    (await test.request('/api/admin/packing', { headers: { cookie } })).json();

  it('has exactly what is still to be packed, by number, and says what was printed', async () => {
    const first = await storeOrder(test, { quantities: [2, 1] });
    const second = await storeOrder(test, {
      item: { id: 'pouch', variant: '', product_id: 'pouch' },
    });
    const unpaid = await storeOrder(test, { status: 'pending' });
    const at = new Date(test.clock.now);
    await storeRefund(test, first, 1_000, 'succeeded', [{ line: 0, quantity: 1 }]);
    expect((await print({ orders: [second] })).status).toBe(200);
    const { orders: shown, more } = await list();
    const ids = shown.map(({ id }) => id);
    expect(more).toBe(false);
    expect(ids).not.toContain(unpaid);
    const made = shown.filter(({ id }) => [first, second].includes(id));
    expect(made.map(({ id }) => id)).toEqual([first, second]);
    const numbers = shown.map(({ number }) => Number(number.slice(3)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const [refunded, printed] = made;
    expect(refunded?.parcel.map(({ quantity, gift }) => [quantity, gift])).toEqual([
      [1, false],
      [1, false],
      [1, true],
    ]);
    const pouch = { width: 240, height: 160, depth: 50, isRound: false };
    expect(refunded?.fronts).toHaveLength(3);
    expect(printed?.fronts?.[0]).toEqual(pouch);
    expect((await readSlips(test.shop, [second]))?.[0]?.lines[0]?.front).toEqual(pouch);
    expect(refunded?.left_out.map(({ quantity }) => quantity)).toEqual([1]);
    expect([refunded?.printed_at, printed?.printed_at]).toEqual([null, at.toISOString()]);

    await ship({ orders: ids });
    expect((await list()).orders).toEqual([]);
  });
});

it('names the fields that a slip cannot print, in every reply beside a button that prints', async () => {
  const id = await storeOrder(test);
  const address = {
    line1: 'ベルリン通り 1',
    line2: 'οδός 2',
    postalCode: '10115',
    city: 'Ґданськ',
  };
  await test.shop.db
    .update(orders)
    .set({ customerName: 'محمد', address: { ...address, country: 'DE' } })
    .where(eq(orders.id, id));
  const { orders: packed } = await (
    await test.request('/api/admin/packing', { headers: { cookie } })
  ).json();
  const { orders: listed } = await (
    await test.send('POST', '/api/admin/orders', {}, { cookie })
  ).json();
  const { order } = await (
    await test.request(`/api/admin/orders/${id}`, { headers: { cookie } })
  ).json();
  for (const all of [packed, listed, [order]]) {
    const named = all.filter((each: AdminOrder) => (each.unprintable ?? []).length > 0);
    expect(named).toMatchObject([{ id, unprintable: ['name', 'street'] }]);
  }
});

describe('several parcels at once', () => {
  it('ships those that may leave, and says why others stay', async () => {
    const good = [await storeOrder(test), await storeOrder(test)];
    const unpaid = await storeOrder(test, { status: 'pending' });
    const disputed = await storeOrder(test);
    await storeDispute(test, disputed);
    const nobody = randomUUID();
    const tracking = { [good[1] ?? '']: 'https://parcel.example/2' };
    const response = await ship({ orders: [...good, unpaid, disputed, nobody], tracking });
    expect((await response.json()) as AdminShipReply).toEqual({
      shipped: good,
      refused: [
        { id: unpaid, code: 'step_impossible' },
        { id: disputed, code: 'order_disputed' },
        { id: nobody, code: 'not_found' },
      ],
    });
    for (const id of good) {
      const [mail, ...others] = await shippedMails(id);
      expect(mail).toMatchObject({ trackingUrl: tracking[id] ?? null });
      expect(others).toEqual([]);
    }
    expect(await shippedMails(disputed)).toEqual([]);
    const back = { orders: [...good, unpaid] };
    const undone = await test.send('POST', '/api/admin/unship-orders', back, { cookie });
    expect(await undone.json()).toEqual({ undone: good });
    for (const id of good) expect(await shippedMails(id)).toEqual([]);
  });

  it('mails each customer once when two requests arrive together', async () => {
    const ids = [await storeOrder(test), await storeOrder(test), await storeOrder(test)];
    const replies = await Promise.all([ship({ orders: ids }), ship({ orders: ids.toReversed() })]);
    const shipped = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as AdminShipReply).shipped),
    );
    expect(shipped.flat().toSorted()).toEqual(ids.toSorted());
    for (const id of ids) {
      expect(await shippedMails(id)).toHaveLength(1);
      const [order] = await test.shop.db.select().from(orders).where(eq(orders.id, id));
      expect(order?.fulfilment).toBe('shipped');
    }
  });
});
