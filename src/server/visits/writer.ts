import { ADMIN_ACTIVE_WINDOW_MS } from '#catalogue/limits.ts';
import { berlinDate, isoDate, startOfBerlinDay } from '#rules/berlin-day.ts';
import type { Shop } from '../shop.ts';
import type { End, Pending } from './pending.ts';
import { type Stage, stageRank } from './schema.ts';
import { REACH_STAGE, WRITE_BEATS, WRITE_ENDS } from './write-sql.ts';

type Slice = Pick<Shop, 'pool' | 'now'>;

/** Writes the ends of visits. */
export async function writeEnds(shop: Slice, ends: readonly End[]): Promise<void> {
  if (ends.length === 0) return;
  await shop.pool.query(WRITE_ENDS, [
    ends.map(({ sessionId }) => sessionId),
    ends.map(({ at }) => at),
  ]);
}

/** Writes beats of one Berlin day (by their newest time) in one transaction. */
async function writeDay(shop: Slice, beats: readonly Pending[], dayStart: number): Promise<void> {
  const day = isoDate(berlinDate(dayStart));
  await shop.pool.query(WRITE_BEATS, [JSON.stringify(beats), day, dayStart, shop.now()]);
}

/** Writes beats. One around midnight counts on the day of the visit's newest beat. */
export async function writeBeats(shop: Slice, beats: readonly Pending[]): Promise<void> {
  if (beats.length === 0) return;
  // Only one batch a day spans midnight, so the newest day is compared first.
  const newest = startOfBerlinDay(Math.max(...beats.map((beat) => beat.at)));
  const days = Map.groupBy(beats, ({ at }) => (at >= newest ? newest : startOfBerlinDay(at)));
  for (const [dayStart, ofDay] of days) await writeDay(shop, ofDay, dayStart);
}

/** Counts that a visit of today reached a stage; returns the host it came from, null for an unknown visit. */
export async function reachStage(
  shop: Slice,
  sessionId: string,
  stage: Stage,
): Promise<string | null> {
  const now = shop.now();
  const { rows } = await shop.pool.query<{ referrer: string }>(REACH_STAGE, [
    sessionId,
    isoDate(berlinDate(now)),
    new Date(now),
    stageRank(stage),
  ]);
  return rows[0]?.referrer ?? null;
}

const MINUTE_MS = 60_000;

/**
 * Stores how many visitors are active in this minute, for the dashboard's curve, and returns that number.
 * Several nodes may store the same minute; they count the same table.
 */
export async function noteActive(shop: Pick<Shop, 'pool'>, now: number): Promise<number> {
  const { rows } = await shop.pool.query<{ active: number }>(
    `INSERT INTO visit_minutes (minute, active)
     SELECT $1, count(*)::int FROM active_sessions
     WHERE NOT bot AND ended_at IS NULL AND last_seen >= $2
     ON CONFLICT (minute) DO UPDATE SET active = excluded.active RETURNING active`,
    [new Date(now - (now % MINUTE_MS)), new Date(now - ADMIN_ACTIVE_WINDOW_MS)],
  );
  return rows[0]?.active ?? 0;
}

/** Returns the milliseconds until the next minute begins. */
export function untilNextMinute(now: number): number {
  return MINUTE_MS - (now % MINUTE_MS);
}

/** Returns the number of minutes since the epoch. */
export function minuteOf(now: number): number {
  return Math.floor(now / MINUTE_MS);
}
