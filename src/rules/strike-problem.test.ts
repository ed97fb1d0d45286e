import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strikeProblem } from './strike-problem.ts';

const cents = fc.integer({ min: 1, max: 300 });
const maybe = fc.option(cents, { nil: undefined });

test('Following what a problem says leaves none', () => {
  fc.assert(
    fc.property(cents, cents, maybe, maybe, (priceCents, originalCents, former, provenCents) => {
      const price = { priceCents, originalCents };
      const problem = strikeProblem(price, former, provenCents);
      if (problem === undefined) return;
      const { code, values } = problem;
      expect(originalCents).toBeGreaterThan(priceCents);
      const followed = code === 'original_above_proved' ? values.proven : priceCents;
      const next = { priceCents, originalCents: followed };
      expect(followed).toBeGreaterThanOrEqual(priceCents);
      expect(strikeProblem(next, former, provenCents)).toBeUndefined();
    }),
  );
});

test('A problem names the price that is proved; a published original price is none', () => {
  const price = { priceCents: 100, originalCents: 300 };
  expect(strikeProblem(price, 300, undefined)).toBeUndefined();
  expect(strikeProblem({ priceCents: 100 }, 300, 200)).toBeUndefined();
  expect(strikeProblem(price, 299, 200)).toEqual({
    code: 'original_above_proved',
    values: { proven: 200 },
  });
  expect(strikeProblem(price, undefined, 100)).toEqual({
    code: 'original_price_unproved',
    values: {},
  });
});

test('A changed original price is struck through only up to what is proved', () => {
  fc.assert(
    fc.property(cents, cents, maybe, maybe, (priceCents, originalCents, former, provenCents) => {
      const problem = strikeProblem({ priceCents, originalCents }, former, provenCents);
      const isProved = originalCents <= Math.max(priceCents, provenCents ?? 0);
      expect(problem === undefined).toBe(isProved || originalCents === former);
    }),
  );
});
