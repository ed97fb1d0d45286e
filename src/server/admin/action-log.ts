import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { ADMIN_LOG_PER_PAGE, type AdminLogReply } from '#contract/admin-log.ts';
import { LOG_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';

interface LogRow {
  readonly [column: string]: unknown;
  readonly source: 'desk' | 'order';
  readonly id: string;
  readonly action: string;
  readonly subject: string;
  readonly order_id: string | null;
  readonly number: number | null;
  readonly by: string | null;
  readonly at: Date | string;
  readonly micros: string;
  readonly data: Record<string, unknown>;
}

/**
 * One page of what admins did, the newest first: the desk's own actions and what they did to orders,
 * which stands in the orders' histories. `before` is the `next` of the page before, well-formed.
 */
async function readLog(shop: Pick<Shop, 'db'>, before: string | undefined): Promise<AdminLogReply> {
  const [micros, source, id] = before?.split('.') ?? [];
  const cursor =
    before === undefined
      ? sql`true`
      : sql`(line.at, line.source, line.id) < (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond',
          ${source}, ${id}::bigint)`;
  const { rows } = await shop.db.execute<LogRow>(sql`
    SELECT line.*, coalesce(u.email, substring(line.admin_id FROM '^npm run .*')) AS by,
      (extract(epoch FROM at) * 1000000)::bigint::text AS micros
    FROM (
      SELECT 'desk' AS source, id, admin_id, action, subject, NULL::uuid AS order_id,
             NULL::int AS number, data, at
      FROM admin_actions
      UNION ALL
      SELECT 'order', e.id, substr(e.cause, 7), e.kind, '', e.order_id, o.number, e.data, e.at
      FROM order_events e JOIN orders o ON o.id = e.order_id
      WHERE e.cause LIKE 'admin:%'
    ) line LEFT JOIN users u ON u.id = line.admin_id
    WHERE ${cursor}
    ORDER BY line.at DESC, line.source DESC, line.id DESC
    LIMIT ${ADMIN_LOG_PER_PAGE + 1}`);
  const page = rows.slice(0, ADMIN_LOG_PER_PAGE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    entries: page.map((row) => ({
      id: `${row.source}-${row.id}`,
      source: row.source,
      action: row.action,
      subject: row.number === null ? (row.order_id ?? row.subject) : formatOrderNumber(row.number),
      order_id: row.order_id,
      by: row.by,
      at: new Date(row.at).toISOString(),
      data: row.data,
    })),
    next: last ? `${last.micros}.${last.source}.${last.id}` : null,
  };
}

/** Endpoint of the activity log. */
export function logRoutes(shop: Shop): Hono {
  return serve(LOG_ENDPOINTS, {
    'GET /api/admin/log': (_, { query }) => readLog(shop, query.before),
  });
}
