/** True for an order that was paid before invoices were made, and has none. */
const UNINVOICED = `NOT EXISTS (SELECT FROM papers WHERE papers.order_id = orders.id AND kind = 'invoice')`;

/**
 * Movements of money in a period: what was paid, paid back, and lost to a bank, each at the time of its paper, so that a month
 * that is over stays as it was reported. `is_whole` is false for a refund of chosen pieces or of the shipping. $1 from, $2 to.
 */
export const MONEY = `
  SELECT papers.order_id, papers.number AS paper, made_at AS at, total_cents::bigint AS cents,
    CASE WHEN kind = 'invoice' THEN 'sale' WHEN refunds.id IS NULL THEN 'dispute' ELSE 'refund' END AS kind,
    CASE WHEN kind = 'invoice' THEN coalesce(fee_cents, 0) ELSE 0 END::bigint AS fee,
    coalesce(pieces, '[]') AS pieces, coalesce(with_shipping, true) AS with_shipping,
    coalesce(pieces = '[]' AND NOT with_shipping, true) AS is_whole
  FROM papers JOIN orders ON orders.id = papers.order_id LEFT JOIN refunds ON refunds.id = papers.reference
  WHERE made_at >= $1 AND made_at < $2 AND (kind = 'invoice' OR total_cents <> 0)
  UNION ALL
  SELECT id, NULL, paid_at, amount, 'sale', coalesce(fee_cents, 0), '[]', true, true
  FROM orders WHERE paid_at >= $1 AND paid_at < $2 AND ${UNINVOICED}
  UNION ALL
  SELECT orders.id, NULL, counted_at, -amount_cents, 'refund', 0, pieces, with_shipping,
    pieces = '[]' AND NOT with_shipping
  FROM refunds JOIN orders ON orders.id = order_id
  WHERE counted_at >= $1 AND counted_at < $2 AND ${UNINVOICED}
  UNION ALL
  SELECT orders.id, NULL, closed_at, -amount_cents, 'dispute', 0, '[]', true, true
  FROM disputes JOIN orders ON orders.id = order_id
    -- The second payment of an order paid twice is not in its books.
    AND orders.payment_intent_id = disputes.payment_intent_id
  WHERE state = 'lost' AND closed_at >= $1 AND closed_at < $2 AND ${UNINVOICED}`;

/** Pieces of one unit of a line, as `piecesOf()` counts them (`src/rules/order-pieces.ts`). */
const PIECES = `coalesce((item ->> 'pieces')::int,
  array_length(string_to_array(nullif(split_part(item ->> 'key', '|', 2), ''), ','), 1), 1)`;

/** Lines of an order that cost something, with the pieces that a refund chose of them. */
const LINES = `
  SELECT nth, coalesce(item ->> 'product_id', item ->> 'id') AS product, item ->> 'id' AS item_id,
    item ->> 'name' AS name, coalesce((item ->> 'amount')::bigint, 0) AS price,
    coalesce((item ->> 'full_price')::boolean, false) AS is_full, (item ->> 'quantity')::int AS quantity,
    ${PIECES} AS pieces, (SELECT coalesce(sum((chosen ->> 'quantity')::int), 0)
      FROM jsonb_array_elements(money.pieces) chosen WHERE (chosen ->> 'line')::int = nth - 1) AS chosen
  FROM jsonb_array_elements(orders.items) WITH ORDINALITY AS listed (item, nth)
  WHERE NOT coalesce((item ->> 'gift')::boolean, false)`;

/**
 * Parts of a movement by their weight in hundredths of a cent, whose product with the largest amount is a bigint: what was
 * paid for each line, and last the shipping. A refund that came back takes its pieces back.
 */
const WEIGHTS = `
  SELECT nth, product, item_id, name, CASE kind WHEN 'sale' THEN quantity * pieces ELSE 0 END AS sold,
    (-sign(cents) * chosen * pieces)::int AS returned, 100 * (price - CASE WHEN is_full THEN 0 ELSE coalesce(
      orders.discount * price / nullif(sum(price) FILTER (WHERE NOT is_full) OVER (), 0), 0) END)::bigint
      * CASE WHEN is_whole THEN quantity ELSE chosen END / quantity AS weight
  FROM (${LINES}) lines
  UNION ALL
  SELECT 2147483647, '', '', '', 0, 0, CASE WHEN is_whole OR with_shipping THEN 100 * orders.shipping ELSE 0 END`;

/**
 * Returns a query for the figures of a period by a key, and their total with a null key. A movement is divided among its
 * parts by the difference of two rounded sums, so that every grouping has the same revenue to the cent.
 */
export const figuresBy = (key: string) => `
WITH money AS (${MONEY}),
parts AS (
  SELECT kind, order_id, name, sold, returned, ${key} AS key,
    CASE WHEN whole > 0 THEN cents * upto / whole - cents * (upto - weight) / whole
      WHEN product = '' THEN cents ELSE 0 END AS share,
    CASE WHEN whole > 0 THEN fee * upto / whole - fee * (upto - weight) / whole
      WHEN product = '' THEN fee ELSE 0 END AS fee
  FROM money JOIN orders ON orders.id = order_id
  CROSS JOIN LATERAL (SELECT *, sum(weight) OVER (ORDER BY nth)::bigint AS upto, sum(weight) OVER ()::bigint AS whole
    FROM (${WEIGHTS}) weights) parts
  WHERE product <> '' OR weight > 0 OR whole = 0)
SELECT key, max(name) AS name, coalesce(sum(share), 0)::float8 AS revenue,
  count(DISTINCT order_id) FILTER (WHERE kind = 'sale')::int AS orders, coalesce(sum(sold), 0)::int AS pieces,
  coalesce(-sum(share) FILTER (WHERE kind <> 'sale'), 0)::float8 AS refunds,
  coalesce(sum(returned), 0)::int AS returns, coalesce(sum(fee), 0)::float8 AS fees
FROM parts GROUP BY GROUPING SETS ((key), ())`;
