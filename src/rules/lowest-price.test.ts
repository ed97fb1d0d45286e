import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { addDays, berlinDate, startOfBerlinDate } from './berlin-day.ts';
import { applyCampaigns, type Campaign, runningAt } from './campaigns.ts';
import { provenStrikeCents, type ShownPrice } from './lowest-price.ts';

const ms = (time: string) => Date.parse(time);
const prices = (...rows: readonly (readonly [string, number | null])[]): ShownPrice[] =>
  rows.map(([time, priceCents]) => ({ shownFromMs: ms(time), priceCents }));
const STEPS_DOWN = [
  ['2026-01-01T12:00Z', 5000],
  ['2026-05-30T12:00Z', 4500],
  ['2026-06-01T12:00Z', 4000],
] as const;

describe('the strike price', () => {
  test.each([
    [
      'after a rise for the sale',
      prices(['2026-01-01T12:00Z', 5000], ['2026-05-30T12:00Z', 9000], ['2026-06-01T12:00Z', 4000]),
      5000,
    ],
    [
      'after a rise on the first of the days',
      prices(['2026-01-01T12:00Z', 3000], ['2026-05-02T06:00Z', 5000], ['2026-06-01T12:00Z', 4000]),
      undefined,
    ],
    [
      'after a rise at the midnight of that day in Berlin',
      prices(['2026-01-01T12:00Z', 3000], ['2026-05-01T22:00Z', 5000], ['2026-06-01T12:00Z', 4000]),
      5000,
    ],
    [
      'of goods that began at that midnight',
      prices(['2026-05-01T22:00Z', 5000], ['2026-06-01T12:00Z', 4000]),
      5000,
    ],
    [
      'after a rise from the present price',
      prices(['2026-01-01T12:00Z', 4000], ['2026-05-30T12:00Z', 9000], ['2026-06-01T12:00Z', 4000]),
      undefined,
    ],
    [
      'from its first instant',
      prices(['2026-01-01T12:00Z', 5000], ['2026-06-20T12:00Z', 4000]),
      5000,
    ],
    ['of a price written twice', prices(...STEPS_DOWN, ['2026-06-10T12:00Z', 4000]), 4500],
    [
      'of a price that was replaced at its instant',
      prices(...STEPS_DOWN.slice(0, 2), ['2026-06-01T12:00Z', 100], ['2026-06-01T12:00Z', 4000]),
      4500,
    ],
    ['of goods that are not sold', prices(...STEPS_DOWN, ['2026-06-10T12:00Z', null]), undefined],
  ])('%s', (_what, rows, expected) => {
    const history = { prices: rows, isFromFirstPrice: false };
    expect(provenStrikeCents(history, ms('2026-06-20T12:00Z'))).toBe(expected);
  });
});

const STEP_MS = 6 * 3_600_000;
const STEPS = 400;
/** A summer begins within the time. */
const START = ms('2026-02-01T23:00Z');
const PRODUCT = seedCatalogue.products.find(({ packs }) => !packs)?.id ?? '';

const priceIn = (catalogue: Catalogue) => {
  const product = catalogue.products.find(({ id }) => id === PRODUCT);
  return product === undefined || product.packs ? null : product.priceCents;
};
function soldAt(cents: number | null): Catalogue {
  const products = seedCatalogue.products.flatMap((product) => {
    if (product.id !== PRODUCT || product.packs) return [];
    return cents === null ? [] : [{ ...product, priceCents: cents, originalCents: 90_000 }];
  });
  return { ...seedCatalogue, products };
}

const anyStep = fc.integer({ min: 0, max: STEPS - 1 });
const anyEdits = fc.array(
  fc.record({
    step: anyStep,
    cents: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 6, nil: null }),
  }),
  { maxLength: 6 },
);
const anyCampaigns = fc.array(
  fc
    .record({
      start: anyStep,
      steps: fc.integer({ min: 1, max: 160 }),
      ended: fc.option(anyStep, { nil: undefined }),
      hundredths: fc.integer({ min: 100, max: 9000 }),
    })
    .map(
      ({ start, steps, ended, hundredths }): Campaign => ({
        startMs: START + start * STEP_MS,
        endMs: START + (start + steps) * STEP_MS,
        endedMs: ended === undefined ? undefined : START + ended * STEP_MS,
        offer: { kind: 'percent', hundredths, goods: { kind: 'everything' } },
      }),
    ),
  { maxLength: 4 },
);

test('No sequence of edits, campaigns and clocks strikes a price through that was not shown', () => {
  let struck = 0;
  fc.assert(
    fc.property(anyEdits, anyCampaigns, anyStep, fc.boolean(), (edits, campaigns, now, isNew) => {
      const cents = (step: number) =>
        edits.toSorted((a, b) => a.step - b.step).findLast((edit) => edit.step <= step)?.cents ??
        null;
      const priceAt = (step: number) =>
        priceIn(applyCampaigns(soldAt(cents(step)), runningAt(campaigns, START + step * STEP_MS)));
      // Everything that a shopper could see, step by step.
      const shown = Array.from({ length: now + 1 }, (_, step) => priceAt(step));

      // History as it is written: at edits and at changes of campaigns, in that order, only if the price differs.
      const times = edits.map(({ step }) => START + step * STEP_MS);
      for (const { startMs, endMs, endedMs = endMs } of campaigns) {
        times.push(startMs, Math.min(endMs, endedMs));
      }
      const rows: ShownPrice[] = [];
      for (const shownFromMs of times.toSorted((a, b) => a - b)) {
        const priceCents = priceAt((shownFromMs - START) / STEP_MS);
        if ((rows.at(-1)?.priceCents ?? null) !== priceCents)
          rows.push({ shownFromMs, priceCents });
      }

      const history = { prices: rows, isFromFirstPrice: isNew };
      const strike = provenStrikeCents(history, START + now * STEP_MS);
      const present = shown[now] ?? null;
      const since = shown.findLastIndex((price) => price !== present) + 1;
      const day = berlinDate(START + since * STEP_MS);
      const fromMs = startOfBerlinDate(addDays(day, -30));
      const seen = shown
        .slice(0, since)
        .filter((price, step) => START + (step + 1) * STEP_MS > fromMs && price !== null);
      const lowest = Math.min(...seen.map(Number));
      const firstMs = START + shown.findIndex((price) => price !== null) * STEP_MS;
      const isProven = isNew || firstMs <= fromMs;
      const expected =
        present !== null && seen.length > 0 && lowest > present && isProven ? lowest : undefined;
      expect(strike).toBe(expected);
      if (strike !== undefined) struck += 1;
    }),
    { numRuns: 500 },
  );
  expect(struck).toBeGreaterThan(0);
});
