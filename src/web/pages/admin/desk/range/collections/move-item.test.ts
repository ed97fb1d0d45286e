import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveItem, placeAt } from './move-item.ts';

test('an item moves to a place, the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveItem(['a'], 5, 0)).toEqual(['a']);
  const list = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(list, fc.nat(29), fc.nat(29), (items, first, second) => {
      const [from, to] = [first % items.length, second % items.length];
      const moved = moveItem(items, from, to);
      expect(moved[to]).toBe(items[from]);
      expect(moved.filter((item) => item !== items[from])).toEqual(
        items.filter((item) => item !== items[from]),
      );
      expect(moveItem(moved, to, from)).toEqual(items);
    }),
  );
});

test('a row lands where its middle is among the others', () => {
  const middles = [10, 30, 50, 70];
  expect(placeAt(middles, 1, 30)).toBe(1);
  expect(placeAt(middles, 1, 5)).toBe(0);
  expect(placeAt(middles, 1, 51)).toBe(2);
  expect(placeAt(middles, 0, 999)).toBe(3);
  expect(placeAt(middles, 3, -20)).toBe(0);
});
