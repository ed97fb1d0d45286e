import { visitId } from '../../contract/visits.ts';
import { berlinDate, isoDate } from '../../rules/berlin-day.ts';
import type { Shop } from '../shop.ts';
import { ingestOf } from './ingest-of.ts';
import { STAGES } from './stages.ts';

const NAMES = `ARRAY['${STAGES.join("','")}']`;

/** The visit is at the checkout now; stages it had not reached count with it. Answers its referrer. */
const REACH_CHECKOUT = `
WITH visit AS (
  SELECT session_id, referrer, array_position(${NAMES}, stage) AS rank FROM active_sessions
  WHERE session_id = $1 AND NOT bot FOR UPDATE
), moved AS (
  UPDATE active_sessions a SET stage = 'checkout' FROM visit v WHERE a.session_id = v.session_id
), counted AS (
  INSERT INTO visit_counters AS c (day, kind, key, count)
  SELECT $2::date, 'stage', (${NAMES})[reached], 1
  FROM visit, generate_series(rank + 1, ${STAGES.length}) AS reached ORDER BY 3
  ON CONFLICT (day, kind, key) DO UPDATE SET count = c.count + 1
)
SELECT referrer FROM visit`;

/**
 * Called when a checkout starts, with the request's `X-Visit` header: the host this visit came from,
 * as the server heard it with the visit's first beat, or null when it knows no such visit. So
 * revenue by referrer rests on no claim made at the checkout. Never fails: an order matters more.
 */
export async function visitAtCheckout(
  shop: Shop,
  header: string | undefined,
): Promise<string | null> {
  const id = visitId.safeParse(header);
  if (!id.success) return null;
  try {
    await ingestOf(shop).queue.writeReady();
    const day = isoDate(berlinDate(shop.now()));
    const { rows } = await shop.pool.query<{ referrer: string }>(REACH_CHECKOUT, [id.data, day]);
    return rows[0]?.referrer ?? null;
  } catch (error) {
    shop.log.warn('the visit of a checkout is not known', { reason: String(error) });
    return null;
  }
}
