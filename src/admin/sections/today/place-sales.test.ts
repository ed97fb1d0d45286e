import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DashboardSale } from '#contract/dashboard.ts';
import { placeSales } from './place-sales.ts';

const DAY_MS = 86_400_000;
const FROM = Date.parse('2026-11-21T12:00:00Z');
const sale = (id: string, minutes: number): DashboardSale => ({
  id,
  number: 'EL-1001',
  at: new Date(FROM + minutes * 60_000).toISOString(),
  amount: 100,
  first_item: null,
});

it('a sale stands at its time, and one too near to a newer one joins it', () => {
  const line = { from: FROM, to: FROM + DAY_MS };
  const sales = [sale('newest', 1440), sale('near', 1430), sale('noon', 720), sale('before', -1)];
  expect(placeSales(sales, line, 0.05)).toMatchObject([
    { sale: { id: 'newest' }, at: 1, count: 2 },
    { sale: { id: 'noon' }, at: 0.5, count: 1 },
  ]);
});

it('pictures never overlap, and each sale is counted once', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 1440 }), { maxLength: 80 });
  fc.assert(
    fc.property(minutes, fc.double({ min: 0.01, max: 0.5, noNaN: true }), (times, gap) => {
      const sales = times.toSorted((a, b) => b - a).map((at, nth) => sale(String(nth), at));
      const placed = placeSales(sales, { from: FROM, to: FROM + DAY_MS }, gap);
      expect(placed.reduce((sum, { count }) => sum + count, 0)).toBe(times.length);
      placed.slice(1).forEach(({ at }, nth) => {
        expect((placed[nth]?.at ?? 0) - at).toBeGreaterThanOrEqual(gap);
      });
    }),
  );
});
