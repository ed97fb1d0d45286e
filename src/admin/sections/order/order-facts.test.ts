import { expect, it } from 'vitest';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { factsOf, linesWithGifts } from './order-facts.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const duo = { quantity: 2, gift: false, variant: 'Duo: Rosa, Lila', amount: 20_000 };
const shirt = { quantity: 1, gift: false, variant: 'Größe L', amount: 4_000 };
const wallet = { quantity: 2, gift: true, variant: '', amount: 0 };

interface Made {
  readonly order?: Partial<AdminOrderReply['order']>;
  readonly dispute?: string;
  readonly refunded?: number;
  readonly parcels?: readonly object[];
}

/** A reply with what the facts are read from. */
function reply({ order, dispute, refunded, parcels = [] }: Made = {}): AdminOrderReply {
  const amounts = { amount: 24_000, subtotal: 24_000, discount: 0, refunded: 0 };
  const sums = {
    ...amounts,
    refunding: 0,
    charged_back: 0,
    status: 'paid',
    fulfilment: 'open',
    withdrawn_at: null,
  };
  const refund = { state: 'succeeded', items: [{ line: 1, quantity: 1 }], cents: refunded };
  return {
    order: { ...sums, items: [duo, shirt, wallet], ...order },
    refunds: refunded === undefined ? [] : [refund],
    disputes: dispute === undefined ? [] : [{ state: dispute }],
    events: [],
    parcels,
  } as object as AdminOrderReply;
}

it.each<[name: string, made: Made, main: string | undefined, held: string | undefined]>([
  ['a paid order is shipped', {}, 'ship', undefined],
  ['an unpaid one is not', { order: { status: 'pending' } }, undefined, undefined],
  ['a dispute holds it', { dispute: 'needs_response' }, undefined, 'disputed'],
  ['a decided one does not', { dispute: 'won' }, 'ship', undefined],
  ['nothing leaves once all is paid back', { order: { refunding: 24_000 } }, undefined, 'paidBack'],
  ['a withdrawal holds it', { order: { withdrawn_at: '2026-11-25' } }, undefined, 'withdrawn'],
  ['what left arrives', { order: { fulfilment: 'shipped' } }, 'delivered', undefined],
  ['what arrived needs nothing', { order: { fulfilment: 'delivered' } }, undefined, undefined],
])('%s', (_name, made, main, held) => {
  const facts = factsOf(reply(made), NOW);
  expect([facts.main, facts.held]).toEqual([main, held]);
});

it('a refunded piece stays out of the parcel, and its money is not paid back again', () => {
  const facts = factsOf(reply({ order: { refunded: 4_000 }, refunded: 4_000 }), NOW);
  expect(facts.parcel.map(({ line }) => line)).toEqual([0, 2]);
  expect([facts.leftCents, facts.mayRefund]).toEqual([20_000, true]);
  expect(factsOf(reply({ dispute: 'needs_response' }), NOW).mayRefund).toBe(false);
});

it('delivery waits until shipping can not be taken back, and pieces that left are no part of the next parcel', () => {
  const sent = {
    sent_at: new Date(NOW - 20_000).toISOString(),
    delivered_at: null,
    returned_at: null,
  };
  const parcels = [{ ...sent, items: [{ line: 0, quantity: 1 }] }];
  const order = { fulfilment: 'shipped' } as const;
  const fresh = factsOf(reply({ order, parcels }), NOW);
  expect([fresh.undoLeftMs, fresh.main]).toEqual([40_000, undefined]);
  const after = factsOf(reply({ order, parcels }), NOW + 40_000);
  expect([after.undoLeftMs, after.main]).toEqual([0, 'delivered']);
  const part = factsOf(reply({ parcels }), NOW);
  expect(part.main).toBe('ship');
  expect(part.parcel).toMatchObject([{ line: 0, quantity: 1 }, { line: 1 }, { line: 2 }]);
});

it('gifts stand below the first pack, or below the first line', () => {
  const shown = (items: readonly (typeof duo)[]) =>
    linesWithGifts(items).map(({ line, gifts }) => [line, gifts.length]);
  expect(shown([shirt, duo, wallet])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(shown([shirt, wallet])).toEqual([[0, 1]]);
});
