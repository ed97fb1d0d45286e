import { expect, test } from 'vitest';
import { eurosToType, typedEuros } from './typed-euros.ts';

test.each([
  ['12', 1200],
  ['12,5', 1250],
  [' €12.50 ', 1250],
  ['0,01 €', 1],
  ['107,99', 10_799],
])('%j is %d cents', (text, cents) => {
  expect(typedEuros(text)).toBe(cents);
});

test.each(['', 'viel', '-1', '1,234', '1.000,00', '1e3'])('%j is no amount', (text) => {
  expect(typedEuros(text)).toBeUndefined();
});

test('what the field is filled with reads back', () => {
  for (const cents of [0, 1, 99, 100, 10_799, 99_999_999]) {
    expect(typedEuros(eurosToType(cents, 'de'))).toBe(cents);
    expect(typedEuros(eurosToType(cents, 'en'))).toBe(cents);
  }
});
