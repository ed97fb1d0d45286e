import { expect, it } from 'vitest';
import type { AdminOrderReply, AdminRefund } from '#contract/admin-orders.ts';
import { choiceCents, wholeChoice } from './refund-choice.ts';

const bag = { quantity: 3, gift: false, amount: 9_000 };
const shirt = { quantity: 1, gift: false, amount: 1_400 };
const wallet = { quantity: 2, gift: true, amount: 0 };
const order = {
  ...{ amount: 10_890, subtotal: 10_400, discount: 0, shipping: 490 },
  ...{ refunded: 0, refunding: 0, charged_back: 0 },
  items: [bag, wallet, shirt],
} as unknown as AdminOrderReply['order'];
const refund = (items: object[], shipping: boolean) =>
  ({ state: 'succeeded', items, shipping }) as unknown as AdminRefund;

it('a whole refund is every piece and the shipping, without presents and what was paid back', () => {
  const all = wholeChoice(order, []);
  expect(all).toEqual({
    pieces: new Map([
      [0, 3],
      [2, 1],
    ]),
    shipping: true,
  });
  expect(choiceCents(order, [], all, 10_890)).toBe(10_890);
  const before = [refund([{ line: 0, quantity: 2 }], true)];
  expect(wholeChoice(order, before)).toEqual({
    pieces: new Map([
      [0, 1],
      [2, 1],
    ]),
    shipping: false,
  });
});
