import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvEuros, csvLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ['\tx', "'\tx"],
  ['a;b', '"a;b"'],
  ['sagt "hallo"', '"sagt ""hallo"""'],
  ['=a;"b"', '"\'=a;""b"""'],
  ['Müller', 'Müller'],
])('%j becomes %j', (cell, expected) => {
  expect(csvLine([cell])).toBe(`${expected}\r\n`);
});

test('no text of a stranger begins a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvLine([text])).not.toMatch(/^"?[=+\-@\t]/);
    }),
  );
});

test('cents become euros with a comma', () => {
  expect([10_799, 5, 0].map(csvEuros)).toEqual(['107,99', '0,05', '0,00']);
});
