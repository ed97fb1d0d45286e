/** A day without a time: `month` 1 to 12, `day` 1 to 31. */
export type CalendarDate = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
};

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** 0 is Sunday, 6 is Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(utcMidnightMs(date)).getUTCDay();
}

/** The date `days` later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfUtc(utcMidnightMs(date) + days * DAY_MS);
}

export function sameDate(a: CalendarDate, b: CalendarDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** `2026-11-21`: the key of a day in tables and in the URL. */
export function isoDate(date: CalendarDate): string {
  const two = (part: number) => part.toString().padStart(2, '0');
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/**
 * The day it is in Berlin at that instant (epoch milliseconds). Computed by the European rule that
 * has held since October 1996 instead of by `Intl`, whose time zones cost 30 times as much and may
 * be missing from a slim runtime; the test compares both.
 */
export function berlinDate(nowMs: number): CalendarDate {
  return dateOfUtc(nowMs + berlinOffsetMs(nowMs));
}

/**
 * The instant (epoch milliseconds) at which the Berlin day of `nowMs` began
 * (docs/specification.md#61-counts).
 */
export function startOfBerlinDay(nowMs: number): number {
  return startOfBerlinDate(berlinDate(nowMs));
}

/** The instant (epoch milliseconds) at which that day begins in Berlin. */
export function startOfBerlinDate(date: CalendarDate): number {
  return berlinInstant(date, 0);
}

/** Local time in Berlin at that instant, in milliseconds after midnight. */
export function berlinClockMs(nowMs: number): number {
  return nowMs + berlinOffsetMs(nowMs) - utcMidnightMs(berlinDate(nowMs));
}

/**
 * The instant (epoch milliseconds) at which Berlin's clock shows `clockMs` after midnight on that day:
 * the first of two when it is put back, and when it is put forward, for an hour that it leaves out, the
 * hour after.
 */
export function berlinInstant(date: CalendarDate, clockMs: number): number {
  const asUtc = utcMidnightMs(date) + clockMs;
  // The clock changes at 01:00 UTC: two hours earlier in UTC the offset is that which holds here.
  return asUtc - berlinOffsetMs(asUtc - 2 * HOUR_MS);
}

/** Berlin's offset from UTC at that instant: one hour, in summer two. */
function berlinOffsetMs(atMs: number): number {
  const year = new Date(atMs).getUTCFullYear();
  const summer = atMs >= clockChangeMs(year, 3) && atMs < clockChangeMs(year, 10);
  return summer ? 2 * HOUR_MS : HOUR_MS;
}

/** 01:00 UTC on the last Sunday of a month of 31 days. */
function clockChangeMs(year: number, month: 3 | 10): number {
  const last = { year, month, day: 31 };
  return utcMidnightMs(addDays(last, -weekday(last))) + HOUR_MS;
}

function utcMidnightMs({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}

function dateOfUtc(ms: number): CalendarDate {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
