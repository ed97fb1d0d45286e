import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate, weekday } from './berlin-day.ts';
import { addWorkingDays, easterSunday, germanHolidays, isWorkingDay } from './holidays.ts';

const date = fc
  .record({ year: fc.integer({ min: 2020, max: 2090 }), days: fc.nat(364) })
  .map(({ year, days }) => addDays({ year, month: 1, day: 1 }, days));

describe('holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('knows Easter of %i', (year, easter) => expect(isoDate(easterSunday(year))).toBe(easter));

  it('always has Easter on a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year < 2300; year += 1) {
      const easter = easterSunday(year);
      expect(weekday(easter)).toBe(0);
      expect(isoDate(easter) >= `${year}-03-22` && isoDate(easter) <= `${year}-04-25`).toBe(true);
    }
  });

  it('lists the nine nationwide ones', () => {
    expect(germanHolidays(2026).map(isoDate)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-10-03',
      '2026-12-25',
      '2026-12-26',
    ]);
  });
});

describe('days off', () => {
  it.each([
    ['+60', '2026-06-04'],
    ['W', '2026-11-18'],
    ['10-30', '2026-10-30'],
    ['2026-12-28/2026-12-30', '2026-12-30'],
  ])('%s is %s', (day, iso) => {
    const [year = 0, month = 0, of = 0] = iso.split('-').map(Number);
    const date = { year, month, day: of };
    expect(isWorkingDay(date)).toBe(true);
    expect(isWorkingDay(date, [day])).toBe(false);
    const around = [-1, 1].map((by) => addDays(date, by)).filter((each) => isWorkingDay(each));
    if (!day.includes('/')) {
      for (const each of around) expect(isWorkingDay(each, [day])).toBe(true);
    }
  });

  it('has one Day of Repentance in each year, 11 days before the first Sunday of Advent', () => {
    for (let year = 2024; year < 2060; year += 1) {
      const november = Array.from({ length: 30 }, (_, at) => ({ year, month: 11, day: at + 1 }));
      const off = november.filter((each) => isWorkingDay(each) && !isWorkingDay(each, ['W']));
      expect(off).toHaveLength(1);
      for (const each of off) {
        const advent = addDays(each, 11);
        expect(weekday(advent)).toBe(0);
        expect(isoDate(advent) >= `${year}-11-27` && isoDate(advent) <= `${year}-12-03`).toBe(true);
      }
    }
  });
});

describe('working days', () => {
  it('skip weekends and holidays', () => {
    const maundyThursday = { year: 2026, month: 4, day: 2 };
    expect(isoDate(addWorkingDays(maundyThursday, 1))).toBe('2026-04-07');
    const christmasEve = { year: 2026, month: 12, day: 24 };
    expect(isoDate(addWorkingDays(christmasEve, 1))).toBe('2026-12-28');
    expect(isoDate(addWorkingDays(christmasEve, 5))).toBe('2027-01-04');
  });

  it('are later, work, and come in order', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 10 }), (from, count) => {
        const day = addWorkingDays(from, count);
        expect(isWorkingDay(day)).toBe(true);
        expect(isoDate(day) > isoDate(from)).toBe(true);
        expect(isoDate(addWorkingDays(from, count + 1)) > isoDate(day)).toBe(true);
      }),
    );
  });
});
