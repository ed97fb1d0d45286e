import { expect, it } from 'vitest';
import { typedPieces } from './typed-pieces.ts';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 12 ', 12],
  ['1.200', 1200],
  ['1,200', 1200],
  ['999999', 999_999],
  ['1000000', undefined],
  ['1,5', undefined],
  ['zwei', undefined],
  ['+', undefined],
  ['+5', 12],
  ['+ 1.000', 1007],
  ['-2', 5],
  ['−7', 0],
  ['-8', undefined],
  ['+999999', undefined],
])('reads %j as %j where 7 were', (typed, pieces) => {
  expect(typedPieces(typed, 7, 999_999)).toBe(pieces);
});

it('adds to nothing as to 0', () => {
  expect(typedPieces('+5', null, 10)).toBe(5);
});
