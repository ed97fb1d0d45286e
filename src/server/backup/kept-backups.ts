import { BACKUPS_KEPT_MONTHS } from '../../catalogue/retention.ts';
import { momentOf } from './format.ts';

/** Newest backup of each of the last days, weeks and months that have one. */
export const KEPT = { days: 7, weeks: 4, months: BACKUPS_KEPT_MONTHS } as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970-01-01 was a Thursday: weeks begin on Monday. */
const MONDAY_SHIFT_DAYS = 3;

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);

const PERIODS: readonly (readonly [(at: Date) => string, number])[] = [
  [(at) => String(dayOf(at)), KEPT.days],
  [(at) => String(Math.floor((dayOf(at) + MONDAY_SHIFT_DAYS) / 7)), KEPT.weeks],
  [(at) => at.toISOString().slice(0, 7), KEPT.months],
];

/**
 * Returns the names that the rule keeps, in UTC. Counts periods that have a backup, not the calendar: a
 * shop that was off for a year keeps what it had.
 */
export function keptBackups(names: readonly string[]): Set<string> {
  const newestFirst = names
    .flatMap((name) => {
      const at = momentOf(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set<string>();
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
