import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsFromEuros,
  eurosFromCents,
  formatPrice,
  formatSum,
  includedVatCents,
} from './money.ts';

const anyCents = fc.integer({ min: 0, max: 99_999_999 });

describe('formatPrice', () => {
  it.each([
    [9998, '€99,98', '€99.98'],
    [123450, '€1.234,50', '€1,234.50'],
    [5, '€0,05', '€0.05'],
    [123_456_789_00, '€123.456.789,00', '€123,456,789.00'],
    [-490, '−€4,90', '−€4.90'],
  ])('writes %i cents', (cents, de, en) => {
    expect(formatPrice(cents, 'de')).toBe(de);
    expect(formatPrice(cents, 'en')).toBe(en);
  });

  it('keeps every digit', () => {
    fc.assert(
      fc.property(anyCents, fc.constantFrom('de' as const, 'en' as const), (cents, lang) => {
        expect(Number(formatPrice(cents, lang).replace(/\D/g, ''))).toBe(cents);
      }),
    );
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (cents) => {
    expect(() => formatPrice(cents, 'de')).toThrow(RangeError);
  });
});

describe('centsFromEuros', () => {
  it('inverts eurosFromCents for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
        expect(centsFromEuros(eurosFromCents(cents))).toBe(cents);
      }),
    );
  });

  it.each([1.005, 39.980000000000004, 0.1 + 0.2, -0.01, Number.NaN, Infinity, 1e300])(
    'rejects %s',
    (euros) => expect(centsFromEuros(euros)).toBeUndefined(),
  );

  it('reads minus zero as zero', () => expect(centsFromEuros(-0)).toBe(0));
});

describe('includedVatCents', () => {
  it.each([
    [11900, 1900],
    [19797, 3161],
    [0, 0],
    [1, 0],
  ])('of %i is %i', (total, vat) => expect(includedVatCents(total, 19)).toBe(vat));

  it('is the per cent of what is left without it, to the cent', () => {
    fc.assert(
      fc.property(anyCents, fc.nat(100), (total, percent) => {
        const vat = includedVatCents(total, percent);
        // Half a cent of rounding, and the VAT of that half.
        const off = Math.abs(((total - vat) * percent) / 100 - vat);
        expect(off).toBeLessThanOrEqual(0.5 * (1 + percent / 100) + 1e-6);
      }),
    );
  });
});

it('writes another currency by its code', () => {
  expect(formatSum(3000, 'eur', 'de')).toBe('€30,00');
  expect(formatSum(3000, null, 'en')).toBe('€30.00');
  expect(formatSum(3000, 'usd', 'de')).toBe('30.00 USD');
});
