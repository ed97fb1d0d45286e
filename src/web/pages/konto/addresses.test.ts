import { expect, it } from 'vitest';
import type { AccountOrder } from '#contract/account-data.ts';
import { addressesOf } from './Addresses.tsx';

const order = (...recipient: string[]): AccountOrder => ({
  number: 'EL-1001',
  status: 'paid',
  fulfilment: 'open',
  amount: 1,
  discount: 0,
  shipping: 0,
  refunded: 0,
  created_at: '2026-11-21T12:00:00Z',
  tracking_url: null,
  may_withdraw: false,
  items: [],
  recipient,
});

it('names each address once, the latest first, and none that is only a name', () => {
  const home = ['Ada Muster', 'Torstraße 1', '10119 Berlin'];
  const work = ['Ada Muster', 'Am Hafen 2', '20095 Hamburg'];
  const orders = [order(...work), order(...home), order(...work), order('Ada Muster'), order()];
  expect(addressesOf(orders)).toEqual([work, home]);
});
