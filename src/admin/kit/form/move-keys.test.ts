import { expect, it } from 'vitest';
import { moveKeys } from './move-keys.ts';

it.each([
  [['c'], 'a', 'before', ['c', 'a', 'b', 'd']],
  [['a'], 'c', 'after', ['b', 'c', 'a', 'd']],
  [['d', 'a'], 'b', 'after', ['b', 'a', 'd', 'c']],
  [['a'], 'a', 'after', ['a', 'b', 'c', 'd']],
] as const)('moves %j to %s, %s it', (moved, target, position, expected) => {
  expect(moveKeys(['a', 'b', 'c', 'd'], moved, target, position)).toEqual(expected);
});
