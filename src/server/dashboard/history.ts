import { ADMIN_ACTIVE_WINDOW_MS } from '#catalogue/limits.ts';
import {
  DASHBOARD_SALES_SHOWN,
  type DashboardHistory,
  type DashboardSale,
} from '#contract/dashboard.ts';
import { addDays, berlinDate, isoDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { parseColours } from '#rules/colour-names.ts';
import { pictureOf } from '#rules/item-picture.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { type Range, rangeOf } from '#rules/range.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { FIRST_ITEM, REVENUE, SOLD } from './snapshot-sql.ts';

const MINUTE_MS = 60_000;
const DAYS = 90;

interface SaleRow {
  readonly id: string;
  readonly number: number | null;
  readonly amount: number;
  readonly at: Date;
  readonly first_item: DashboardSale['first_item'];
}

/** Pictures and home collection of an order's first line. */
function shownOf(
  item: SaleRow['first_item'],
  { find, options }: Range,
): Pick<DashboardSale, 'pictures' | 'collection'> {
  const reading = item && readItemId(item.id, find);
  if (!reading?.ok) return { pictures: [], collection: null };
  const { product, variant } = reading;
  const chosen = variant.pack ? parseColours(item?.variant.split(': ')[1], options.colours) : [];
  const colours = chosen?.length ? chosen : [variant.colour];
  const pictures = colours.flatMap((colour) => pictureOf(product, colour) ?? []);
  return { pictures, collection: product.collection };
}

/** The newest orders since `from` that count. */
async function readSales(
  shop: Pick<Shop, 'pool'> & HasCatalogue,
  from: number,
): Promise<DashboardSale[]> {
  const { rows } = await shop.pool.query<SaleRow>(
    `SELECT id, number, amount, created_at AS at, ${FIRST_ITEM} AS first_item
     FROM orders WHERE created_at >= $1 AND ${SOLD}
     ORDER BY created_at DESC, id LIMIT ${DASHBOARD_SALES_SHOWN}`,
    [new Date(from)],
  );
  const range = rangeOf(catalogueOf(shop));
  return rows.map(({ number, at, ...row }) => ({
    ...row,
    ...shownOf(row.first_item, range),
    number: number === null ? null : formatOrderNumber(number),
    at: at.toISOString(),
  }));
}

interface Noted {
  readonly at: number;
  readonly value: number;
}

/** Active visitors of each minute: null where nobody could note them (`DashboardHistory`). */
function activeByMinute(noted: readonly Noted[], from: number, minutes: number): (number | null)[] {
  const values = Array<number | null>(minutes).fill(null);
  for (const { at, value } of noted) {
    const nth = Math.round((at - from) / MINUTE_MS);
    const held = value === 0 ? minutes : nth + 1 + ADMIN_ACTIVE_WINDOW_MS / MINUTE_MS;
    values.fill(null, Math.max(0, nth));
    values.fill(value, Math.max(0, nth), Math.max(0, held));
  }
  return values;
}

/**
 * Returns yesterday and today by minute, and the last 90 Berlin days. Day boundaries are computed here, so
 * the database's time zone data doesn't matter.
 */
export async function readHistory(
  shop: Pick<Shop, 'pool' | 'now'> & HasCatalogue,
): Promise<DashboardHistory> {
  const now = shop.now();
  const newest = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const today = berlinDate(now);
  const from = startOfBerlinDate(addDays(today, -1));
  const minutes = (newest - from) / MINUTE_MS + 1;
  const dates = Array.from({ length: DAYS }, (_, back) => addDays(today, back - DAYS + 1));
  const starts = dates.map((date) => new Date(startOfBerlinDate(date)));
  const [active, orders, visits, soldByDay, sales] = await Promise.all([
    // From the last one noted before: it says whether the first minutes are quiet or unknown.
    shop.pool.query<Noted>(
      `SELECT extract(epoch FROM minute)::float8 * 1000 AS at, active AS value FROM visit_minutes
       WHERE active IS NOT NULL AND minute >= coalesce(
         (SELECT max(minute) FROM visit_minutes WHERE active IS NOT NULL AND minute < $1), $1)
       ORDER BY minute`,
      [new Date(from)],
    ),
    shop.pool.query<Noted>(
      `SELECT extract(epoch FROM date_trunc('minute', created_at))::float8 * 1000 AS at,
         count(*)::int AS value
       FROM orders WHERE created_at >= $1 AND ${SOLD} GROUP BY 1`,
      [new Date(from)],
    ),
    shop.pool.query<{ day: string; sessions: number }>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(count)::int AS sessions FROM visit_counters
       WHERE kind = 'referrer' AND day >= $1::date GROUP BY day`,
      [isoDate(dates[0] ?? today)],
    ),
    shop.pool.query<{ nth: number; orders: number; revenue: number }>(
      `SELECT width_bucket(created_at, $1::timestamptz[]) AS nth, count(*)::int AS orders,
         sum(${REVENUE})::float8 AS revenue
       FROM orders WHERE created_at >= ($1::timestamptz[])[1] AND ${SOLD} GROUP BY 1`,
      [starts],
    ),
    readSales(shop, startOfBerlinDate(today)),
  ]);
  const ordersByMinute = Array<number>(minutes).fill(0);
  for (const { at, value } of orders.rows)
    ordersByMinute[Math.round((at - from) / MINUTE_MS)] = value;
  const sessionsOf = new Map(visits.rows.map(({ day, sessions }) => [day, sessions]));
  const salesOf = new Map(soldByDay.rows.map((row) => [row.nth, row]));
  return {
    sales,
    minutes: {
      from: new Date(from).toISOString(),
      active: activeByMinute(active.rows, from, minutes),
      orders: ordersByMinute,
    },
    days: dates.map((date, index) => ({
      day: isoDate(date),
      sessions: sessionsOf.get(isoDate(date)) ?? 0,
      orders: salesOf.get(index + 1)?.orders ?? 0,
      revenue: salesOf.get(index + 1)?.revenue ?? 0,
    })),
  };
}
