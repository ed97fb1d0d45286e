import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mostHeldPieces } from '#rules/taken-pieces.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { alerts } from '../alerts/schema.ts';
import { mails } from '../mail-queue/schema.ts';
import { expireUnread } from '../payments/expire-unread.ts';
import { stockCounts, stockMovements, stockReservations } from './schema.ts';

const test = await openPaymentShop();
beforeEach(async () => {
  await test.shop.db.delete(stockCounts);
  test.shop.parts.soldOut.forget();
});

const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };
const NECKLACE = { id: 'kette-figaro', name: 'Figarokette', price: 24.99, quantity: 1, image: '' };
const DUO = {
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  quantity: 1,
  selectedColor: 'Navy,Lila',
  giftColor: 'Rosa',
};
const PAST_EXPIRY_SECONDS = 4000;

const count = async (onHand: number, itemId = RING.id, threshold: number | null = null) => {
  await test.shop.db.insert(stockCounts).values({ itemId, onHand, threshold });
  test.shop.parts.soldOut.forget();
};
const read = async (itemId = RING.id) => {
  const [row] = await test.shop.db.select().from(stockCounts).where(eq(stockCounts.itemId, itemId));
  return row && { onHand: row.onHand, reserved: row.reserved, sold: row.sold };
};
const buy = (items: readonly object[] = [RING], key?: string, headers?: Record<string, string>) =>
  test.start({ items }, key, headers);
const shown = async () => (await (await test.request('/api/sold-out')).json()).items;
const expire = async () => {
  await test.pass(PAST_EXPIRY_SECONDS);
  await test.settle();
};
const orderOf = async (checkout: string) =>
  (await test.orders()).find(({ checkoutSessionId }) => checkoutSessionId === checkout);
const openAlerts = async () => (await test.shop.db.select().from(alerts)).map(({ kind }) => kind);

it('sells the last piece once to 50 buyers at once', async () => {
  await count(1);
  const replies = await Promise.all(Array.from({ length: 50 }, () => buy()));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // Those who lose it after their cart was drafted read it, too.
  const refused = replies.filter(({ code }) => code === 'sold_out').map(({ lines }) => lines);
  expect(refused).toMatchObject(Array(49).fill([{ item: 0, state: 'sold_out' }]));
  expect(await test.orders()).toHaveLength(1);
  expect(await read()).toEqual({ onHand: 1, reserved: 1, sold: 0 });
}, 120_000);

it('never deadlocks when carts name the same pieces in another order', async () => {
  await count(9);
  await count(9, NECKLACE.id);
  const carts = Array.from({ length: 30 }, (_, n) =>
    n % 2 === 0 ? [RING, NECKLACE] : [NECKLACE, RING],
  );
  const replies = await Promise.all(carts.map((items) => buy(items)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(21);
  expect(await read()).toEqual({ onHand: 9, reserved: 9, sold: 0 });
  expect(await read(NECKLACE.id)).toEqual({ onHand: 9, reserved: 9, sold: 0 });
}, 120_000);

it('reserves while the page can be paid, and gives back when it ends unpaid', async () => {
  await count(1);
  await buy();
  expect(await shown()).toEqual([RING.id]);
  const refused = await buy([NECKLACE, RING]);
  expect(refused).toMatchObject({ status: 422, code: 'sold_out', item: 1 });
  expect(refused.lines).toMatchObject([{ item: 1, state: 'sold_out' }]);
  await expire();
  expect(await read()).toEqual({ onHand: 1, reserved: 0, sold: 0 });
  expect(await test.shop.db.$count(stockReservations)).toBe(0);
  expect(await shown()).toEqual([]);
  expect((await buy()).status).toBe(200);
});

it('counts the bags of a pack by their colours, and the card holder given with it', async () => {
  await count(5, 'pouch:navy');
  await count(5, 'pouch:lila');
  await count(5, 'pouch:rosa');
  await count(5, 'kartenetui:rosa');
  const id = checkoutIdOf((await buy([{ ...DUO, quantity: 2 }])).url);
  expect(await read('pouch:navy')).toMatchObject({ reserved: 2 });
  expect(await read('kartenetui:rosa')).toMatchObject({ reserved: 2 });
  await test.pay(id);
  await test.settle();
  await expect(test.shop.db.delete(stockMovements)).rejects.toThrow();
  for (const mark of ['pouch:navy', 'pouch:lila', 'kartenetui:rosa']) {
    expect(await read(mark)).toEqual({ onHand: 3, reserved: 0, sold: 2 });
  }
  expect(await read('pouch:rosa')).toEqual({ onHand: 5, reserved: 0, sold: 0 });
});

it('leaves its own pieces to an order that is sent again or changed', async () => {
  // All there are, and all that one network may hold.
  const quantity = mostHeldPieces(1);
  const rings = { ...RING, quantity };
  await count(quantity);
  const key = 'one-attempt-of-one-cart';
  const headers = { 'x-forwarded-for': '203.0.113.8' };
  const first = await buy([rings], key, headers);
  expect(await buy([rings], key, headers)).toMatchObject({ status: 200, url: first.url });
  const changed = await buy([rings, NECKLACE], key, headers);
  expect(changed.status).toBe(200);
  expect(await read()).toEqual({ onHand: quantity, reserved: quantity, sold: 0 });
  expect((await buy([NECKLACE], key)).status).toBe(200);
  expect(await read()).toEqual({ onHand: quantity, reserved: 0, sold: 0 });
});

it('says how many are left to whoever wants more', async () => {
  await count(2);
  const refused = await buy([{ ...RING, quantity: 3 }]);
  expect(refused).toMatchObject({ status: 422, code: 'few_left', item: 0 });
  expect(refused.error).toContain('Noch zu haben: 2.');
  expect(await test.orders()).toHaveLength(0);
});

it.each([
  ['network', async () => () => ({ 'x-forwarded-for': '203.0.113.7' })],
  [
    'account',
    async () => {
      const cookie = await signInCustomer(test, 'lena@kundin.example');
      return (n: number) => ({ cookie, 'x-forwarded-for': `203.0.113.${n + 9}` });
    },
  ],
])('lets one %s hold its share only, until it pays', async (_what, sender) => {
  await count(10);
  await count(10, NECKLACE.id);
  const headers = await sender();
  // Pieces of another mark take nothing from its share of this one.
  expect((await buy([NECKLACE], undefined, headers(20))).status).toBe(200);
  const replies = [];
  for (let n = 0; n < 8; n++) replies.push(await buy([RING], undefined, headers(n)));
  const share = mostHeldPieces(10);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(share);
  expect(replies.filter(({ code }) => code === 'stock_held')).toHaveLength(8 - share);
  expect((await buy()).status).toBe(200);
  await test.pay(checkoutIdOf(replies[0]?.url));
  await test.settle();
  expect(await read()).toEqual({ onHand: 9, reserved: share, sold: 1 });
});

it('leaves pieces that another order holds to it when money comes late, and tells the owner', async () => {
  await count(2);
  await count(9, NECKLACE.id);
  await buy([NECKLACE]);
  const late = checkoutIdOf((await buy([{ ...RING, quantity: 2 }])).url);
  const first = await orderOf(late);
  // As after 90 days in which Stripe refused to show the session.
  test.clock.now += PAST_EXPIRY_SECONDS * 1000;
  await expireUnread(test.shop, { id: first?.id ?? '', session: late });
  expect(await read()).toEqual({ onHand: 2, reserved: 0, sold: 0 });
  expect(await read(NECKLACE.id)).toEqual({ onHand: 9, reserved: 1, sold: 0 });
  test.clock.now -= PAST_EXPIRY_SECONDS * 1000;
  const quick = checkoutIdOf((await buy([RING, NECKLACE])).url);
  await test.pay(late);
  await test.settle();
  // One of its two pieces is another's, of an order that still holds both of its marks.
  expect(await read()).toEqual({ onHand: 1, reserved: 1, sold: 1 });
  expect(await read(NECKLACE.id)).toEqual({ onHand: 9, reserved: 2, sold: 0 });
  expect(await test.shop.db.$count(stockReservations)).toBe(3);
  const [oversold] = await test.shop.db.select().from(alerts);
  expect(oversold).toMatchObject({
    kind: 'oversold',
    data: { pieces: [{ item: { de: 'Siegelring', en: 'Signet Ring' }, short: 1 }] },
  });
  await test.pay(quick);
  await test.settle();
  expect(await read()).toEqual({ onHand: 0, reserved: 0, sold: 2 });
  expect(await read(NECKLACE.id)).toEqual({ onHand: 8, reserved: 1, sold: 1 });
  expect(await test.shop.db.$count(stockReservations)).toBe(1);
  for (const [checkout, isShort] of [
    [late, true],
    [quick, false],
  ] as const) {
    const order = await orderOf(checkout);
    expect(order?.status).toBe('paid');
    expect((await test.history(order?.id ?? '')).includes('oversold')).toBe(isShort);
  }
});

it('sells what an order holds, although the owner has counted fewer since', async () => {
  await count(2);
  const first = checkoutIdOf((await buy()).url);
  await buy();
  await test.shop.db.update(stockCounts).set({ onHand: 1 });
  await test.pay(first);
  await test.settle();
  expect(await read()).toEqual({ onHand: 0, reserved: 1, sold: 1 });
  const order = await orderOf(first);
  expect(order?.items[0]).not.toHaveProperty('missing');
});

it('mails the owner once when a count falls to its threshold', async () => {
  await count(4, RING.id, 2);
  for (const quantity of [1, 1, 1]) {
    await test.pay(checkoutIdOf((await buy([{ ...RING, quantity }])).url));
    await test.settle();
  }
  expect(await openAlerts()).toEqual(['stock_low']);
  const told = (await test.shop.db.select().from(mails)).filter(
    ({ kind }) => kind === 'owner-alert',
  );
  expect(told).toHaveLength(1);
});

it('says in live mode alone of which counted pieces few are left', async () => {
  const few = async () => {
    test.shop.parts.soldOut.forget();
    return (await test.request('/api/sold-out')).json();
  };
  await count(3, 'pouch:rosa', 3);
  await count(4, 'pouch:lila', 3);
  await count(2, NECKLACE.id);
  await count(0, RING.id, 3);
  const gone = { items: [RING.id] };
  expect(await few()).toEqual(gone);
  Object.assign(test.shop.settings, { shopMode: 'live' });
  try {
    expect(await few()).toEqual({ ...gone, few: { 'pouch:rosa': 3 } });
    await test.shop.db
      .update(stockCounts)
      .set({ reserved: 3 })
      .where(eq(stockCounts.itemId, 'pouch:rosa'));
    expect(await few()).toEqual({ items: ['pouch:rosa', RING.id] });
  } finally {
    Object.assign(test.shop.settings, { shopMode: 'demo' });
  }
});
