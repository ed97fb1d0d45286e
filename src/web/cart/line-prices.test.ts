import { beforeEach, expect, it, vi } from 'vitest';
import { offerOf } from '#rules/offer.ts';
import { linePrice, reprice } from '#rules/reprice.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { cardsOf } from '#test/cards.ts';
import { cartStore } from './cart-store.ts';
import { documentTime } from './document-time.ts';
import {
  changedLines,
  keepTold,
  priceChangesKey,
  priceSources,
  useToldPrices,
} from './line-prices.ts';
import { putInCart } from './put-in-cart.ts';

const cards = cardsOf(seedCatalogue, 'de');
const ring = { id: 'siegelring', name: 'x', price: 24.99, image: '', quantity: 1 };
const duo = { ...ring, id: 'pouch-duo', price: 107.99, colourIds: 'rosa,lila', giftColor: 'navy' };
const dearer = { item: 0, key: '', state: 'price', old: 2499, new: 2999 } as const;

beforeEach(() => useToldPrices.setState({ told: [] }));

it('goes by the document until the checkout says otherwise', () => {
  expect(changedLines([ring, duo], priceSources(cards))).toEqual([]);
  keepTold([ring, duo], [dearer, { item: 1, key: '', state: 'gone' }]);
  const changed = changedLines([ring, duo], priceSources(cards));
  expect(changed.map(({ price }) => price)).toEqual([{ cents: 2999, formerCents: 2499 }, 'gone']);
  expect(priceChangesKey(changed)).toBe('siegelring| 2999');
  const [accepted = ring] = reprice([ring], priceSources(cards));
  expect(accepted).toMatchObject({ price: 29.99 });
  expect(changedLines([accepted], priceSources(cards))).toEqual([]);
});

it('knows the goods again with another colour of their present', () => {
  keepTold([duo], [{ ...dearer, new: 10_999 }]);
  const price = linePrice({ ...duo, giftColor: 'rosa' }, priceSources(cards));
  expect(price).toMatchObject({ cents: 10_999 });
});

it('believes the checkout whatever the clock said when the line was priced', () => {
  const future = { ...ring, pricedAt: Date.now() + 86_400_000 };
  expect(linePrice(future, priceSources(cards))).toEqual({ cents: 2499 });
  keepTold([future], [dearer]);
  expect(linePrice(future, priceSources(cards))).toMatchObject({ cents: 2999 });
});

it('keeps nothing of marks and of lines that it did not send', () => {
  keepTold(
    [ring],
    [
      { item: 0, key: '', state: 'sold_out' },
      { ...dearer, item: 7 },
    ],
  );
  expect(useToldPrices.getState().told).toEqual([]);
});

it('counts a document out of the cache as older than every line that says its time', () => {
  expect(documentTime()).toBe(Math.floor(performance.timeOrigin));
  const cached = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ transferSize: 0 }] as unknown as PerformanceEntryList);
  const accepted = { ...ring, price: 29.99, pricedAt: 1 };
  expect(linePrice(accepted, priceSources(cards))).toEqual({ cents: 2999 });
  // A cart of before 0.2 says none.
  expect(linePrice({ ...ring, price: 1 }, priceSources(cards))).toMatchObject({ cents: 2499 });
  cached.mockRestore();
});

it('leaves lines of a list that was read after the document as the list showed them', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  const askedAt = documentTime() + 1;
  for (const id of ['siegelring', 'later-than-the-document']) {
    const offer = offerOf({ id, name: 'x', priceCents: 2999, cover: '/images/x' });
    putInCart(offer, {}, askedAt);
  }
  const { items } = cartStore.getState();
  expect(items).toHaveLength(2);
  expect(changedLines(items, priceSources(cards))).toEqual([]);
  vi.unstubAllGlobals();
});

it('is told once that goods are gone: what is told again asks about the cart again', () => {
  for (const _ of ['first', 'second']) keepTold([ring], [{ item: 0, key: '', state: 'gone' }]);
  expect(useToldPrices.getState().told).toHaveLength(1);
});
