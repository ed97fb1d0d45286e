import { describe, expect, it } from 'vitest';
import { DUO } from '#test/payments.ts';
import { SNEAKERS } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { orders } from '../orders/schema.ts';

/** Every sneaker in every size: 160 different lines. */
const PAIRS = SNEAKERS.flatMap(({ id, priceCents, sizes }) =>
  sizes.map((size) => ({
    id: `${id}-${size}`,
    name: 'x',
    price: priceCents / 100,
    quantity: 1,
    selectedSize: String(size),
  })),
);

const test = await openTestShop();

async function checkout(body: unknown, headers: Record<string, string> = {}) {
  const response = await test.send('POST', '/api/create-checkout', body, headers);
  const reply = (await response.json()) as { url?: string; error?: string; code?: string };
  return { status: response.status, ...reply };
}

const storedOrders = () => test.shop.db.$count(orders);

describe('create-checkout refuses, and stores no order', () => {
  it.each([
    ['an empty cart', { items: [] }, 422, 'empty_cart'],
    ['a forged price', { items: [{ ...DUO, price: 1 }] }, 422, 'price_mismatch'],
    ['an unknown id', { items: [{ ...DUO, id: 'pouch-quad' }] }, 422, 'unknown_item'],
    ['one colour too few', { items: [{ ...DUO, colourIds: 'rosa' }] }, 422, 'colour_count'],
    ['another size', { items: [{ ...PAIRS[0], selectedSize: '99' }] }, 422, 'unknown_size'],
    ['quantity 0', { items: [{ ...DUO, quantity: 0 }] }, 422, 'invalid_quantity'],
    ['quantity 1e9', { items: [{ ...DUO, quantity: 1e9 }] }, 422, 'amount_too_large'],
    ['a quantity that is no number', { items: [{ ...DUO, quantity: null }] }, 400, 'invalid_body'],
    ['a negative price', { items: [{ ...DUO, price: -1 }] }, 400, 'invalid_body'],
    [
      'an unknown payment method',
      { items: [DUO], payment_method_types: ['iou'] },
      400,
      'invalid_body',
    ],
    ['51 lines', { items: PAIRS.slice(0, 51) }, 422, 'too_many_items'],
    ['10,000 lines', { items: Array.from({ length: 10_000 }, () => DUO) }, 413, 'body_too_large'],
    ['10,000 short lines', { items: Array.from({ length: 10_000 }, () => 1) }, 400, 'invalid_body'],
    ['an unknown code', { items: [DUO], discountCode: 'NIX' }, 422, 'unknown_code'],
    ['a code with a zero byte', { items: [DUO], discountCode: 'N\0X' }, 400, 'invalid_body'],
    ['an ended code', { items: [DUO], discountCode: 'FRUEHLING20' }, 422, 'code_expired'],
  ])('%s', async (_what, body, status, code) => {
    test.clock.now += 60_000;
    const reply = await checkout(body);
    expect(reply).toMatchObject({ status, code });
    expect(reply.error).toMatch(/\p{L}/u);
    expect(reply.error).not.toMatch(/\{\w+\}/);
    expect(reply.url).toBeUndefined();
    expect(await storedOrders()).toBe(0);
  });

  it('a code below its minimum, which the sentence names', async () => {
    const high = { code: 'HIGH', kind: 'percent', value: 10, minimum: 100_000 } as const;
    await test.shop.db.insert(discountCodes).values(high);
    const low = { items: [DUO], discountCode: 'HIGH' };
    expect((await checkout(low)).error).toContain('ab einem Warenwert von €1.000,00');
    expect((await checkout({ ...low, language: 'en' })).error).toContain('from €1,000.00');
  });

  it('a key that could be guessed', async () => {
    const short = await checkout({ items: [DUO] }, { 'idempotency-key': '1' });
    expect(short).toMatchObject({ status: 400, code: 'invalid_body' });
    expect(await storedOrders()).toBe(0);
  });
});

describe('a cart that was changed by hand is refused, or costs what the catalogue says', () => {
  const each = (field: string, values: readonly unknown[]) =>
    values.map((value) => ({ [field]: value }));
  const lines: readonly object[] = [
    ...each('price', [0, 0.01, 107.98, 107.9900001, '107.99', null]),
    ...each('quantity', [-1, 0.5, 1.0000001, 2 ** 53, 1e300, '1']),
    ...each('id', ['pouch', 'POUCH-DUO', ' pouch-duo', 'pouch-duo\0', "pouch-duo' OR '1'='1", '']),
    ...each('colourIds', ['rosa', 'rosa,lila,navy', 'rosa,neon', ',', '', '__proto__,constructor']),
    ...[{ packType: 'trio' }, { selectedSize: 'XL' }, { discount: 90 }, { unit_amount: 1 }],
    ...[{ gift: true, price: 0 }, JSON.parse('{"__proto__":{"price":0}}')],
  ];
  const bodies: readonly object[] = [
    ...each('items', [undefined, JSON.stringify([DUO]), [null]]),
    ...[
      { total: 1, amount: 1 },
      { shipping: 0 },
      { currency: 'jpy' },
      { metadata: { paid: true } },
    ],
    ...[{ success_url: 'https://evil.example' }, { user_id: 'admin' }],
    ...each('payment_method_types', [Array(99).fill('card')]),
    ...each('discountCode', ['SOMMER5 OR 1=1', '%', '_', 'x'.repeat(65), ['SOMMER5']]),
  ];
  const changes = [{}, ...lines.map((change) => ({ items: [{ ...DUO, ...change }] })), ...bodies];

  it.each(changes)('%j', async (change) => {
    test.clock.now += 60_000;
    const before = await storedOrders();
    const { status } = await checkout({ items: [DUO], ...change });
    const stored = (await test.shop.db.select().from(orders)).map(({ amount }) => amount);
    // Nobody answers for Stripe here, so an accepted order ends with a 502.
    if (stored.length === before) expect(status).toBeLessThan(500);
    else expect(status).toBe(502);
    expect(stored.filter((amount) => amount !== 10_799)).toEqual([]);
  });

  it('is accepted while nothing was changed', async () => {
    expect(await storedOrders()).toBeGreaterThan(0);
  });
});
