import { expect, it } from 'vitest';
import { passwordLength, passwordMinLength } from './password-length.ts';

it('customers of a demo need six characters, everybody else ten; an emoji is one', () => {
  const least = (['demo', 'live'] as const).flatMap((mode) =>
    [false, true].map((isAdmin) => passwordMinLength(mode, isAdmin)),
  );
  expect(least).toEqual([6, 10, 10, 10]);
  expect(passwordLength('ß👩🏽a')).toBe(4);
});
