import type { AdminCampaign } from '#contract/admin-campaigns.ts';
import { addDays, berlinDate, startOfBerlinDate, weekday } from '#rules/berlin-day.ts';

/** Weeks that the timeline shows, and how many of them are over. */
const WEEKS = 10;
const WEEKS_BEFORE = 2;

export interface Week {
  /** As ISO 8601 counts. */
  readonly number: number;
  readonly startMs: number;
  /** Share of the timeline before it, from 0 to 1. */
  readonly at: number;
}

export interface Timeline {
  readonly weeks: readonly Week[];
  readonly nowAt: number;
  /** Begin and end of a time in shares; undefined outside of what is shown. */
  readonly barOf: (
    campaign: Pick<AdminCampaign, 'starts_at' | 'ends_at' | 'ended_at'>,
  ) => readonly [from: number, to: number] | undefined;
}

/** A bar that is narrower could not be seen. */
const LEAST_SHARE = 0.006;

/** Number of the week that has this Thursday, counted from the year's first. */
function weekOfThursday(thursday: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): number {
  const { year, month, day } = thursday;
  return 1 + Math.floor((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / (7 * 86_400_000));
}

/** Returns the weeks around now, from Monday to Monday in Berlin, and places times in them. */
export function timelineAt(nowMs: number): Timeline {
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
    barOf: ({ starts_at: starts, ends_at: ends, ended_at: ended }) => {
      const from = shareOf(Date.parse(starts));
      const to = shareOf(Date.parse(ended ?? ends));
      if (to <= 0 || from >= 1) return undefined;
      return [Math.max(0, from), Math.min(1, Math.max(to, from + LEAST_SHARE))];
    },
  };
}
