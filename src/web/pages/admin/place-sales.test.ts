import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DashboardHistory, DashboardSale, DashboardSnapshot } from '#contract/dashboard.ts';
import { placeSales, salesOf } from './place-sales.ts';

const DAY_MS = 86_400_000;
const FROM = Date.parse('2026-11-21T12:00:00Z');
const sale = (id: string, minutes: number): DashboardSale => ({
  id,
  number: 'EL-1001',
  at: new Date(FROM + minutes * 60_000).toISOString(),
  amount: 100,
  first_item: null,
});

it('an order of the snapshot joins the history once, and only when it is paid', () => {
  const history = { sales: [sale('a', 10)] } as unknown as DashboardHistory;
  const order = (id: string, status: string, minutes: number) => {
    const { at: created_at, ...rest } = sale(id, minutes);
    return { ...rest, status, created_at, customer_email: null, item_count: 1 };
  };
  const recent_orders = [order('a', 'paid', 10), order('b', 'pending', 20), order('c', 'paid', 30)];
  const sales = salesOf(history, { recent_orders } as unknown as DashboardSnapshot);
  expect(sales.map(({ id }) => id)).toEqual(['c', 'a']);
});

it('a sale stands at its time, and one too near to a newer one joins it', () => {
  const line = { from: FROM, to: FROM + DAY_MS };
  const sales = [sale('late', 1440), sale('near', 1430), sale('noon', 720), sale('before', -1)];
  expect(placeSales(sales, line, 0.05)).toMatchObject([
    { sale: { id: 'late' }, at: 1, count: 2 },
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
