import { expect, it } from 'vitest';
import { shownState } from './order-state.ts';

it.each([
  ['pending', 'open', '/api/pay/1', 'toPay'],
  ['pending', 'open', null, 'pending'],
  ['failed', 'open', null, 'unpaid'],
  ['expired', 'open', null, 'unpaid'],
  ['paid', 'open', null, 'open'],
  ['partly_refunded', 'open', null, 'open'],
  ['refunded', 'open', null, 'refunded'],
  ['refunded', 'returned', null, 'returned'],
  ['paid', 'shipped', null, 'shipped'],
  ['partly_refunded', 'delivered', null, 'delivered'],
] as const)(
  'tells of a payment that is %s and a parcel that is %s',
  (status, fulfilment, pay, state) => {
    expect(shownState({ status, fulfilment, pay_url: pay })).toBe(state);
  },
);
