import { BACKUPS_KEPT_MONTHS } from '#catalogue/retention.ts';
import { momentOf } from './format.ts';

/** Newest backup of each of the last days, weeks and months that have one. */
export const KEPT = { days: 7, weeks: 4, months: BACKUPS_KEPT_MONTHS } as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long every backup is kept: the newest may be of a shop that was restored wrongly, and the one before right. */
export const KEPT_WHOLE_MS = 2 * DAY_MS;
/** 1970-01-01 was a Thursday: weeks begin on Monday. */
const MONDAY_SHIFT_DAYS = 3;

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);

/** True if a backup of this moment may not be removed; a moment in the future counts as young. */
export const isYoung = (at: Date, now: Date) => now.getTime() - at.getTime() < KEPT_WHOLE_MS;

const PERIODS: readonly (readonly [(at: Date) => string, number])[] = [
  [(at) => String(dayOf(at)), KEPT.days],
  [(at) => String(Math.floor((dayOf(at) + MONDAY_SHIFT_DAYS) / 7)), KEPT.weeks],
  [(at) => at.toISOString().slice(0, 7), KEPT.months],
];

/**
 * Returns the names that the rule keeps, in UTC: all of the last 48 hours, and the newest of each period. Counts periods that have a backup, not the calendar: a
 * shop that was off for a year keeps what it had.
 */
export function keptBackups(names: readonly string[], now: Date): Set<string> {
  const newestFirst = names
    .flatMap((name) => {
      const at = momentOf(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const young = newestFirst.filter(({ at }) => isYoung(at, now));
  const kept = new Set(young.map(({ name }) => name));
  for (const [periodOf, count] of PERIODS) {
    const newest = new Map<string, string>();
    for (const { name, at } of newestFirst) {
      const period = periodOf(at);
      if (!newest.has(period) && newest.size < count) newest.set(period, name);
    }
    for (const name of newest.values()) kept.add(name);
  }
  return kept;
}
