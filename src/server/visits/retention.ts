import { addDays, berlinDate, isoDate } from '../../rules/berlin-day.ts';
import type { Shop } from '../shop.ts';

const HOUR_MS = 60 * 60_000;

/** Presence is kept for abandoned carts of the last hours, then forgotten. */
const PRESENCE_KEPT_MS = 3 * HOUR_MS;
/** Without a cart and not on its way from paying, nothing shows or continues a visit that went. */
const PRESENCE_WITHOUT_CART_KEPT_MS = HOUR_MS / 2;
/**
 * No visit is kept for longer than 24 hours (docs/specification.md#61-counts), and this runs every
 * 15 minutes: what may grow too old until the next run, or the one after, goes now. The day's list
 * is needed while its day lasts; who was first heard in its first half hour is still known by
 * presence, unless he is gone.
 */
const VISITS_KEPT_MS = 23.5 * HOUR_MS;
/** The curve compares with the same weekday last week. */
const MINUTES_KEPT_DAYS = 15;
/** The dashboard shows 90 days. Sums say nothing about anybody: those of a year and a month stay. */
const COUNTERS_KEPT_DAYS = 400;

/**
 * Deletes what may not be kept any longer, or need not. Runs every 15 minutes on one node. The salt
 * of a day goes when no presence of that day is left.
 */
export async function retainVisits(shop: Pick<Shop, 'pool' | 'now'>): Promise<void> {
  const now = shop.now();
  const countersFrom = isoDate(addDays(berlinDate(now), -COUNTERS_KEPT_DAYS));
  const presenceFrom = now - PRESENCE_KEPT_MS;
  const { pool } = shop;
  await pool.query(
    `DELETE FROM active_sessions
     WHERE last_seen < $1 OR (last_seen < $2 AND cart_cents = 0 AND stage <> 'checkout')`,
    [new Date(presenceFrom), new Date(now - PRESENCE_WITHOUT_CART_KEPT_MS)],
  );
  await pool.query('DELETE FROM visit_days WHERE created_at < $1', [
    new Date(now - VISITS_KEPT_MS),
  ]);
  await pool.query('DELETE FROM visit_counters WHERE day < $1', [countersFrom]);
  await pool.query('DELETE FROM visit_minutes WHERE minute < $1', [
    new Date(now - MINUTES_KEPT_DAYS * 24 * HOUR_MS),
  ]);
  await pool.query('DELETE FROM visit_salts WHERE day < $1', [isoDate(berlinDate(presenceFrom))]);
}

/** Registers the job. */
export function visitJobs(shop: Shop): void {
  shop.jobs.handle('visit-retention', () => retainVisits(shop), { everySeconds: 15 * 60 });
}
