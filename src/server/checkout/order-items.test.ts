import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { MAX_NAME_LENGTH } from '#catalogue/limits.ts';
import { catalogueSchema } from '#contract/catalogue.ts';
import { checkoutItem, MAX_LINE_ITEMS } from '#contract/checkout.ts';
import { priceItems } from '#rules/pricing.ts';
import { rangeOf } from '#rules/range.ts';
import { parseItemId } from '#rules/read-item-id.ts';
import { SESSION_PARAMS } from '#sandbox/stripe/session-params.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { itemsOf as variantsOf } from '#test/catalogues.ts';
import { copy } from '#test/damage.ts';
import { runs } from '#test/runs.ts';
import { PROMISES, STORED_SEED } from '#test/seed.ts';
import {
  lineMetadata,
  readLineMetadata,
  readSessionMetadata,
} from '../payments/session-metadata.ts';
import { sessionParams } from '../payments/session-params.ts';
import { orderItems } from './order-items.ts';

const RANGE = rangeOf(seedCatalogue);

const TRIO = {
  id: 'travel-bag-trio',
  price: 254.49,
  quantity: 2,
  selectedColor: 'Schwarz,Cognac,Navy',
  packType: 'trio',
};

const DUO_POUCH = {
  id: 'pouch-duo',
  price: 107.99,
  quantity: 1,
  selectedColor: 'Rosa,Lila',
  packType: 'duo',
};

function itemsOf(cart: Parameters<typeof priceItems>[0]) {
  const pricing = priceItems(cart, 'de', RANGE);
  if (!pricing.ok) throw new Error(pricing.code);
  return { ...pricing, items: orderItems(pricing.lines, pricing.gifts, 'de', RANGE) };
}

describe('orderItems', () => {
  it('names every present as a line that costs nothing, with its own picture', () => {
    const { items } = itemsOf([{ ...TRIO, giftColor: 'Rosa' }]);
    expect(items.map(({ name, quantity, amount, gift }) => [name, quantity, amount, gift])).toEqual(
      [
        ['Elvare Travel Bag', 2, 50_898, false],
        ['Gewinnspiel-Los', 2, 0, true],
        ['Elvare Kartenetui, Rosa', 2, 0, true],
        ['Elvare Geldbörse', 2, 0, true],
      ],
    );
    const holder = items.find(({ product_id }) => product_id === 'kartenetui');
    expect(holder?.image).toBe('/images/kartenetui/rosa-quarter-800.webp');
    const ofBag = (colour: string) => `/images/travel-bag/${colour}-quarter-800.webp`;
    expect(items[0]?.images).toEqual(['schwarz', 'cognac', 'navy'].map(ofBag));
  });

  it('joins equal presents of different lines', () => {
    const { items } = itemsOf([TRIO, { ...DUO_POUCH, giftColor: 'Lila' }, DUO_POUCH]);
    const gifts = items.filter(({ gift }) => gift).map(({ name, quantity }) => [name, quantity]);
    expect(gifts).toEqual([
      ['Gewinnspiel-Los', 2],
      ['Elvare Kartenetui, Schwarz', 3],
      ['Elvare Geldbörse', 2],
      ['Elvare Kartenetui, Lila', 1],
    ]);
  });

  it('adds up to the subtotal, and stays below the provider’s 100 lines', () => {
    const gifts = ['Schwarz', 'Rosa', 'Lila', 'Navy', 'Cognac'];
    const line = fc.record({
      giftColor: fc.constantFrom(...gifts),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: MAX_LINE_ITEMS }), (lines) => {
        const { items, subtotalCents } = itemsOf(lines.map((part) => ({ ...TRIO, ...part })));
        expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(subtotalCents);
        expect(items.length).toBeLessThanOrEqual(100);
        for (const item of items) {
          expect(item.amount).toBe(item.unit_amount * item.quantity);
          // Metadata at Stripe reads as the same item, within Stripe's limits.
          const { quantity, unit_amount, amount, ...goods } = item;
          const said = { ...goods, material: 'Leder', maker: 'Kern, Weg 1, Hamburg, DE' };
          const written = lineMetadata({ ...item, ...said });
          expect(readLineMetadata(written)).toEqual(said);
          expect(Math.max(...Object.values(written).map(({ length }) => length))).toBeLessThan(500);
        }
      }),
    );
  });
});

describe('sessionParams', () => {
  const order = {
    id: 'o',
    attempt: 1,
    items: itemsOf([DUO_POUCH]).items,
    amount: 10_799,
    shipping: 490,
    language: 'de',
    expiresAt: new Date('2026-11-21T12:00:00Z'),
    userId: 'u',
    createdAt: new Date('2026-11-21T11:00:00Z'),
    discountCode: null,
    idempotencyKey: 'k',
    legalText: 'h',
    promised: PROMISES,
    customerName: null,
    address: null,
  } as const;
  const extras = { baseUrl: 'https://shop.example', shopMark: 'm' };

  it('says the same for the same order, and names order and attempt', () => {
    expect(sessionParams(order, extras)).toEqual(sessionParams(order, extras));
    expect(sessionParams(order, extras)).toMatchObject({
      client_reference_id: 'o',
      metadata: { order_id: 'o', attempt: '1', shop: 'm' },
      payment_intent_data: { metadata: { order_id: 'o', attempt: '1', shop: 'm' } },
      expires_at: 1_795_262_400,
      success_url: 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example/cancel',
    });
  });

  it('writes what a rebuild needs beside the sums', () => {
    const { id, attempt, items, amount, shipping, expiresAt, customerName, address, ...written } =
      order;
    const { metadata = {} } = sessionParams(order, extras);
    expect(readSessionMetadata(metadata as Record<string, string>)).toEqual(written);
    expect(readSessionMetadata({ order_id: id, attempt: '1' })).toBeNull();
    expect(readSessionMetadata({ ...(metadata as object), version: '2' })).toBeNull();
  });

  it('names variants, shows pictures, promises the delivery of the facts', () => {
    const params = sessionParams(order, extras);
    expect(params.line_items?.map((line) => line.price_data?.product_data?.name)).toEqual([
      'Elvare Pouch, Duo: Rosa, Lila',
      'Geschenk: Elvare Kartenetui, Schwarz',
    ]);
    expect(params.line_items?.[0]?.price_data?.product_data?.images).toEqual([
      'https://shop.example/images/pouch/rosa-quarter-800.webp',
      'https://shop.example/images/pouch/lila-quarter-800.webp',
    ]);
    const rate = params.shipping_options?.[0]?.shipping_rate_data;
    expect(rate).toMatchObject({
      display_name: 'Standardversand',
      fixed_amount: { amount: 490, currency: 'eur' },
      delivery_estimate: { minimum: { value: 4 }, maximum: { value: 7 } },
    });
  });

  it('leaves the methods to the account when the body names none', () => {
    expect(sessionParams(order, extras)).not.toHaveProperty('allowed_payment_method_types');
    const named = sessionParams(order, { ...extras, shopName: 'Kern', paymentMethods: ['card'] });
    expect(named.branding_settings).toEqual({ display_name: 'Kern' });
    expect(named.allowed_payment_method_types).toEqual(['card']);
  });
});

/** Names around and far beyond what a line of the payment page holds. */
const name = fc.integer({ min: 1, max: 260 }).map((length) => 'n'.repeat(length));

const named = (products: readonly Product[], names: readonly string[]): Catalogue =>
  ({
    ...STORED_SEED,
    products: products.map((product, index) => {
      const own = `${index}${names[index % names.length]}`;
      return { ...product, name: { de: own, en: own } };
    }),
    gifts: Object.fromEntries(
      Object.entries(seedCatalogue.gifts).map(([kind, gift], index) => {
        const own = names[index % names.length] ?? '';
        return [kind, { ...gift, name: { de: own, en: own } }];
      }),
    ),
  }) as unknown as Catalogue;

/** Carts of one item each: everything that a catalogue sells, in its longest colours. */
function cartsOf(catalogue: Catalogue) {
  const { find, options } = rangeOf(catalogue);
  const length = (colour: string) => options.colours[colour]?.de.length ?? 0;
  return catalogue.products.flatMap((product) =>
    variantsOf(product).map(({ id, cents }) => {
      const variant = parseItemId(id, find);
      const count = options.packs[variant?.pack ?? '']?.pieces ?? 0;
      const { colours = [] } = product;
      const longest = colours
        .toSorted((a, b) => length(b) - length(a))
        .slice(0, count)
        .join(',');
      const choice = count > 0 ? { colourIds: longest } : {};
      return { id, name: product.name.de, price: cents / 100, quantity: 1, ...choice };
    }),
  );
}

/** Sells one of each product, in its largest pack and longest colours, up to the payment page's parameters. */
function expectSold(catalogue: Catalogue) {
  const range = rangeOf(catalogue);
  for (const item of cartsOf(catalogue)) {
    expect(checkoutItem.safeParse(item).error).toBeUndefined();
    for (const language of ['de', 'en'] as const) {
      const pricing = priceItems([item], language, range);
      if (!pricing.ok) throw new Error(`${item.id}: ${pricing.code}`);
      const items = orderItems(pricing.lines, pricing.gifts, language, range);
      const { line_items } = sessionParams(
        {
          ...{ id: 'x', attempt: 0, userId: null, language, items, amount: 0, shipping: 0 },
          ...{ createdAt: new Date(0), expiresAt: new Date(0), promised: PROMISES },
          ...{ discountCode: null, idempotencyKey: null, legalText: null },
          ...{ customerName: null, address: null },
        },
        { baseUrl: 'https://shop.example', shopMark: 'x' },
      );
      const sent = JSON.parse(JSON.stringify(line_items), (_, value) =>
        typeof value === 'number' ? String(value) : value,
      );
      expect(SESSION_PARAMS.line_items.safeParse(sent).error).toBeUndefined();
    }
  }
}

it('every catalogue that passes its checks has names that cart, order and payment page take', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const catalogue = named(STORED_SEED.products, names);
      fc.pre(catalogueSchema.safeParse(catalogue).success);
      expectSold(catalogue);
    }),
    runs(8),
  );
});

it('cuts a name for the payment page that pack and colours make too long', () => {
  const catalogue = copy();
  for (const colour of Object.values(catalogue.colours)) {
    colour.name = { de: 'd'.repeat(120), en: 'e'.repeat(120) };
  }
  expect(catalogueSchema.safeParse(catalogue).error).toBeUndefined();
  expectSold(catalogue);
});

it('takes names up to the limit', () => {
  const passes = (length: number) =>
    catalogueSchema.safeParse(named(STORED_SEED.products, ['n'.repeat(length)])).success;
  // Each begins with its place in the catalogue.
  expect([MAX_NAME_LENGTH - 2, MAX_NAME_LENGTH].map(passes)).toEqual([true, false]);
});
