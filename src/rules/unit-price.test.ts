import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsPerLitre } from './unit-price.ts';

it('of 50 ml for €49.99 is €999.80 a litre', () => {
  expect(centsPerLitre(4999, 50)).toBe(99_980);
});

it('of a whole litre is the price itself', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (cents) => {
      expect(centsPerLitre(cents, 1000)).toBe(cents);
    }),
  );
});
