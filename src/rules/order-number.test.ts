import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatOrderNumber, isOrderNumber, parseOrderNumber } from './order-number.ts';

it('reads back every number it writes, however it is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 99_999_999 }), (number) => {
      const written = formatOrderNumber(number);
      for (const typed of [written, written.toLowerCase(), ` ${number} `, ` EL${number} `]) {
        expect(parseOrderNumber(typed)).toBe(number);
      }
    }),
  );
});

it('reads nothing else', () => {
  for (const typed of ['', 'EL-', 'EL-12x', '1.5', '-1', 'mia@kundin.example', '1'.repeat(10)]) {
    expect(parseOrderNumber(typed)).toBeUndefined();
  }
});

it('tells one with its letters from a year or a size', () => {
  expect([' el1 ', 'EL 1', 'EL-1'].map(isOrderNumber)).toEqual([true, true, true]);
  expect(['1990', 'xEL-1', 'EL-1x', 'EL-'].map(isOrderNumber)).not.toContain(true);
});
