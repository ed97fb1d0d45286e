import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openRefundAdmin } from '#test/refunding-shop.ts';

const { test, cookie, paidOrder, refund } = await openRefundAdmin();

const refundMails = async () =>
  (await test.inbox()).filter(({ subject }) => subject.startsWith('Erstattung')).length;

describe('a refund', () => {
  it('of a part and then the rest is paid back, recorded with its admin, and mailed', async () => {
    const { id } = await paidOrder();
    expect(await refund(id, { cents: 799, item_id: 'pouch-duo' })).toMatchObject({
      status: 200,
      order: { status: 'partly_refunded', refunded: 799 },
    });
    expect(await refund(id, { cents: 10_000, refunded: 799 })).toMatchObject({
      status: 200,
      order: { status: 'refunded', refunded: 10_799 },
    });
    await test.settle();
    expect(await refundMails()).toBe(2);
    const response = await test.request(`/api/admin/orders/${id}`, { headers: { cookie } });
    const { events } = await response.json();
    const asked = events.filter(({ kind }: { kind: string }) => kind === 'refund_requested');
    expect(asked).toMatchObject([
      { by: 'admin@elvare.example', data: { cents: 799, item_id: 'pouch-duo' } },
      { by: 'admin@elvare.example', data: { cents: 10_000 } },
    ]);
    expect((await test.history(id)).filter((kind) => kind === 'refunded')).toHaveLength(2);
  });

  it.each([
    ['double click', true],
    ['two desks', false],
  ])('by a %s is made once', async (_name, sameKey) => {
    const { id } = await paidOrder();
    const key = randomUUID();
    const wishes = [1, 2, 3].map(() => ({ cents: 1_000, key: sameKey ? key : randomUUID() }));
    const replies = await Promise.all(wishes.map((wish) => refund(id, wish)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ refunded: 1_000 }]);
    expect(await refundMails()).toBe(1);
  });

  it('is refused when it is too much, or no longer what its admin saw', async () => {
    const { id } = await paidOrder();
    expect(await refund(id, { cents: 10_800 })).toMatchObject({
      status: 422,
      code: 'refund_too_large',
    });
    await refund(id, { cents: 10_000 });
    expect(await refund(id, { cents: 100 })).toMatchObject({ status: 409, code: 'order_changed' });
    expect(await refund(id, { cents: 800, refunded: 10_000 })).toMatchObject({ status: 422 });
    expect(await test.orders()).toMatchObject([{ refunded: 10_000 }]);
  });

  it('that failed at the payment provider is made by the next click, once', async () => {
    const { id } = await paidOrder();
    const wish = { cents: 799, key: randomUUID() };
    const path = '/v1/refunds';
    await test.trouble({ target: 'api', effect: 'status', status: 500, method: 'POST', path });
    expect(await refund(id, wish)).toMatchObject({ status: 502, code: 'payment_unavailable' });
    expect(await refund(id, wish)).toMatchObject({ status: 200 });
    expect(await refund(id, wish)).toMatchObject({ status: 409, code: 'order_changed' });
    await test.settle();
    expect(await test.orders()).toMatchObject([{ refunded: 799 }]);
    expect(await refundMails()).toBe(1);
    expect(await test.history(id)).toContain('refund_failed');
  });

  it('of an unpaid order is impossible, bad input is refused', async () => {
    await test.open();
    const [order] = await test.orders();
    const id = order?.id ?? '';
    expect(await refund(id, { cents: 1 })).toMatchObject({ status: 409, code: 'step_impossible' });
    expect((await refund(randomUUID(), { cents: 1 })).status).toBe(404);
    for (const bad of [
      { cents: 0 },
      { cents: 1.5 },
      { cents: 1, key: 'x' },
      { cents: 1, all: 1 },
      { cents: 1, item_id: 'pouch\0' },
      { cents: 1, item_id: 'pouch\ud83d' },
    ]) {
      expect((await refund(id, bad)).status).toBe(400);
    }
  });
});
