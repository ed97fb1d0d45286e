import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COLOUR_IDS, PACK_KEYS, PACK_PIECES } from '#test/seed.ts';
import { goodsKey } from './line-ids.ts';
import { countPieces, picturesOfLine, piecesOf } from './order-pieces.ts';

it('counts a pack as its colours', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PACK_KEYS),
      fc.shuffledSubarray([...COLOUR_IDS], { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (pack, three, quantity) => {
        const colours = three.slice(0, PACK_PIECES[pack]);
        const key = goodsKey({ id: `pouch-${pack}`, colourIds: colours.join(',') });
        expect(piecesOf({ key, quantity })).toBe(quantity * PACK_PIECES[pack]);
      },
    ),
  );
});

it('counts the pieces of a pack without colours', () => {
  const line = { key: 'socken-sechser||', quantity: 2 };
  expect(piecesOf({ ...line, pieces: 6 })).toBe(12);
});

it('counts a line without colours as it is, presents too', () => {
  expect(piecesOf({ key: 'ring||', quantity: 3 })).toBe(3);
  expect(piecesOf({ quantity: 3 })).toBe(3);
});

it('counts the pieces of an order, and shows each colour of a line or its one picture', () => {
  const lines = [{ key: 'pouch-duo|lila,rosa|', quantity: 2 }, { quantity: 3 }];
  expect(countPieces(lines)).toBe(7);
  expect(picturesOfLine({ image: '/a', images: ['/a', '/b'] })).toEqual(['/a', '/b']);
  expect(picturesOfLine({ image: '/a' })).toEqual(['/a']);
  expect(picturesOfLine({ image: '' })).toEqual([]);
});
