import { expect, it } from 'vitest';
import { readTyped, toType } from './typed-number.ts';

it.each([
  ['54,99', 5499],
  [' €12.5 ', 1250],
  ['12 €', 1200],
  ['', null],
  ['1.234,50', '1.234,50'],
  ['zwölf', 'zwölf'],
])('reads the amount %j as %j', (typed, value) => {
  expect(readTyped('euros', typed)).toBe(value);
});

it('reads numbers with a point or a comma, and keeps what is none', () => {
  expect(readTyped('number', '24,5')).toBe(24.5);
  expect(readTyped('number', '240')).toBe(240);
  expect(readTyped('number', '24 cm')).toBe('24 cm');
});

it('writes values as they are typed in a language', () => {
  expect(toType('euros', 5499, 'de')).toBe('54,99');
  expect(toType('euros', 5400, 'en')).toBe('54.00');
  expect(toType('number', 24.5, 'de')).toBe('24,5');
  expect(toType('euros', 'zwölf', 'de')).toBe('zwölf');
  expect(toType('number', null, 'de')).toBe('');
});
