import { expect, it } from 'vitest';
import { parsePieces } from './parse-pieces.ts';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 12 ', 12],
  ['1.200', 1200],
  ['1,200', 1200],
  ['999999', 999_999],
  ['1000000', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['zwei', undefined],
])('reads %j as %j', (typed, pieces) => {
  expect(parsePieces(typed)).toBe(pieces);
});
