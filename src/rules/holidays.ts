import { addDays, type CalendarDate, isoDate, sameDate, weekday } from './berlin-day.ts';

/** Easter Sunday of a Gregorian year (Gauss's rule as Butcher wrote it down). */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

/** The nine public holidays that all of Germany's states keep, in the order of the year. */
export function germanHolidays(year: number): readonly CalendarDate[] {
  const easter = easterSunday(year);
  return [
    { year, month: 1, day: 1 },
    addDays(easter, -2), // Karfreitag
    addDays(easter, 1), // Ostermontag
    { year, month: 5, day: 1 },
    addDays(easter, 39), // Christi Himmelfahrt
    addDays(easter, 50), // Pfingstmontag
    { year, month: 10, day: 3 },
    { year, month: 12, day: 25 },
    { year, month: 12, day: 26 },
  ];
}

/**
 * A day off beside weekends and nationwide holidays: of every year (`10-31`), days after Easter Sunday (`+60`), the
 * Wednesday before 23 November (`W`), or from a day to another one, which counts (`2026-12-24/2026-12-31`).
 */
export type DayOff = string;

/** True if one of these days off is that date. */
function isOff(date: CalendarDate, daysOff: readonly DayOff[]): boolean {
  const iso = isoDate(date);
  return daysOff.some((day) => {
    const [from = '', to] = day.split('/');
    if (to !== undefined) return from <= iso && iso <= to;
    if (day === 'W') return weekday(date) === 3 && /-11-(1[6-9]|2[0-2])$/.test(iso);
    if (!day.startsWith('+')) return iso.endsWith(`-${day}`);
    return sameDate(addDays(easterSunday(date.year), Number(day)), date);
  });
}

/** True if parcels are packed and carried that day: no weekend, no nationwide holiday and no other day off. */
export function isWorkingDay(date: CalendarDate, daysOff: readonly DayOff[] = []): boolean {
  const day = weekday(date);
  if (day === 0 || day === 6) return false;
  if (isOff(date, daysOff)) return false;
  return !germanHolidays(date.year).some((holiday) => sameDate(holiday, date));
}

/** The `count`-th working day after that date (1 is the next one). */
export function addWorkingDays(
  date: CalendarDate,
  count: number,
  daysOff?: readonly DayOff[],
): CalendarDate {
  let current = date;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isWorkingDay(current, daysOff)) left -= 1;
  }
  return current;
}
