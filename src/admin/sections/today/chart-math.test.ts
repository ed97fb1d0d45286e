import fc from 'fast-check';
import { expect, it } from 'vitest';
import { niceCeiling } from '#admin/kit/BarChart.tsx';
import { pulseOf } from '#admin/kit/live.ts';
import type { DashboardSnapshot } from '#contract/dashboard.ts';
import { axisOf, dayOf, dayPoints, endNow, partsOf } from './curve.ts';
import { daysWithToday, sinceFirstDay } from './days.ts';
import german from './de.json' with { type: 'json' };
import { changeInPercent } from './Tiles.tsx';
import { agoTime, dateName, dayName, shortTime } from './times.ts';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-11-21T17:42:00Z');
const today = dayOf(NOW);
const yesterday = dayOf(NOW, -1);

/** A history from yesterday's midnight to 18:42, with some minutes that are known. */
function historyOf(active: Readonly<Record<number, number | null>>, orders = {}) {
  const length = (NOW - yesterday.from) / MINUTE_MS + 1;
  const minutes = {
    from: new Date(yesterday.from).toISOString(),
    active: Array<number | null>(length).fill(0),
    orders: Array<number>(length).fill(0),
  };
  Object.assign(minutes.active, active);
  Object.assign(minutes.orders, orders);
  return minutes;
}

it('gathers minutes into points without losing a busy one or an order', () => {
  const minutes = historyOf({ 1447: 12 }, { 1441: 1, 1444: 2 });
  const points = dayPoints(minutes, today);
  expect(points).toHaveLength(Math.ceil((18 * 60 + 43) / 5));
  expect(points[0]).toEqual({ from: today.from, at: 0, active: 0, orders: 3 });
  expect(points[1]).toMatchObject({ at: 5 / 1440, active: 12 });
  expect(dayPoints(minutes, yesterday)).toHaveLength(288);
});

it('a stretch that was not noted is a gap, and no zero', () => {
  const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [60 + nth, null]));
  const points = dayPoints(historyOf({ ...unknown, 58: 4 }), yesterday);
  expect(points.slice(11, 19).map(({ active }) => active)).toEqual([4, ...Array(6).fill(null), 0]);
  expect(partsOf(points).map((part) => part.length)).toEqual([12, 288 - 18]);
  // Of an older node: 24 hours alone.
  const short = { ...historyOf({}), from: new Date(NOW - 1439 * MINUTE_MS).toISOString() };
  short.active = short.active.slice(0, 1440);
  expect(dayPoints(short, yesterday)[0]?.active).toBeNull();
});

it('the axis grows with the morning', () => {
  const hours = (iso: string) => {
    const { from, to } = axisOf(Date.parse(iso));
    return (to - from) / 3_600_000;
  };
  // Berlin is an hour ahead of UTC.
  const times = ['00:00', '04:59', '05:00', '10:59', '11:00', '22:59'];
  expect(times.map((time) => hours(`2026-11-21T${time}Z`))).toEqual([6, 6, 12, 12, 24, 24]);
});

it('days have the hours that they have', () => {
  const hours = (iso: string) => {
    const { from, to } = dayOf(Date.parse(iso));
    return (to - from) / 3_600_000;
  };
  expect(['2026-03-29T10:00Z', '2026-10-25T10:00Z', '2026-11-21T10:00Z'].map(hours)).toEqual([
    23, 25, 24,
  ]);
});

it.each([
  [0, 4],
  [7, 8],
  [11, 15],
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

it('the days of a shop begin with its first visit or order, and today is always one', () => {
  const day = (nth: number, sessions: number, orders = 0) => {
    return { day: `2026-11-0${nth}`, sessions, orders, revenue: 0 };
  };
  expect(sinceFirstDay([day(1, 0), day(2, 0, 1), day(3, 0), day(4, 5)])).toHaveLength(3);
  expect(sinceFirstDay([day(1, 0), day(2, 0)])).toEqual([day(2, 0)]);
});

it('is live by stream only, delayed while the server still answers, lost when it does not', () => {
  const now = 1_000_000;
  const fresh = { open: true, confirmedAt: now - 4_000, lostAt: undefined };
  expect(pulseOf(fresh, now)).toBe('live');
  expect(pulseOf({ ...fresh, confirmedAt: now - 15_000 }, now)).toBe('delayed');
  expect(pulseOf({ ...fresh, open: false }, now)).toBe('delayed');
  expect(pulseOf({ ...fresh, lostAt: now - 100 }, now)).toBe('lost');
  expect(pulseOf({ ...fresh, open: false, lostAt: now - 100 }, now)).toBe('lost');
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
  expect(dateName(Date.parse('2026-11-21T23:42:07Z'), 'de')).toBe('So., 22. Nov. 2026');
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
  const points = dayPoints(historyOf({ [1440 + 18 * 60 + 41]: 38 }), today);
  expect(points.at(-1)?.active).toBe(38);
  expect(endNow(points, 3).at(-1)?.active).toBe(3);
  expect(endNow([], 3)).toEqual([]);
});
