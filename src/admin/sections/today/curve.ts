import type { DashboardHistory } from '#contract/dashboard.ts';
import { addDays, berlinClockMs, berlinDate, startOfBerlinDate } from '#rules/berlin-day.ts';

const MINUTE_MS = 60_000;
/** Minutes that share a point of the curve: finer than this, a line is only noise. */
const MINUTES_PER_POINT = 5;

/** A day of Berlin, which has 23, 24 or 25 hours; epoch milliseconds. */
export interface Day {
  readonly from: number;
  readonly to: number;
}

/** Returns the day of `now`, or one `days` later. */
export function dayOf(now: number, days = 0): Day {
  const date = addDays(berlinDate(now), days);
  return { from: startOfBerlinDate(date), to: startOfBerlinDate(addDays(date, 1)) };
}

/** Hours that the chart shows: the first 6 or 12 of the day while they last, so that a morning can be read. */
export const shownHours = (now: number): number =>
  [6, 12].find((hours) => berlinClockMs(now) < hours * 60 * MINUTE_MS) ?? 24;

/** Returns the part of the day that the chart shows, today or `days` later. */
export function axisOf(now: number, days = 0): Day {
  const { from, to } = dayOf(now, days);
  return { from, to: from + ((to - from) * shownHours(now)) / 24 };
}

export interface CurvePoint {
  /** Start of the point's first minute, epoch milliseconds. */
  readonly from: number;
  /** Place on the axis, from 0 to 1. */
  readonly at: number;
  /** Most visitors active in one of its minutes; null if none of them was noted. */
  readonly active: number | null;
  readonly orders: number;
}

/** Gathers the minutes of a day, as far as they are known, into points. */
export function dayPoints(minutes: DashboardHistory['minutes'], day: Day): CurvePoint[] {
  const start = Math.round((day.from - Date.parse(minutes.from)) / MINUTE_MS);
  const length = (day.to - day.from) / MINUTE_MS;
  const points: CurvePoint[] = [];
  for (let minute = 0; minute < Math.min(length, minutes.active.length - start); ) {
    const own = Array.from({ length: MINUTES_PER_POINT }, (_, nth) => start + minute + nth);
    const noted = own.flatMap((at) => minutes.active[at] ?? []);
    points.push({
      from: day.from + minute * MINUTE_MS,
      at: minute / length,
      active: noted.length === 0 ? null : Math.max(...noted),
      orders: own.reduce((sum, at) => sum + (minutes.orders[at] ?? 0), 0),
    });
    minute += MINUTES_PER_POINT;
  }
  return points;
}

/** Ends the curve at the number of this moment: the most of its last minutes may be long gone. */
export function endNow(points: readonly CurvePoint[], active: number): readonly CurvePoint[] {
  const last = points.at(-1);
  return last ? points.with(-1, { ...last, active }) : points;
}

/** A point that was noted. */
export type KnownPoint = CurvePoint & { readonly active: number };

/** Splits a curve where nothing was noted. */
export function partsOf(points: readonly CurvePoint[]): KnownPoint[][] {
  const parts: KnownPoint[][] = [[]];
  for (const { active, ...point } of points) {
    if (active === null) parts.push([]);
    else parts.at(-1)?.push({ ...point, active });
  }
  return parts.filter((part) => part.length > 0);
}
