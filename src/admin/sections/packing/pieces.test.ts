import { expect, it } from 'vitest';
import states from '#catalogue/texts/order-states.de.json' with { type: 'json' };
import type { OrderItem } from '#contract/checkout.ts';
import order from '../order/de.json' with { type: 'json' };
import own from './de.json' with { type: 'json' };
import { nameLines, piecesToPack } from './pieces.ts';

const texts = { ...order, ...states, ...own };

const item = (part: Partial<OrderItem>): OrderItem => ({
  id: 'a',
  product_id: 'a',
  name: 'Elvare Pouch',
  variant: '',
  image: '/images/a-800.webp',
  unit_amount: 1,
  quantity: 1,
  amount: 1,
  gift: false,
  ...part,
});

it('a pack is its pieces, each in its colour with its picture', () => {
  const images = ['/images/rosa-800.webp', '/images/lila-800.webp'];
  const duo = item({ variant: 'Duo: Rosa, Lila', quantity: 2, images });
  expect(
    piecesToPack([duo], texts).map(({ variant, note, picture }) => [variant, note, picture]),
  ).toEqual([
    ['Rosa', 'aus dem Duo, 1 von 4', images[0]],
    ['Lila', 'aus dem Duo, 2 von 4', images[1]],
    ['Rosa', 'aus dem Duo, 3 von 4', images[0]],
    ['Lila', 'aus dem Duo, 4 von 4', images[1]],
  ]);
});

it('several of a line are counted, gifts are named, and all keys differ', () => {
  const shirts = item({ id: 'b', variant: 'Größe L', quantity: 2 });
  const gift = item({ id: 'gift-wallet', gift: true, image: '' });
  const pieces = piecesToPack([shirts, item({ id: 'c' }), gift], texts);
  expect(pieces.map(({ note }) => note)).toEqual([
    'Stück 1 von 2',
    'Stück 2 von 2',
    '',
    'Geschenk',
  ]);
  expect(new Set(pieces.map(({ key }) => key)).size).toBe(4);
  expect(pieces.at(-1)?.picture).toBeUndefined();
  expect(nameLines([shirts, gift])).toBe('2 × Elvare Pouch Größe L, 1 × Elvare Pouch');
});
