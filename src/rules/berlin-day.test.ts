import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  berlinClockMs,
  berlinDate,
  berlinInstant,
  isoDate,
  startOfBerlinDate,
  startOfBerlinDay,
  weekday,
} from './berlin-day.ts';

const berlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});
/** The reference: `2026-11-21, 18:42:07`. */
const onTheWall = (ms: number) => berlin.format(ms);
const instant = fc.integer({ min: Date.UTC(1997, 0, 1), max: Date.UTC(2100, 0, 1) });
const at = (iso: string) => Date.parse(iso);

describe('startOfBerlinDay', () => {
  it.each([
    ['just before midnight', '2026-11-21T22:59:59.999Z', '2026-11-20T23:00:00Z'],
    ['at midnight', '2026-11-21T23:00:00Z', '2026-11-21T23:00:00Z'],
  ])('%s', (_when, now, start) => {
    expect(new Date(startOfBerlinDay(at(now))).toISOString()).toBe(new Date(start).toISOString());
  });

  it('is midnight of the same day on the wall, as Intl tells it', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const start = startOfBerlinDay(ms);
        const [today] = onTheWall(ms).split(', ');
        expect(onTheWall(start)).toBe(`${today}, 00:00:00`);
        expect(onTheWall(start - 1).startsWith(`${today},`)).toBe(false);
        expect(isoDate(berlinDate(ms))).toBe(today);
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees with Intl in every minute around both changes of every year', () => {
    for (let year = 2020; year <= 2040; year += 1) {
      for (const month of [2, 9]) {
        for (let day = 24; day <= 31; day += 1) {
          for (let minutes = -20; minutes <= 20; minutes += 20) {
            const ms = Date.UTC(year, month, day, 1, minutes);
            expect(isoDate(berlinDate(ms))).toBe(onTheWall(ms).split(', ')[0]);
            expect(onTheWall(startOfBerlinDay(ms)).endsWith('00:00:00')).toBe(true);
          }
        }
      }
    }
  });
});

describe('calendar dates', () => {
  it('go through the instant at which they begin', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const date = berlinDate(ms);
        expect(berlinDate(startOfBerlinDate(date))).toEqual(date);
        expect(startOfBerlinDate(addDays(date, 1))).toBeGreaterThan(ms);
      }),
    );
  });

  it('count days across months, years and leap days', () => {
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({
      year: 2027,
      month: 1,
      day: 1,
    });
    expect(addDays({ year: 2028, month: 3, day: 1 }, -1)).toEqual({
      year: 2028,
      month: 2,
      day: 29,
    });
    expect(weekday({ year: 2026, month: 11, day: 21 })).toBe(6);
    expect(isoDate({ year: 2027, month: 1, day: 5 })).toBe('2027-01-05');
  });
});

describe('the clock on the wall', () => {
  it.each([
    ['at a time that comes twice the first', '2026-10-25', 2.5, '2026-10-25T00:30:00Z'],
    ['after the clock was put back', '2026-10-25', 3, '2026-10-25T02:00:00Z'],
    ['before it is put forward', '2026-03-29', 1.5, '2026-03-29T00:30:00Z'],
    ['in the hour left out the one after', '2026-03-29', 2.5, '2026-03-29T01:30:00Z'],
    ['after it was put forward', '2026-03-29', 3, '2026-03-29T01:00:00Z'],
  ])('names %s', (_when, day, hours, iso) => {
    const date = berlinDate(at(`${day}T12:00:00Z`));
    expect(new Date(berlinInstant(date, hours * 3_600_000))).toEqual(new Date(iso));
  });

  it('names every instant by its day and time, but for the hour that comes twice', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const named = berlinInstant(berlinDate(ms), berlinClockMs(ms));
        expect(berlinClockMs(named)).toBe(berlinClockMs(ms));
        expect([0, 3_600_000]).toContain(ms - named);
        expect(onTheWall(named)).toBe(onTheWall(ms));
      }),
      { numRuns: 1000 },
    );
  });
});
