import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from './berlin-day.ts';
import { deliveryDates, formatDay, formatDayRange, type WorkingDays } from './delivery.ts';

const day = (year: number, month: number, date: number) => ({ year, month, day: date });

const DAYS: WorkingDays = {
  dispatchWorkingDays: { from: 1, to: 2 },
  deliveryWorkingDays: { from: 4, to: 7 },
};

describe('deliveryDates', () => {
  it('counts from a Saturday', () => {
    const dates = deliveryDates(Date.parse('2026-11-21T17:42:00Z'), DAYS);
    expect(formatDay(dates.ordered, 'de')).toBe('Sa., 21. Nov.');
    expect(formatDayRange(dates.dispatchFrom, dates.dispatchTo, 'de')).toBe('23.–24. Nov.');
    expect(formatDayRange(dates.deliveryFrom, dates.deliveryTo, 'de')).toBe('26. Nov. – 1. Dez.');
  });

  it('orders on the Berlin day, not the UTC one', () => {
    const dates = deliveryDates(Date.parse('2026-06-30T22:30:00Z'), DAYS);
    expect(isoDate(dates.ordered)).toBe('2026-07-01');
  });

  it('keeps the stations in order at any instant', () => {
    const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) });
    fc.assert(
      fc.property(instant, (now) => {
        const dates = deliveryDates(now, DAYS);
        const stations = [
          dates.ordered,
          dates.dispatchFrom,
          dates.dispatchTo,
          dates.deliveryFrom,
          dates.deliveryTo,
        ].map(isoDate);
        expect(new Set(stations).size).toBe(5);
        expect(stations.toSorted()).toEqual(stations);
      }),
    );
  });
});

describe('dates for people', () => {
  it('are written in both languages', () => {
    expect(formatDay(day(2026, 11, 21), 'en')).toBe('Sat 21 Nov');
    expect(formatDay(day(2026, 5, 4), 'de')).toBe('Mo., 4. Mai');
    expect(formatDayRange(day(2026, 11, 23), day(2026, 11, 24), 'en')).toBe('23–24 Nov');
    expect(formatDayRange(day(2026, 11, 26), day(2026, 12, 1), 'en')).toBe('26 Nov – 1 Dec');
    expect(formatDayRange(day(2026, 12, 30), day(2027, 1, 5), 'de')).toBe('30. Dez. – 5. Jan.');
    expect(formatDayRange(day(2026, 3, 2), day(2026, 3, 2), 'de')).toBe('Mo., 2. März');
  });
});
