import { ADMIN_ACTIVE_WINDOW_MS } from '../../catalogue/limits.ts';
import type { Shop } from '../shop.ts';

const MINUTE_MS = 60_000;

/**
 * Notes how many visitors are active in this minute, for the curve of the day, and answers it. Several
 * nodes may note the same minute; they count the same table.
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

/** How long until the next minute begins. */
export function untilNextMinute(now: number): number {
  return MINUTE_MS - (now % MINUTE_MS);
}

/** The number of the minute an instant lies in. */
export function minuteOf(now: number): number {
  return Math.floor(now / MINUTE_MS);
}
