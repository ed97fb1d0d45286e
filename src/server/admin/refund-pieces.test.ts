import { describe, expect, it } from 'vitest';
import type { AdminOrdersReply } from '#contract/admin-orders.ts';
import { piecesRefundCents } from '#rules/refunds.ts';
import { DUO } from '#test/payments.ts';
import { openRefundAdmin } from '#test/refunding-shop.ts';
import { readSlips } from '../packing/read-slips.ts';
import { stockCounts } from '../stock/schema.ts';

const backOffice = await openRefundAdmin();

describe('a refund by piece', () => {
  it('takes each piece once and adds up to the line', async () => {
    const code = { discountCode: 'WILLKOMMEN10' };
    const order = await backOffice.paidOrder({ items: [{ ...DUO, quantity: 3 }], ...code });
    const [line] = order.items;
    if (!line) throw new Error('no line');
    const goods = { subtotalCents: order.subtotal, discountCents: order.discount };
    const paid = { amountCents: line.amount, quantity: line.quantity };
    const cents = (done: number, count: number) => piecesRefundCents(goods, paid, done, count);
    expect(cents(0, 1) + cents(1, 2)).toBe(order.amount - order.shipping);
    const one = { cents: cents(0, 1), items: [{ line: 0, quantity: 1 }] };
    expect(await backOffice.refund(order.id, one)).toMatchObject({
      status: 200,
      refunds: [{ items: one.items }],
    });
    const refunded = cents(0, 1);
    const twice = [1, 2].map((quantity) => ({ line: 0, quantity }));
    for (const [items, code] of [
      [[{ line: 0, quantity: 3 }], 'refund_too_large'],
      [twice, 'refund_too_large'],
      [[{ line: 9, quantity: 1 }], 'unknown_item'],
      [[{ line: 0, quantity: 0 }], 'invalid_body'],
    ] as const) {
      expect(await backOffice.refund(order.id, { cents: 100, refunded, items })).toMatchObject({
        code,
      });
    }
    const rest = {
      cents: cents(1, 2) + order.shipping,
      refunded,
      items: [{ line: 0, quantity: 2 }],
      shipping: true,
    };
    expect(await backOffice.refund(order.id, rest)).toMatchObject({
      status: 200,
      order: { status: 'refunded', refunded: order.amount },
    });
  });

  it('gives a piece free again when its refund failed, and the shipping once', async () => {
    const necklace = { id: 'kette-figaro', name: 'x', price: 24.99, quantity: 1 };
    const order = await backOffice.paidOrder({ items: [necklace] });
    const items = [{ line: 0, quantity: 1 }];
    await backOffice.pending();
    const first = await backOffice.refund(order.id, { cents: 100, items, shipping: true });
    expect(first).toMatchObject({ refunds: [{ shipping: true }] });
    const again = await backOffice.refund(order.id, { cents: 100, refunded: 100, shipping: true });
    expect(again).toMatchObject({ code: 'refund_too_large' });
    await backOffice.end(first.refunds?.[0]?.id, 'failed');
    await backOffice.test.settle();
    expect(await backOffice.refund(order.id, { cents: 100, items, shipping: true })).toMatchObject({
      status: 200,
    });
  });
});

describe('a piece that was paid back', () => {
  const RING = { id: 'siegelring', name: 'x', price: 24.99, quantity: 3 };
  const ringCount = async () => {
    const [count] = await backOffice.test.shop.db.select().from(stockCounts);
    return { onHand: count?.onHand, sold: count?.sold };
  };
  const countRings = async (onHand: number) => {
    await backOffice.test.shop.db.delete(stockCounts);
    await backOffice.test.shop.db.insert(stockCounts).values({ itemId: RING.id, onHand });
  };
  const listed = async () => {
    const body = { view: 'to-pack' };
    const { cookie } = backOffice;
    const { orders } = await (
      await backOffice.test.send('POST', '/api/admin/orders', body, { cookie })
    ).json();
    return orders.map(({ parcel }: AdminOrdersReply['orders'][number]) =>
      parcel.map(({ quantity }) => quantity),
    );
  };

  it('is in no list, slip or mail of the parcel, and goes back to stock if the owner says so', async () => {
    await countRings(10);
    const order = await backOffice.paidOrder({ items: [RING] });
    expect(await backOffice.detail(order.id)).toMatchObject({ order: { restock: true } });
    const one = { cents: 100, items: [{ line: 0, quantity: 1 }] };
    const { refunds: made } = await backOffice.refund(order.id, { ...one, restock: true });
    expect(made).toHaveLength(1);
    expect(await ringCount()).toEqual({ onHand: 8, sold: 2 });
    await backOffice.refund(order.id, { ...one, refunded: 100 });
    await backOffice.test.settle();
    expect(await ringCount()).toEqual({ onHand: 8, sold: 2 });
    expect(await listed()).toEqual([[1]]);
    const [slip] = (await readSlips(backOffice.test.shop, [order.id])) ?? [];
    expect(slip?.lines.map(({ quantity }) => quantity)).toEqual([1]);
    await backOffice.ship(order.id);
    const [mail] = await backOffice.mailsOf('order-shipped');
    expect(mail?.data).toMatchObject({ items: [{ quantity: 1 }] });
    expect(await backOffice.detail(order.id)).toMatchObject({ order: { restock: false } });
    await backOffice.act(order.id, 'parcel', { to: 'returned', restock: true });
    expect(await ringCount()).toEqual({ onHand: 9, sold: 1 });
  });

  it('leaves nothing to pack when it was the last, whatever money is left', async () => {
    await backOffice.test.shop.db.delete(stockCounts);
    const order = await backOffice.paidOrder({ items: [{ ...RING, quantity: 1 }] });
    await backOffice.refund(order.id, { cents: 100, items: [{ line: 0, quantity: 1 }] });
    expect(await listed()).toEqual([]);
    expect(await backOffice.ship(order.id)).toMatchObject({ code: 'step_impossible' });
    // Nothing of it was counted, so nothing is asked; another order's pieces were.
    await countRings(10);
    await backOffice.paidOrder({ items: [RING] });
    expect(await backOffice.detail(order.id)).toMatchObject({ order: { restock: null } });
  });
});
