import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DashboardSnapshot } from '#contract/dashboard.ts';
import { curvePoints, endNow, fromFirstVisit, niceCeiling } from './curve-shape.ts';
import { daysWithToday, sinceFirstDay } from './days.ts';
import { texts as german } from './de.ts';
import { pulseOf } from './live-state.ts';
import { changeInPercent } from './Tiles.tsx';
import { agoTime, clockTime, dayName, shortTime } from './times.ts';

it('gathers minutes into points without losing a busy one or an order', () => {
  const active = Array<number>(1440).fill(0);
  const orders = Array<number>(1440).fill(0);
  active[7] = 12;
  orders[1439] = 1;
  orders[1438] = 2;
  const points = curvePoints(active, orders);
  expect(points).toHaveLength(288);
  expect(points[1]).toEqual({ minute: 5, active: 12, orders: 0 });
  expect(points.at(-1)).toEqual({ minute: 1435, active: 0, orders: 3 });
});

it.each([
  [0, 4],
  [5, 5],
  [6, 6],
  [7, 8],
  [11, 15],
  [37, 40],
  [100, 100],
  [101, 150],
  [4_999, 5_000],
])('ends the scale of %i at %i', (largest, end) => expect(niceCeiling(largest)).toBe(end));

it('the scale holds every value, and the largest one fills at least half of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 10_000_000 }), (largest) => {
      const end = niceCeiling(largest);
      expect(end).toBeGreaterThanOrEqual(largest);
      expect(largest / end).toBeGreaterThan(0.5);
    }),
  );
});

it('the line of a first day has the whole hours since its first visit', () => {
  const active = Array<number>(1440).fill(0);
  active[20 * 60 + 10] = 1;
  const points = curvePoints(active, Array<number>(1440).fill(0));
  expect(fromFirstVisit(points)[0]).toMatchObject({ minute: 20 * 60 });
  const late = curvePoints(Array<number>(1440).fill(0), active);
  expect(fromFirstVisit(late)).toEqual(fromFirstVisit(late).slice(-48));
  const justNow = curvePoints([...Array<number>(1439).fill(0), 1], Array<number>(1440).fill(0));
  expect(fromFirstVisit(justNow)).toHaveLength(24);
  expect(fromFirstVisit(curvePoints(Array<number>(1440).fill(1), active))).toHaveLength(288);
});

it('the days of a shop begin with its first visit or order, and today is always one', () => {
  const day = (nth: number, sessions: number, orders = 0) => {
    return { day: `2026-11-0${nth}`, sessions, orders, revenue: 0 };
  };
  expect(sinceFirstDay([day(1, 0), day(2, 0, 1), day(3, 0), day(4, 5)])).toHaveLength(3);
  expect(sinceFirstDay([day(1, 0), day(2, 0)])).toEqual([day(2, 0)]);
});

it('is live by stream only, late while the server still answers, lost when it does not', () => {
  const now = 1_000_000;
  const fresh = { open: true, answered: true, confirmedAt: now - 4_000 };
  expect(pulseOf(fresh, now)).toBe('live');
  expect(pulseOf({ ...fresh, confirmedAt: now - 15_000 }, now)).toBe('delayed');
  expect(pulseOf({ ...fresh, open: false }, now)).toBe('delayed');
  expect(pulseOf({ ...fresh, open: false, answered: false }, now)).toBe('lost');
});

it('says changes and times as people do', () => {
  expect([
    changeInPercent(112, 100, 'de'),
    changeInPercent(90, 100, 'en'),
    changeInPercent(5, 0, 'de'),
  ]).toEqual(['+12\u00a0%', '−10%', undefined]);
  const { time } = german;
  expect([shortTime(3_000, time), shortTime(12_400, time), shortTime(61_000, time)]).toEqual([
    'jetzt',
    '12 s',
    '1 Min.',
  ]);
  expect([agoTime(1_000, time), agoTime(7_200_000, time)]).toEqual(['jetzt', 'vor 2 Std.']);
  expect(clockTime(Date.parse('2026-11-21T17:42:07Z'), 'de')).toBe('Sa., 21. Nov. 2026, 18:42:07');
  expect(dayName('2026-03-01', 'de')).toBe('1. März');
});

it('today’s bar says what the tiles say, however old the history is', () => {
  const days = [
    { day: '2026-11-20', sessions: 9, orders: 2, revenue: 900 },
    { day: '2026-11-21', sessions: 109, orders: 18, revenue: 100 },
  ];
  // A quarter past midnight in Berlin, while it is still yesterday in UTC.
  const at = '2026-11-20T23:15:00.000Z';
  const shown = { at, sessions_today: 111, orders_today: 19, revenue_today: 200 };
  expect(daysWithToday(days, shown as DashboardSnapshot)).toEqual([
    days[0],
    { day: '2026-11-21', sessions: 111, orders: 19, revenue: 200 },
  ]);
});

it('the curve ends at the number of now, not at the most of its last minutes', () => {
  const points = curvePoints([0, 0, 0, 0, 0, 38, 38, 3], Array<number>(8).fill(1));
  expect(points.at(-1)?.active).toBe(38);
  expect(endNow(points, 3)).toEqual([points[0], { minute: 5, active: 3, orders: 3 }]);
  expect(endNow([], 3)).toEqual([]);
});
