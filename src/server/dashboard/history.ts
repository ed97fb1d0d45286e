import { ADMIN_ACTIVE_WINDOW_MS } from '#catalogue/limits.ts';
import {
  DASHBOARD_SALES_SHOWN,
  type DashboardHistory,
  type DashboardSale,
} from '#contract/dashboard.ts';
import { addDays, berlinDate, isoDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import type { Shop } from '../shop.ts';
import { FIRST_ITEM, SOLD } from './snapshot-sql.ts';

const MINUTE_MS = 60_000;
const MINUTES = 24 * 60;
const DAYS = 90;

interface SaleRow {
  readonly id: string;
  readonly number: number | null;
  readonly amount: number;
  readonly at: Date;
  readonly first_item: DashboardSale['first_item'];
}

/** The newest orders since `from` that count. */
async function readSales({ pool }: Pick<Shop, 'pool'>, from: number): Promise<DashboardSale[]> {
  const { rows } = await pool.query<SaleRow>(
    `SELECT id, number, amount, created_at AS at, ${FIRST_ITEM} AS first_item
     FROM orders WHERE created_at >= $1 AND ${SOLD}
     ORDER BY created_at DESC, id LIMIT ${DASHBOARD_SALES_SHOWN}`,
    [new Date(from)],
  );
  return rows.map(({ number, at, ...row }) => ({
    ...row,
    number: number === null ? null : formatOrderNumber(number),
    at: at.toISOString(),
  }));
}

/**
 * Returns the last 24 hours by minute and the last 90 Berlin days. Day boundaries are computed here, so
 * the database's time zone data doesn't matter.
 */
export async function readHistory(shop: Pick<Shop, 'pool' | 'now'>): Promise<DashboardHistory> {
  const now = shop.now();
  const newest = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const from = newest - (MINUTES - 1) * MINUTE_MS;
  const today = berlinDate(now);
  const dates = Array.from({ length: DAYS }, (_, back) => addDays(today, back - DAYS + 1));
  const starts = dates.map((date) => new Date(startOfBerlinDate(date)));
  const [active, orders, visits, soldByDay, sales] = await Promise.all([
    shop.pool.query<{ at: number; value: number }>(
      `SELECT extract(epoch FROM minute)::float8 * 1000 AS at, active AS value FROM visit_minutes
       WHERE minute >= $1 AND active IS NOT NULL ORDER BY minute`,
      [new Date(from - ADMIN_ACTIVE_WINDOW_MS)],
    ),
    shop.pool.query<{ at: number; value: number }>(
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
         sum(amount - refunded - charged_back)::float8 AS revenue
       FROM orders WHERE created_at >= ($1::timestamptz[])[1] AND ${SOLD} GROUP BY 1`,
      [starts],
    ),
    readSales(shop, from),
  ]);
  /** Each row's value holds for `minutes` minutes, or until the next row. */
  const byMinute = (rows: readonly { at: number; value: number }[], minutes: number) => {
    const values = Array<number>(MINUTES).fill(0);
    for (const { at, value } of rows) {
      const nth = Math.round((at - from) / MINUTE_MS);
      values.fill(value, Math.max(0, nth), Math.max(0, nth + minutes));
    }
    return values;
  };
  const sessionsOf = new Map(visits.rows.map(({ day, sessions }) => [day, sessions]));
  const salesOf = new Map(soldByDay.rows.map((row) => [row.nth, row]));
  return {
    sales,
    minutes: {
      from: new Date(from).toISOString(),
      // No minute is stored while the database is unreachable. The last value then holds for as long as a
      // silent visit counts as active.
      active: byMinute(active.rows, 1 + ADMIN_ACTIVE_WINDOW_MS / MINUTE_MS),
      orders: byMinute(orders.rows, 1),
    },
    days: dates.map((date, index) => ({
      day: isoDate(date),
      sessions: sessionsOf.get(isoDate(date)) ?? 0,
      orders: salesOf.get(index + 1)?.orders ?? 0,
      revenue: salesOf.get(index + 1)?.revenue ?? 0,
    })),
  };
}
