import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAGS } from '../catalogue/bags.ts';
import { type BagId, PACK_KEYS } from '../catalogue/ids.ts';
import {
  centsFromEuros,
  centsPerLitre,
  eurosFromCents,
  formatPrice,
  formatSum,
  includedVatCents,
  percentOff,
} from './money.ts';

const anyCents = fc.integer({ min: 0, max: 99_999_999 });

describe('formatPrice', () => {
  it.each([
    [9998, '€99,98', '€99.98'],
    [123450, '€1.234,50', '€1,234.50'],
    [0, '€0,00', '€0.00'],
    [5, '€0,05', '€0.05'],
    [99_999_999, '€999.999,99', '€999,999.99'],
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

  it('reads what people and JSON write', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const text = `${Math.floor(cents / 100)}.${(cents % 100).toString().padStart(2, '0')}`;
        expect(centsFromEuros(Number(text))).toBe(cents);
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
  ])('of %i is %i', (total, vat) => expect(includedVatCents(total)).toBe(vat));

  it('is 19 % of what is left without it, to the cent', () => {
    fc.assert(
      fc.property(anyCents, (total) => {
        const vat = includedVatCents(total);
        expect(Math.abs((total - vat) * 0.19 - vat)).toBeLessThanOrEqual(0.6);
      }),
    );
  });
});

it('writes another currency by its code', () => {
  expect(formatSum(3000, 'eur', 'de')).toBe('€30,00');
  expect(formatSum(3000, null, 'en')).toBe('€30.00');
  expect(formatSum(3000, 'usd', 'de')).toBe('30.00 USD');
});

describe('percentOff', () => {
  /** Specified percentages of the five bags: single, duo, trio. */
  const SPECIFIED: Readonly<Record<BagId, readonly number[]>> = {
    'shoulder-bag': [33, 40, 43],
    'travel-bag': [50, 55, 58],
    pouch: [40, 46, 49],
    'toiletry-bag': [40, 46, 49],
    kartenetui: [50, 57, 62],
  };

  it.each(Object.entries(SPECIFIED))('gives the specified badges of %s', (id, percents) => {
    const { packs } = BAGS[id as BagId];
    const computed = PACK_KEYS.map((key) =>
      percentOff(packs[key].priceCents, packs[key].originalCents),
    );
    expect(computed).toEqual(percents);
  });

  it('is 0 when nothing is off', () => {
    expect(percentOff(100, 100)).toBe(0);
    expect(percentOff(101, 100)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
  });

  it('stays between 0 and 100 and falls as the price rises', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, cents, (a, b, original) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(percentOff(low, original)).toBeGreaterThanOrEqual(percentOff(high, original));
        expect(percentOff(low, original)).toBeLessThanOrEqual(100);
        expect(percentOff(high, original)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('the price per litre of 50 ml for €49.99 is €999.80', () => {
  expect(centsPerLitre(4999, 50)).toBe(99_980);
});

it('the price per litre of a whole litre is the price itself', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (cents) => {
      expect(centsPerLitre(cents, 1000)).toBe(cents);
    }),
  );
});
