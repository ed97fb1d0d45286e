import { ADMIN_RECENT_COUNT, ADMIN_TOP_COUNT } from '#catalogue/limits.ts';
import { GOING, LEFT, NOTHING, pageNumber } from '../visits/schema.ts';

/** Orders that count: paid, and not wholly paid back. */
export const SOLD = `status IN ('paid', 'partly_refunded')`;

/** SQL for the number and the value of the carts in `groups`. */
const cartsOf = (groups: string) =>
  `(SELECT json_build_object('count', coalesce(sum(n), 0)::int,
      'cents', coalesce(sum(cents), 0)::float8) FROM ${groups})`;

/** SQL for the first line of an order that is no gift; null if there is none. */
export const FIRST_ITEM = `(SELECT json_build_object('id', item ->> 'id', 'variant', coalesce(item ->> 'variant', ''))
       FROM jsonb_array_elements(items) WITH ORDINALITY AS lines (item, nth)
       WHERE NOT coalesce((item ->> 'gift')::boolean, false) ORDER BY nth LIMIT 1)`;

/** Percent of the table pages of presence that are sampled to bound the age of the newest visits. */
const SAMPLE_PERCENT = 5;

/**
 * Reads every number of the dashboard in one statement, so that all of them are of one moment. Presence
 * is read once: an active row is counted under its `counted_as`, a silent one under the state of its cart,
 * and the ctids of the newest rows are kept. Numbers of the day come from the counters, so that the cost
 * grows with the size of presence and not with the length of the day.
 *
 * The tenth newest row of a sample is never newer than the tenth newest of all rows. It therefore bounds
 * which rows can be among the newest ten, and only those are sorted. The result is exact for any sample,
 * also for an empty one.
 *
 * $1 now, $2 start of the Berlin day, $3 day, $4 start and $5 end of the same stretch last week,
 * $6 active since, $7 carts are going (not left) since, $8 the paths that sell a product.
 */
export const SNAPSHOT = `
WITH sample AS (
  SELECT coalesce((
    SELECT last_seen FROM active_sessions TABLESAMPLE SYSTEM (${SAMPLE_PERCENT})
    WHERE counted_as >= 0 AND last_seen >= $6
    ORDER BY last_seen DESC OFFSET ${ADMIN_RECENT_COUNT - 1} LIMIT 1), $6) AS new_from
), groups AS MATERIALIZED (
  SELECT key, count(*) AS n, sum(cart_cents) AS cents,
    array_agg(place) FILTER (WHERE last_seen >= (SELECT new_from FROM sample)) AS places
  FROM (
    SELECT last_seen, cart_cents, ctid AS place,
      CASE WHEN last_seen >= $6 THEN counted_as
        WHEN cart_cents = 0 OR counted_as = ${NOTHING} THEN ${NOTHING}
        WHEN last_seen >= $7 THEN ${GOING} ELSE ${LEFT} END AS key
    FROM active_sessions
  ) visits GROUP BY key
), here AS (
  SELECT key / 2 AS page, key % 2 = 1 AS has_cart, n, cents, places FROM groups WHERE key >= 0
), counted AS MATERIALIZED (
  SELECT kind, key, count FROM visit_counters WHERE day = $3
), today AS MATERIALIZED (
  SELECT *, ${SOLD} AS is_sold FROM orders WHERE created_at >= $2 AND created_at <= $1
), before AS (
  SELECT count(*)::int AS orders, coalesce(sum(amount - refunded - charged_back), 0)::float8 AS revenue
  FROM orders WHERE created_at >= $4 AND created_at < $5 AND ${SOLD}
), minutes_before AS (
  SELECT coalesce(sum(visits), 0)::int AS sessions, coalesce(sum(products), 0)::int AS product,
    coalesce(sum(carts), 0)::int AS cart, coalesce(sum(checkouts), 0)::int AS checkout,
    coalesce(sum(paid), 0)::int AS paid
  FROM visit_minutes
  WHERE minute >= $4 AND minute < $5
)
SELECT
  (SELECT coalesce(sum(n), 0)::int FROM here) AS active_users,
  json_build_object(
    'open', ${cartsOf('here WHERE has_cart')},
    'going', ${cartsOf(`groups WHERE key = ${GOING}`)},
    'left', ${cartsOf(`groups WHERE key = ${LEFT}`)}) AS carts,
  (SELECT coalesce(sum(count), 0)::int FROM counted WHERE kind = 'referrer') AS sessions_today,
  (SELECT coalesce(sum(count), 0)::int FROM counted WHERE kind = 'bot') AS bots_today,
  (SELECT coalesce(json_object_agg(key, count), '{}') FROM counted WHERE kind = 'stage') AS stages,
  (SELECT count(*) FILTER (WHERE is_sold)::int FROM today) AS orders_today,
  (SELECT count(*) FILTER (WHERE status = 'pending')::int FROM today) AS orders_pending,
  (SELECT coalesce(sum(amount - refunded - charged_back) FILTER (WHERE is_sold), 0)::float8 FROM today)
    AS revenue_today,
  (SELECT coalesce(json_agg(t), '[]') FROM (
    SELECT key, count FROM counted WHERE kind = 'page'
    ORDER BY count DESC, key LIMIT ${ADMIN_TOP_COUNT}) t) AS top_pages,
  (SELECT coalesce(json_agg(t), '[]') FROM (
    SELECT key, count FROM counted WHERE kind = 'referrer' AND count > 0
    ORDER BY count DESC, key LIMIT ${ADMIN_TOP_COUNT}) t) AS top_referrers,
  (SELECT coalesce(json_agg(t), '[]') FROM (
    SELECT path AS key, sum(n)::int AS count
    FROM unnest($8::text[]) path JOIN here ON page = ${pageNumber('path')} GROUP BY path) t)
    AS product_pages,
  (SELECT coalesce(json_agg(t), '[]') FROM (
    SELECT coalesce(referrer, 'Direct') AS key, sum(amount - refunded - charged_back)::float8 AS count FROM today
    WHERE is_sold GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${ADMIN_TOP_COUNT}) t) AS referrer_revenue,
  (SELECT coalesce(json_agg(t), '[]') FROM (
    SELECT user_id IS NOT NULL AS registered, current_page AS page, referrer,
      split_part(user_agent, ',', 1) AS browser, extract(epoch FROM seen_at) * 1000 AS last_seen
    FROM (
      SELECT *, last_seen AS seen_at FROM active_sessions
      WHERE ctid = ANY (ARRAY(SELECT unnest(places) FROM here))
      ORDER BY active_sessions.last_seen DESC, session_id LIMIT ${ADMIN_RECENT_COUNT}) newest
    ORDER BY seen_at DESC, session_id) t) AS recent_sessions,
  (SELECT coalesce(json_agg(t), '[]') FROM (
    SELECT id, number, status, amount, customer_email,
      -- A pack counts as its colours, which its key names (rules/order-pieces.ts).
      (SELECT coalesce(sum((item ->> 'quantity')::int * greatest(1, coalesce(
           array_length(string_to_array(nullif(split_part(item ->> 'key', '|', 2), ''), ','), 1), 0))), 0)::int
       FROM jsonb_array_elements(items) AS item
       WHERE NOT coalesce((item ->> 'gift')::boolean, false)) AS item_count,
      ${FIRST_ITEM} AS first_item,
      extract(epoch FROM created_at) * 1000 AS created_at
    FROM today ORDER BY today.created_at DESC, id LIMIT ${ADMIN_RECENT_COUNT}) t) AS recent_orders,
  (SELECT row_to_json(minutes_before) FROM minutes_before) AS minutes_before,
  (SELECT orders FROM before) AS orders_before,
  (SELECT revenue FROM before) AS revenue_before`;
