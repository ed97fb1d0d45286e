import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { KilledShop } from './killed-shop.ts';
import { until } from './until.ts';

vi.setConfig({ testTimeout: 180_000 });

let shop: KilledShop;
beforeEach(async () => {
  shop = await KilledShop.prepare(inject('postgres'));
  await shop.start();
});
afterEach(() => shop.close());

it.each(['before', 'after'] as const)(
  'kill -9 %s Stripe makes a refund: the next click of the owner pays back once',
  async (when) => {
    const session = await shop.checkout(randomUUID());
    if (session === undefined) throw new Error('the shop is not there');
    await shop.pay(session);
    const isPaid = "select count(*) n from orders where status = 'paid'";
    await until('it is paid', async () => (await shop.count(isPaid)) === 1);
    const { rows } = await shop.database.pool.query<{ id: string }>('select id from orders');
    const path = `/api/admin/orders/${rows[0]?.id ?? ''}/refund`;
    const click = () => shop.backOffice(path, { cents: 900, refunded: 0, key: randomUUID() });
    const held = shop.api.hold('POST', '/v1/refunds', when);
    const first = click();
    await held.reached;
    await shop.kill();
    expect(await first).toBeUndefined();
    await shop.start();
    const again = await click();
    // Made before the kill, the refund is news to that page; else the click makes it.
    expect(again?.status).toBe(when === 'before' ? 200 : 409);
    expect(await shop.refundedAtStripe(session)).toBe(900);
    expect(await shop.count('select refunded n from orders')).toBe(900);
  },
);
