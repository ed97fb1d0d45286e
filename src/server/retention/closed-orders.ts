import { CLOSED_KEPT_YEARS, LIABLE_YEARS, UNPAID_ORDERS_KEPT_DAYS } from '#catalogue/retention.ts';
import { berlinDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { BATCH_ROWS, inBatches } from '../db/in-batches.ts';
import type { Shop } from '../shop.ts';

/**
 * Orders that are over: $1 now. An open withdrawal, complaint or dispute keeps one open. The time of payment comes before
 * all others, and indexes find the few that are old enough.
 */
const OVER = `
  SELECT o.id FROM orders o
  LEFT JOIN LATERAL (SELECT max(greatest(sent_at, delivered_at)) AS at FROM parcels WHERE order_id = o.id) last ON true
  WHERE (o.paid_at < $1::timestamptz - interval '${LIABLE_YEARS} years'
      OR o.status = 'refunded' AND o.paid_at < $1::timestamptz - interval '${UNPAID_ORDERS_KEPT_DAYS} days')
    AND coalesce(o.customer_email, o.customer_name, o.address::text, o.user_id) IS NOT NULL
    AND o.withdrawn_at IS NULL
    AND CASE WHEN last.at IS NULL
      THEN o.status = 'refunded' AND o.updated_at < $1::timestamptz - interval '${UNPAID_ORDERS_KEPT_DAYS} days'
      ELSE last.at < $1::timestamptz - interval '${LIABLE_YEARS} years' - CASE WHEN EXISTS (
        SELECT FROM defects WHERE order_id = o.id AND decision = 'repair') THEN interval '1 year' ELSE interval '0' END END
    AND NOT EXISTS (SELECT FROM defects WHERE order_id = o.id AND done_at IS NULL)
    AND NOT EXISTS (SELECT FROM disputes WHERE order_id = o.id AND closed_at IS NULL)
  ORDER BY o.id LIMIT ${BATCH_ROWS} FOR UPDATE OF o SKIP LOCKED`;

const rowsOf = (table: string) =>
  `(SELECT coalesce(jsonb_agg(to_jsonb(t) - 'id' - 'order_id'), '[]') FROM ${table} t WHERE t.order_id = o.id)`;
const lastOf = (table: string, ...columns: string[]) =>
  `(SELECT max(greatest(${columns.join(', ')})) FROM ${table} WHERE order_id = o.id)`;
const deleted = (table: string) =>
  `DELETE FROM ${table} WHERE order_id IN (SELECT id FROM over) RETURNING order_id`;

/** Moves persons and letters of orders that are over where nothing but a request with a reason reads them. */
const CLOSE = `
WITH over AS MATERIALIZED (${OVER}), kept AS (
  INSERT INTO closed_orders AS c (order_id, email, person, letters, ended_at, closed_at)
  SELECT o.id, lower(o.customer_email), jsonb_build_object('email', o.customer_email, 'name', o.customer_name,
      'address', o.address, 'billing', o.billing),
    jsonb_build_object('withdrawals', ${rowsOf('withdrawals')}, 'complaints', ${rowsOf('defects')},
      'notes', ${rowsOf('order_notes')}),
    greatest(o.paid_at, ${lastOf('parcels', 'sent_at', 'delivered_at', 'returned_at')},
      ${lastOf('refunds', 'created_at')}, ${lastOf('disputes', 'closed_at')},
      ${lastOf('withdrawals', 'declared_at', 'done_at')}, ${lastOf('defects', 'created_at', 'done_at')},
      ${lastOf('order_notes', 'at')}), $1
  FROM orders o JOIN over USING (id)
  ON CONFLICT (order_id) DO UPDATE SET email = excluded.email, person = excluded.person
), notes AS (${deleted('order_notes')}), declared AS (${deleted('withdrawals')}), complaints AS (${deleted('defects')})
UPDATE orders SET customer_email = NULL, customer_name = NULL, address = NULL, billing = NULL, user_id = NULL
WHERE id IN (SELECT id FROM over)`;

/** Of what ended before $1: letters, persons (vouchers name them), and what still leads to the payment (books). */
const PURGES: readonly (readonly [years: number, statements: readonly string[]])[] = [
  [
    CLOSED_KEPT_YEARS.letters,
    ['UPDATE closed_orders SET letters = NULL WHERE ended_at < $1 AND letters IS NOT NULL'],
  ],
  [
    CLOSED_KEPT_YEARS.vouchers,
    [
      'UPDATE closed_orders SET person = NULL, email = NULL WHERE ended_at < $1 AND person IS NOT NULL',
      `UPDATE papers SET content = NULL, pdf = NULL, sha256 = NULL
        WHERE made_at < $1 AND (content IS NOT NULL OR pdf IS NOT NULL)`,
    ],
  ],
  [
    CLOSED_KEPT_YEARS.books,
    [
      `UPDATE parcels SET carrier = NULL, number = NULL, link = NULL WHERE order_id IN (
        SELECT order_id FROM closed_orders WHERE ended_at < $1)`,
      'DELETE FROM replaced_sessions WHERE order_id IN (SELECT order_id FROM closed_orders WHERE ended_at < $1)',
      `WITH gone AS (DELETE FROM closed_orders WHERE ended_at < $1 RETURNING order_id)
       UPDATE orders SET payment_intent_id = NULL, checkout_session_id = NULL, checkout_url = NULL,
         idempotency_key = NULL, request_hash = '', card_brand = NULL, code_holder = NULL
       WHERE id IN (SELECT order_id FROM gone)`,
    ],
  ],
];

/**
 * Closes orders that are over, and deletes of closed ones what the law no longer asks for: years are counted from the end of
 * the year in which an order ended. It looks at dates alone, so that it does the same again after a restore.
 */
export async function retainOrders({ pool, now }: Pick<Shop, 'pool' | 'now'>): Promise<void> {
  await inBatches(() => pool.query(CLOSE, [new Date(now())]));
  const { year } = berlinDate(now());
  for (const [years, statements] of PURGES) {
    const before = new Date(startOfBerlinDate({ year: year - years, month: 1, day: 1 }));
    for (const statement of statements) await pool.query(statement, [before]);
  }
}
