import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatOrderNumber, parseOrderNumber } from './order-number.ts';

it('reads back every number it writes, however it is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 99_999_999 }), (number) => {
      const written = formatOrderNumber(number);
      for (const typed of [written, written.toLowerCase(), ` ${number} `, `EL ${number}`]) {
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
