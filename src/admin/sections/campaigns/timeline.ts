import type { AdminCampaign } from '#contract/admin-campaigns.ts';
import { addDays, berlinDate, startOfBerlinDate, weekday } from '#rules/berlin-day.ts';

/** Weeks that the timeline shows, and how many of them are over. */
const WEEKS = 10;
const WEEKS_BEFORE = 2;

/** A bar that is narrower could not be seen. */
const LEAST_SHARE = 0.006;

/** Number of the week that has this Thursday, counted from the year's first. */
function weekOfThursday({ year, month, day }: ReturnType<typeof berlinDate>): number {
  return 1 + Math.floor((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / (7 * 86_400_000));
}

export type Timeline = ReturnType<typeof timelineAt>;

/**
 * Returns the weeks around now, from Monday to Monday in Berlin, with their numbers by ISO 8601. Places are shares of
 * the whole, from 0 to 1; `barOf` is undefined outside of it.
 */
export function timelineAt(nowMs: number) {
  const today = berlinDate(nowMs);
  const monday = addDays(today, -((weekday(today) + 6) % 7) - 7 * WEEKS_BEFORE);
  const startMs = startOfBerlinDate(monday);
  const endMs = startOfBerlinDate(addDays(monday, 7 * WEEKS));
  const shareOf = (ms: number) => (ms - startMs) / (endMs - startMs);
  return {
    weeks: Array.from({ length: WEEKS }, (_, at) => {
      const start = addDays(monday, 7 * at);
      const ms = startOfBerlinDate(start);
      return { number: weekOfThursday(addDays(start, 3)), startMs: ms, at: shareOf(ms) };
    }),
    nowAt: shareOf(nowMs),
    barOf: ({
      starts_at: starts,
      ends_at: ends,
      ended_at: ended,
    }: Pick<AdminCampaign, 'starts_at' | 'ends_at' | 'ended_at'>) => {
      const from = shareOf(Date.parse(starts));
      const to = shareOf(Date.parse(ended ?? ends));
      if (to <= 0 || from >= 1) return undefined;
      return [Math.max(0, from), Math.min(1, Math.max(to, from + LEAST_SHARE))] as const;
    },
  };
}
