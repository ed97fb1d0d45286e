import { ADMIN_RECENT_COUNT, ADMIN_TOP_COUNT } from '#catalogue/limits.ts';
import { GOING, LEFT, NOTHING, pageNumber } from '../visits/schema.ts';

/** Orders that count: paid, and not wholly paid back. */
export const SOLD = `status IN ('paid', 'partly_refunded')`;

/** The first line of an order that is no gift; null if there is none. */
export const FIRST_ITEM = `(SELECT json_build_object('id', item ->> 'id', 'variant', coalesce(item ->> 'variant', ''))
       FROM jsonb_array_elements(items) WITH ORDINALITY AS lines (item, nth)
       WHERE NOT coalesce((item ->> 'gift')::boolean, false) ORDER BY nth LIMIT 1)`;

/** Money that an order brought, in cents. */
export const REVENUE = 'amount - refunded - charged_back';

/** Percent of the table pages of presence that are sampled to bound the age of the newest visits. */
const SAMPLE_PERCENT = 5;

/**
 * Lower bound of the newest ten visits' times. The tenth newest of a sample is never newer than the tenth newest of all
 * rows, so only rows from it on are sorted, and the result is exact for any sample, also for an empty one.
 */
const SAMPLE = `
  SELECT coalesce((
    SELECT last_seen FROM active_sessions TABLESAMPLE SYSTEM (${SAMPLE_PERCENT})
    WHERE counted_as >= 0 AND last_seen >= $6
    ORDER BY last_seen DESC OFFSET ${ADMIN_RECENT_COUNT - 1} LIMIT 1), $6) AS new_from`;

/**
 * Presence, read once: an active row is counted under its `counted_as`, a silent one under the state of its cart.
 * `places` are the ctids of the rows that may be among the newest.
 */
const GROUPS = `
  SELECT key, count(*) AS n, sum(cart_cents) AS cents,
    array_agg(place) FILTER (WHERE last_seen >= (SELECT new_from FROM sample)) AS places
  FROM (
    SELECT last_seen, cart_cents, ctid AS place,
      CASE WHEN last_seen >= $6 THEN counted_as
        WHEN cart_cents = 0 OR counted_as = ${NOTHING} THEN ${NOTHING}
        WHEN last_seen >= $7 THEN ${GOING} ELSE ${LEFT} END AS key
    FROM active_sessions
  ) visits GROUP BY key`;

/** The active visits among them, by page and by whether their cart holds something. */
const HERE = `
  SELECT key / 2 AS page, key % 2 = 1 AS has_cart, n, cents, places FROM groups WHERE key >= 0`;

/** Orders of the same stretch of time last week. */
const ORDERS_BEFORE = `
  SELECT count(*)::int AS orders, coalesce(sum(${REVENUE}), 0)::float8 AS revenue
  FROM orders WHERE created_at >= $4 AND created_at < $5 AND ${SOLD}`;

/** Visits of it, and the stages that they reached. */
const MINUTES_BEFORE = `
  SELECT coalesce(sum(visits), 0)::int AS sessions, coalesce(sum(products), 0)::int AS product,
    coalesce(sum(carts), 0)::int AS cart, coalesce(sum(checkouts), 0)::int AS checkout,
    coalesce(sum(paid), 0)::int AS paid
  FROM visit_minutes WHERE minute >= $4 AND minute < $5`;

/** Returns the rows of a query as a JSON array. */
const list = (query: string) => `(SELECT coalesce(json_agg(t), '[]') FROM (${query}) t)`;

/** Returns one of today's sums of a kind of counter. */
const sumOf = (kind: string) =>
  `(SELECT coalesce(sum(count), 0)::int FROM counted WHERE kind = '${kind}')`;

/** Returns the largest of today's counters of a kind. */
const topOf = (kind: string) =>
  list(`SELECT key, count FROM counted WHERE kind = '${kind}' AND count > 0
    ORDER BY count DESC, key LIMIT ${ADMIN_TOP_COUNT}`);

/** Returns number and value of the carts in `groups`. */
const cartsOf = (groups: string) =>
  `(SELECT json_build_object('count', coalesce(sum(n), 0)::int,
      'cents', coalesce(sum(cents), 0)::float8) FROM ${groups})`;

/** Viewers of each page that sells a product. */
const PRODUCT_PAGES = list(`
  SELECT path AS key, sum(n)::int AS count
  FROM unnest($8::text[]) path JOIN here ON page = ${pageNumber('path')} GROUP BY path`);

/** Revenue by the source of the visit that ordered. */
const REFERRER_REVENUE = list(`
  SELECT coalesce(referrer, 'Direct') AS key, sum(revenue)::float8 AS count FROM today
  WHERE is_sold GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${ADMIN_TOP_COUNT}`);

/** The newest active visits, read by the places that `groups` kept. */
const RECENT_SESSIONS = list(`
  SELECT user_id IS NOT NULL AS registered, current_page AS page, referrer,
    split_part(user_agent, ',', 1) AS browser, extract(epoch FROM seen_at) * 1000 AS last_seen
  FROM (
    SELECT *, last_seen AS seen_at FROM active_sessions
    WHERE ctid = ANY (ARRAY(SELECT unnest(places) FROM here))
    ORDER BY active_sessions.last_seen DESC, session_id LIMIT ${ADMIN_RECENT_COUNT}) newest
  ORDER BY seen_at DESC, session_id`);

/** Pieces of an order. A pack counts as its colours, which its key names (rules/order-pieces.ts). */
const ITEM_COUNT = `(SELECT coalesce(sum((item ->> 'quantity')::int * greatest(1, coalesce(
      array_length(string_to_array(nullif(split_part(item ->> 'key', '|', 2), ''), ','), 1), 0))), 0)::int
    FROM jsonb_array_elements(items) AS item
    WHERE NOT coalesce((item ->> 'gift')::boolean, false))`;

/** The newest orders of today: the others are read without their items. */
const RECENT_ORDERS = list(`
  SELECT id, number, status, amount, customer_email, ${ITEM_COUNT} AS item_count,
    ${FIRST_ITEM} AS first_item, extract(epoch FROM created_at) * 1000 AS created_at
  FROM (SELECT * FROM orders WHERE created_at >= $2 AND created_at <= $1
    ORDER BY created_at DESC, id LIMIT ${ADMIN_RECENT_COUNT}) newest
  ORDER BY newest.created_at DESC, id`);

/**
 * Reads every number of the dashboard in one statement, so that all of them are of one moment. Numbers of the day come
 * from the counters: the cost grows with the size of presence and not with the length of the day.
 *
 * $1 now, $2 start of the Berlin day, $3 day, $4 start and $5 end of the same stretch last week,
 * $6 active since, $7 carts are going (not left) since, $8 the paths that sell a product.
 */
export const SNAPSHOT = `
WITH sample AS (${SAMPLE}),
groups AS MATERIALIZED (${GROUPS}),
here AS (${HERE}),
counted AS MATERIALIZED (SELECT kind, key, count FROM visit_counters WHERE day = $3),
today AS MATERIALIZED (
  SELECT status, referrer, ${REVENUE} AS revenue, ${SOLD} AS is_sold
  FROM orders WHERE created_at >= $2 AND created_at <= $1),
before AS (${ORDERS_BEFORE}),
minutes_before AS (${MINUTES_BEFORE})
SELECT
  (SELECT coalesce(sum(n), 0)::int FROM here) AS active_users,
  json_build_object('open', ${cartsOf('here WHERE has_cart')},
    'going', ${cartsOf(`groups WHERE key = ${GOING}`)},
    'left', ${cartsOf(`groups WHERE key = ${LEFT}`)}) AS carts,
  ${sumOf('referrer')} AS sessions_today,
  ${sumOf('bot')} AS bots_today,
  (SELECT coalesce(json_object_agg(key, count), '{}') FROM counted WHERE kind = 'stage') AS stages,
  (SELECT count(*) FILTER (WHERE is_sold)::int FROM today) AS orders_today,
  (SELECT count(*) FILTER (WHERE status = 'pending')::int FROM today) AS orders_pending,
  (SELECT coalesce(sum(revenue) FILTER (WHERE is_sold), 0)::float8 FROM today) AS revenue_today,
  ${topOf('page')} AS top_pages,
  ${topOf('referrer')} AS top_referrers,
  ${PRODUCT_PAGES} AS product_pages,
  ${REFERRER_REVENUE} AS referrer_revenue,
  ${RECENT_SESSIONS} AS recent_sessions,
  ${RECENT_ORDERS} AS recent_orders,
  (SELECT row_to_json(minutes_before) FROM minutes_before) AS minutes_before,
  (SELECT orders FROM before) AS orders_before,
  (SELECT revenue FROM before) AS revenue_before`;
