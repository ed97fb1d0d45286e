import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeProducts } from './place-products.ts';

const placed = (order: string, positions: Readonly<Record<string, number>>) =>
  Object.fromEntries(placeProducts([...order], new Map(Object.entries(positions))));

describe('positions of a wanted order', () => {
  test.each<[string, string, Record<string, number>, Record<string, number>]>([
    ['stay', 'abc', { a: 0, b: 1, c: 2 }, { a: 0, b: 1, c: 2 }],
    ['change for one that moves', 'cab', { a: 0, b: 1, c: 2 }, { c: -1, a: 0, b: 1 }],
    ['lie between for one in the middle', 'axb', { a: 0, b: 1 }, { a: 0, x: 0.5, b: 1 }],
    ['follow for new ones', 'abxy', { a: 0, b: 4 }, { a: 0, b: 4, x: 5, y: 6 }],
    ['begin at 0', 'ab', {}, { a: 0, b: 1 }],
  ])('%s', (_, order, positions, wanted) => {
    expect(placed(order, positions)).toEqual(wanted);
  });

  test('begin anew where no number is left between two', () => {
    expect(placed('axb', { a: 1, b: 1 + Number.EPSILON })).toEqual({ a: 0, x: 1, b: 2 });
  });

  test('put any order right, and leave an order that is right alone', () => {
    const id = fc.string({ minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.uniqueArray(id, { maxLength: 30 }),
        fc.dictionary(id, fc.integer({ min: -50, max: 50 })),
        (order, known) => {
          const once = placeProducts(order, new Map(Object.entries(known)));
          const sorted = [...once].sort(([, a], [, b]) => a - b).map(([each]) => each);
          expect(sorted).toEqual(order);
          expect(placeProducts(order, once)).toEqual(once);
        },
      ),
    );
  });
});
