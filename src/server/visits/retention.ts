import { addDays, berlinDate, isoDate } from '#rules/berlin-day.ts';
import type { Shop } from '../shop.ts';

const HOUR_MS = 60 * 60_000;

/** Presence with a cart is kept for the dashboard's abandoned carts. */
const PRESENCE_KEPT_MS = 3 * HOUR_MS;
/** Presence without a cart and not at the checkout: nothing shows it any more. */
const PRESENCE_WITHOUT_CART_KEPT_MS = HOUR_MS / 2;
/**
 * No visit is kept for longer than 24 hours (docs/specification.md#61-counts). The job runs every
 * 15 minutes, so half an hour of margin allows for one missed run. The day's list is needed until its day
 * ends; a visit of the first half hour is deleted from it before that, but presence still knows it
 * if it is active.
 */
const VISITS_KEPT_MS = 23.5 * HOUR_MS;
/** The curve compares with the same weekday last week. */
const MINUTES_KEPT_DAYS = 15;
/** A year and a month; the dashboard shows 90 days. Sums are not personal data. */
const COUNTERS_KEPT_DAYS = 400;

/** Deletes visits and counters past their time. Runs every 15 minutes on one node. */
async function retainVisits(shop: Pick<Shop, 'pool' | 'now'>): Promise<void> {
  const now = shop.now();
  const countersFrom = isoDate(addDays(berlinDate(now), -COUNTERS_KEPT_DAYS));
  const { pool } = shop;
  await pool.query(
    `DELETE FROM active_sessions
     WHERE last_seen < $1 OR (last_seen < $2 AND cart_cents = 0 AND stage <> 'checkout')`,
    [new Date(now - PRESENCE_KEPT_MS), new Date(now - PRESENCE_WITHOUT_CART_KEPT_MS)],
  );
  await pool.query('DELETE FROM visit_days WHERE created_at < $1', [
    new Date(now - VISITS_KEPT_MS),
  ]);
  await pool.query('DELETE FROM visit_counters WHERE day < $1', [countersFrom]);
  await pool.query('DELETE FROM visit_minutes WHERE minute < $1', [
    new Date(now - MINUTES_KEPT_DAYS * 24 * HOUR_MS),
  ]);
}

export function visitJobs(shop: Shop): void {
  shop.jobs.handle('visit-retention', () => retainVisits(shop), { everySeconds: 15 * 60 });
}
