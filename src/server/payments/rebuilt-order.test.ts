import fc from 'fast-check';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { priceItems } from '#rules/pricing.ts';
import { rangeOf } from '#rules/range.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { PROMISES } from '#test/seed.ts';
import { orderItems } from '../checkout/order-items.ts';
import { rebuiltOrder } from './rebuilt-order.ts';
import { sessionFacts } from './session-facts.ts';
import { lineMetadata, sessionMetadata } from './session-metadata.ts';

const RANGE = rangeOf(seedCatalogue);

const ORDER = '4f0c1a52-8f0e-4f0e-9d0b-0e6f5f1d2c3b';
const WRITTEN = {
  id: ORDER,
  attempt: 2,
  userId: 'u',
  language: 'en',
  createdAt: new Date('2026-11-21T11:00:00Z'),
  discountCode: 'SOMMER5',
  idempotencyKey: 'k',
  legalText: 'h',
  promised: { ...PROMISES, vatPercent: 20, daysOff: ['+60', '2026-12-24/2026-12-31'] },
} as const;
const TRIO = { id: 'travel-bag-trio', price: 254.49, selectedColor: 'Schwarz,Cognac,Navy' };
const RING = { id: 'siegelring', price: 24.99 };

interface Sums {
  readonly discountCents: number;
  readonly shippingCents: number;
  /** Cents by which Stripe's total and what it received differ from ours. */
  readonly totalOffCents: number;
  readonly receivedOffCents: number;
}

/** A paid session of so many trios and rings, as Stripe tells of it. */
function sold(trios: number, rings: number, sums: Sums) {
  const pricing = priceItems(
    [
      { ...TRIO, giftColor: 'Rosa', quantity: trios },
      { ...RING, quantity: rings },
    ],
    'en',
    RANGE,
  );
  if (!pricing.ok) throw new Error(pricing.code);
  const items = orderItems(pricing.lines, pricing.gifts, 'en', RANGE);
  const { discountCents, shippingCents } = sums;
  const total = pricing.subtotalCents - discountCents + shippingCents + sums.totalOffCents;
  const session = {
    id: 'cs_test_1',
    metadata: sessionMetadata(WRITTEN, 'm'),
    status: 'complete',
    payment_status: 'paid',
    currency: 'eur',
    created: 1_795_258_800,
    amount_subtotal: pricing.subtotalCents,
    amount_total: total,
    total_details: { amount_discount: discountCents, amount_shipping: shippingCents },
    payment_intent: {
      id: 'pi_1',
      amount_received: total + sums.receivedOffCents,
      latest_charge: null,
    },
    customer_details: null,
    collected_information: null,
  } as unknown as Stripe.Checkout.Session;
  const lines = items.map((item) => ({
    metadata: lineMetadata(item),
    quantity: item.quantity,
    price: { unit_amount: item.unit_amount },
    amount_subtotal: item.amount,
  })) as unknown as Stripe.LineItem[];
  return { facts: { ...sessionFacts(session), orderId: ORDER }, items, lines };
}

const pieces = fc.integer({ min: 1, max: 120 });
const cents = fc.integer({ min: 0, max: 2_000 });
const off = fc.integer({ min: -1, max: 1 });

describe('an order rebuilt from its session', () => {
  it('is complete to the cent, or none', () => {
    fc.assert(
      fc.property(pieces, pieces, cents, cents, off, off, (trios, rings, less, more, ...wrong) => {
        const [totalOffCents, receivedOffCents] = wrong;
        const sums = { discountCents: less, shippingCents: more, totalOffCents, receivedOffCents };
        const { facts, items, lines } = sold(trios, rings, sums);
        const rebuilt = rebuiltOrder(facts, lines);
        if (totalOffCents !== 0 || receivedOffCents !== 0) {
          expect(rebuilt).toEqual({ ok: false, reason: 'sums' });
          return;
        }
        const { id, ...written } = WRITTEN;
        expect(rebuilt).toMatchObject({
          ok: true,
          values: { id, ...written, items, discount: less, shipping: more },
        });
      }),
    );
  });

  it('is none when a line is missing or not known', () => {
    const fits = { discountCents: 0, shippingCents: 0, totalOffCents: 0, receivedOffCents: 0 };
    const { facts, lines } = sold(1, 2, fits);
    expect(rebuiltOrder(facts, lines.slice(1))).toEqual({ ok: false, reason: 'sums' });
    expect(rebuiltOrder(facts, [])).toEqual({ ok: false, reason: 'lines' });
    const unknown = lines.map((line) => ({ ...line, metadata: {} }));
    expect(rebuiltOrder(facts, unknown)).toEqual({ ok: false, reason: 'lines' });
    const francs = { ...facts, sold: { ...facts.sold, currency: 'chf' } };
    expect(rebuiltOrder(francs, lines)).toEqual({ ok: false, reason: 'sums' });
    const later = { ...facts, sold: { ...facts.sold, written: null } };
    expect(rebuiltOrder(later, lines)).toEqual({ ok: false, reason: 'version' });
  });
});
