import { visitId } from '#contract/visits.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import type { Shop } from '../shop.ts';
import type { HasVisits } from './ingest.ts';
import { STAGES, stageRank } from './schema.ts';
import { ADD_REACHED, REACHED_STAGES } from './write-sql.ts';

const NAMES = `ARRAY['${STAGES.join("','")}']`;

/**
 * Moves the visit to the stage `checkout`, counts the stages it had not reached, and returns its referrer.
 * The day's counters are written before the minute, in the order in which `WRITE_BEATS` locks them, so
 * that the two statements can't deadlock.
 */
const REACH_CHECKOUT = `
WITH visit AS (
  SELECT session_id, referrer, array_position(${NAMES}, stage) AS rank FROM active_sessions
  WHERE session_id = $1 AND NOT bot FOR UPDATE
), moved AS (
  UPDATE active_sessions a SET stage = 'checkout' FROM visit v WHERE a.session_id = v.session_id
), listed AS (
  UPDATE visit_days d SET reached = ${stageRank('checkout')} FROM visit v
  WHERE d.day = $2::date AND d.session_id = v.session_id
), counted AS (
  SELECT 'stage' AS kind, (${NAMES})[reached] AS key, 1 AS n
  FROM visit, generate_series(rank + 1, ${STAGES.length}) AS reached
), day AS (
  INSERT INTO visit_counters AS c (day, kind, key, count)
  SELECT $2::date, kind, key, n FROM counted ORDER BY key
  ON CONFLICT (day, kind, key) DO UPDATE SET count = c.count + 1
  RETURNING 1
), minute AS (
  INSERT INTO visit_minutes AS m (minute, products, carts, checkouts)
  SELECT date_trunc('minute', $3::timestamptz), ${REACHED_STAGES}
  FROM counted WHERE (SELECT count(*) FROM day) > 0 HAVING count(*) > 0
  ON CONFLICT (minute) DO UPDATE SET ${ADD_REACHED}
)
SELECT referrer FROM visit`;

/**
 * Returns the host this visit came from, as the server stored it with the visit's first beat, or null for
 * an unknown visit. `header` is the `X-Visit` header of the request that starts a checkout. Revenue by
 * referrer therefore trusts no value sent at the checkout. Never throws: an order matters more.
 */
export async function visitAtCheckout(
  shop: Shop & HasVisits,
  header: string | undefined,
): Promise<string | null> {
  const id = visitId.safeParse(header);
  if (!id.success) return null;
  try {
    await shop.parts.visits.queue.flush();
    const now = shop.now();
    const { rows } = await shop.pool.query<{ referrer: string }>(REACH_CHECKOUT, [
      id.data,
      isoDate(berlinDate(now)),
      new Date(now),
    ]);
    return rows[0]?.referrer ?? null;
  } catch (error) {
    shop.log.failed('the visit of a checkout could not be read or counted', error);
    return null;
  }
}
