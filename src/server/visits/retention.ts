import { addDays, berlinDate, isoDate } from '../../rules/berlin-day.ts';
import type { Shop } from '../shop.ts';

const HOUR_MS = 60 * 60_000;

/** Presence is kept for abandoned carts of the last hours, then forgotten. */
const PRESENCE_KEPT_MS = 3 * HOUR_MS;
/** Without a cart and not on its way from paying, nothing shows or continues a visit that went. */
const PRESENCE_WITHOUT_CART_KEPT_MS = HOUR_MS / 2;
/** A day's list of visits is needed until the day is over everywhere; a day more for late beats. */
const VISITS_KEPT_DAYS = 1;
/** The curve compares with the same weekday last week. */
const MINUTES_KEPT_DAYS = 15;
/** History by day goes back 90 days, and compares with the year before. */
const COUNTERS_KEPT_DAYS = 400;

/**
 * Deletes what may not be kept any longer, or need not. Runs every 15 minutes on one node. The salt
 * of a day goes when no presence of that day is left.
 */
export async function retainVisits(shop: Pick<Shop, 'pool' | 'now'>): Promise<void> {
  const now = shop.now();
  const today = berlinDate(now);
  const before = (days: number) => isoDate(addDays(today, -days));
  const presenceFrom = now - PRESENCE_KEPT_MS;
  const { pool } = shop;
  await pool.query(
    `DELETE FROM active_sessions
     WHERE last_seen < $1 OR (last_seen < $2 AND cart_cents = 0 AND stage <> 'checkout')`,
    [new Date(presenceFrom), new Date(now - PRESENCE_WITHOUT_CART_KEPT_MS)],
  );
  await pool.query('DELETE FROM visit_days WHERE day < $1', [before(VISITS_KEPT_DAYS)]);
  await pool.query('DELETE FROM visit_counters WHERE day < $1', [before(COUNTERS_KEPT_DAYS)]);
  await pool.query('DELETE FROM visit_minutes WHERE minute < $1', [
    new Date(now - MINUTES_KEPT_DAYS * 24 * HOUR_MS),
  ]);
  await pool.query('DELETE FROM visit_salts WHERE day < $1', [isoDate(berlinDate(presenceFrom))]);
}

/** Registers the job. */
export function visitJobs(shop: Shop): void {
  shop.jobs.handle('visit-retention', () => retainVisits(shop), { everySeconds: 15 * 60 });
}
