import { expect, it } from 'vitest';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { factsOf, linesWithGifts, undoLeftMs } from './order-facts.ts';

const duo = { quantity: 2, gift: false, variant: 'Duo: Rosa, Lila', amount: 20_000 };
const shirt = { quantity: 1, gift: false, variant: 'Größe L', amount: 4_000 };
const wallet = { quantity: 2, gift: true, variant: '', amount: 0 };

interface Made {
  readonly order?: Partial<AdminOrderReply['order']>;
  readonly dispute?: string;
  readonly refunded?: number;
  readonly events?: readonly object[];
}

/** A reply with what the facts are read from. */
function reply({ order, dispute, refunded, events = [] }: Made = {}): AdminOrderReply {
  const amounts = { amount: 24_000, subtotal: 24_000, discount: 0, refunded: 0 };
  const sums = { ...amounts, refunding: 0, charged_back: 0, status: 'paid', fulfilment: 'open' };
  const refund = { state: 'succeeded', items: [{ line: 1, quantity: 1 }], cents: refunded };
  return {
    order: { ...sums, items: [duo, shirt, wallet], ...order },
    refunds: refunded === undefined ? [] : [refund],
    disputes: dispute === undefined ? [] : [{ state: dispute }],
    events,
  } as object as AdminOrderReply;
}

it.each<[name: string, made: Made, main: string | undefined, held: string | undefined]>([
  ['a paid order is shipped', {}, 'ship', undefined],
  ['an unpaid one is not', { order: { status: 'pending' } }, undefined, undefined],
  ['a dispute holds it', { dispute: 'needs_response' }, undefined, 'disputed'],
  ['a decided one does not', { dispute: 'won' }, 'ship', undefined],
  ['nothing leaves once all is paid back', { order: { refunding: 24_000 } }, undefined, 'paidBack'],
  ['what left arrives', { order: { fulfilment: 'shipped' } }, 'delivered', undefined],
  ['what arrived needs nothing', { order: { fulfilment: 'delivered' } }, undefined, undefined],
])('%s', (_name, made, main, held) => {
  const facts = factsOf(reply(made));
  expect([facts.main, facts.held]).toEqual([main, held]);
});

it('a refunded piece stays out of the parcel, and its money is not paid back again', () => {
  const facts = factsOf(reply({ order: { refunded: 4_000 }, refunded: 4_000 }));
  expect(facts.parcel.map(({ line }) => line)).toEqual([0, 2]);
  expect([facts.leftCents, facts.mayRefund]).toEqual([20_000, true]);
  expect(factsOf(reply({ dispute: 'needs_response' })).mayRefund).toBe(false);
});

it('the last event tells the link, and for how long shipping can be taken back', () => {
  const at = '2026-11-26T12:00:00Z';
  const events = [
    { kind: 'shipped', at, data: { tracking_url: 'https://a.example' } },
    { kind: 'tracking_changed', at, data: { tracking_url: null } },
  ];
  const now = Date.parse(at) + 20_000;
  const shipped = factsOf(reply({ order: { fulfilment: 'shipped' }, events: events.slice(0, 1) }));
  expect([shipped.trackingUrl, undoLeftMs(shipped, now)]).toEqual(['https://a.example', 40_000]);
  expect(factsOf(reply({ order: { fulfilment: 'shipped' }, events })).trackingUrl).toBeUndefined();
  expect(undoLeftMs(factsOf(reply({ events })), now)).toBe(0);
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
