import { ADMIN_ACTIVE_WINDOW_MS } from '../../catalogue/limits.ts';
import type { Shop } from '../shop.ts';

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
