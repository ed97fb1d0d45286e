import { describe, expect, it } from 'vitest';
import states from '#catalogue/texts/order-states.de.json' with { type: 'json' };
import own from './de.json' with { type: 'json' };
import {
  isToPack,
  itemsText,
  keyOf,
  type ListedOrder,
  mainState,
  parcelState,
  paymentState,
  picturesOf,
} from './order-states.ts';

const texts = { ...states, ...own };

const item = {
  id: 'pouch-duo',
  product_id: 'pouch',
  name: 'Elvare Pouch',
  variant: 'Duo: Rosa, Lila',
  image: '/a-800.webp',
  images: ['/a-800.webp', '/b-800.webp'],
  unit_amount: 1,
  amount: 1,
  quantity: 1,
  gift: false,
};
const order = (change: Partial<ListedOrder> = {}): ListedOrder =>
  ({
    id: 'a1',
    number: 'EL-1001',
    status: 'paid',
    fulfilment: 'open',
    disputed: false,
    items: [item],
    parcel: [item],
    ...change,
  }) as ListedOrder;

describe('states of an order', () => {
  it.each([
    [{}, 'Bezahlt', 'Zu packen', 'Zu packen'],
    [{ fulfilment: 'shipped' }, 'Bezahlt', 'Unterwegs', 'Unterwegs'],
    [{ status: 'partly_refunded' }, 'Teilweise erstattet', 'Zu packen', 'Zu packen'],
    [{ status: 'pending', number: null }, 'Ausstehend', 'Kasse offen', 'Ausstehend'],
    [{ disputed: true }, 'Angefochten', 'Angehalten', 'Angefochten'],
    [{ disputed: true, fulfilment: 'shipped' }, 'Angefochten', 'Unterwegs', 'Angefochten'],
    [{ status: 'refunded' }, 'Erstattet', undefined, 'Erstattet'],
    [{ status: 'expired', number: null }, 'Abgelaufen', undefined, 'Abgelaufen'],
    // Every piece is paid back, money is left.
    [
      { status: 'partly_refunded', parcel: [] },
      'Teilweise erstattet',
      undefined,
      'Teilweise erstattet',
    ],
  ] as const)('%j', (change, payment, parcel, main) => {
    const one = order(change as Partial<ListedOrder>);
    expect(paymentState(one, texts).text).toBe(payment);
    expect(parcelState(one, texts)?.text).toBe(parcel);
    expect(mainState(one, texts).text).toBe(main);
    expect(isToPack(one)).toBe(parcel === 'Zu packen');
  });
});

it('an order is opened by its number, before it has one by its id', () => {
  expect([keyOf(order()), keyOf(order({ number: null }))]).toEqual(['EL-1001', 'a1']);
});

it('a row shows every piece in its colour, gifts last, and counts the rest', () => {
  const gift = { ...item, images: undefined, image: '/g-800.webp', gift: true };
  const several = order({ items: [gift, { ...item, quantity: 2 }] as ListedOrder['items'] });
  expect(picturesOf(several, 2)).toEqual({ shown: ['/a-800.webp', '/b-800.webp'], more: 1 });
  expect(itemsText(several)).toBe('2 × Elvare Pouch, Duo: Rosa, Lila');
});
