import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import {
  ADMIN_LOG_PER_PAGE,
  type AdminLogReply,
  type adminLogQuery,
  LOG_BY_COMMAND,
} from '#contract/admin-log.ts';
import { LOG_ENDPOINTS } from '#contract/endpoints/admin.ts';
import type { Lang } from '#routes.ts';
import { fullMarkLabel } from '#rules/mark-label.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { rangeOf } from '#rules/range.ts';
import { userRoles, users } from '../auth/schema.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf, type RangeShop, type Shop } from '../shop.ts';
import { actionsOf } from './log-areas.ts';

interface LogRow {
  readonly [column: string]: unknown;
  readonly source: 'admin' | 'order';
  readonly id: string;
  readonly action: string;
  readonly subject: string;
  readonly order_id: string | null;
  readonly number: number | null;
  readonly by: string | null;
  /** Address of the account that it was done to. */
  readonly person: string | null;
  readonly at: Date | string;
  readonly micros: string;
  readonly data: Record<string, unknown>;
}

const DAY_MS = 86_400_000;
/** Actions whose subject is a variant of a product. */
const NAMES_A_MARK = ['marked_sold_out', 'marked_available', 'stock_corrected'];

/**
 * Lines of one table that the query asks for, at most a page of them: an index finds their end, however long the log
 * is. `of` names the table's columns.
 */
function linesIn(
  shop: Shop,
  query: z.infer<typeof adminLogQuery>,
  source: LogRow['source'],
  of: Readonly<Record<'line' | 'from' | 'admin' | 'at' | 'id', SQL>> & { readonly isAsked: SQL },
): SQL {
  const { by, days, sort, before } = query;
  const [micros, behind, id] = before?.split('.') ?? [];
  const [isBehind, order] = sort === 'oldest' ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`];
  const cursor = sql`to_timestamp(0) + ${micros}::bigint * interval '1 microsecond'`;
  const who = of.admin;
  return sql`(SELECT ${source} AS source, ${of.line} FROM ${of.from} WHERE ${and(
    of.isAsked,
    by === undefined
      ? undefined
      : by === LOG_BY_COMMAND
        ? sql`${who} LIKE '%npm run %'`
        : inArray(who, [by, `admin:${by}`]),
    days && sql`${of.at} >= ${new Date(shop.now() - Number(days) * DAY_MS)}`,
    before === undefined
      ? undefined
      : sql`${of.at} ${isBehind}= ${cursor}
          AND (${of.at}, ${source}, ${of.id}) ${isBehind} (${cursor}, ${behind}, ${id}::bigint)`,
  )} ORDER BY ${of.at} ${order}, ${of.id} ${order} LIMIT ${ADMIN_LOG_PER_PAGE + 1})`;
}

const ADMIN_LINES = {
  line: sql`id, admin_id, action, subject, NULL::uuid AS order_id, NULL::int AS number, data, at`,
  from: sql`admin_actions`,
  ...{ admin: sql`admin_id`, at: sql`at`, id: sql`id` },
};
const ORDER_LINES = {
  line: sql`e.id, substr(e.cause, 7), e.kind, '', e.order_id, o.number, e.data, e.at`,
  from: sql`order_events e JOIN orders o ON o.id = e.order_id`,
  ...{ admin: sql`e.cause`, at: sql`e.at`, id: sql`e.id` },
};

/**
 * One page of what admins did: their own actions and what they did to orders, which stands in the orders'
 * histories. The cursor is well-formed.
 */
async function readLog(
  shop: RangeShop,
  lang: Lang,
  query: z.infer<typeof adminLogQuery>,
): Promise<AdminLogReply> {
  const order = query.sort === 'oldest' ? sql`ASC` : sql`DESC`;
  const { area } = query;
  const isAdmins = area ? inArray(sql`action`, actionsOf(area)) : sql`true`;
  const isOrders = and(sql`e.cause LIKE 'admin:%'`, area && sql`${area === 'orders'}`) ?? sql`true`;
  const { rows } = await shop.db.execute<LogRow>(sql`
    SELECT line.*, coalesce(u.email, substring(line.admin_id FROM '^npm run .*')) AS by,
      coalesce(p.email, i.email) AS person,
      (extract(epoch FROM at) * 1000000)::bigint::text AS micros
    FROM (${linesIn(shop, query, 'admin', { ...ADMIN_LINES, isAsked: isAdmins })}
      UNION ALL ${linesIn(shop, query, 'order', { ...ORDER_LINES, isAsked: isOrders })}
    ) line LEFT JOIN users u ON u.id = line.admin_id
      LEFT JOIN users p ON p.id = line.subject LEFT JOIN invitations i ON i.id = line.subject
    ORDER BY line.at ${order}, line.source ${order}, line.id ${order}
    LIMIT ${ADMIN_LOG_PER_PAGE + 1}`);
  const page = rows.slice(0, ADMIN_LOG_PER_PAGE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const range = rangeOf(catalogueOf(shop));
  const people = await shop.db
    .selectDistinct({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .orderBy(users.email);
  return {
    entries: page.map((row) => ({
      id: `${row.source}-${row.id}`,
      source: row.source,
      action: row.action,
      subject: row.number === null ? (row.order_id ?? row.subject) : formatOrderNumber(row.number),
      name: NAMES_A_MARK.includes(row.action)
        ? fullMarkLabel(row.subject, lang, range)
        : row.person,
      order_id: row.order_id,
      by: row.by,
      at: new Date(row.at).toISOString(),
      data: row.data,
    })),
    next: last ? `${last.micros}.${last.source}.${last.id}` : null,
    people,
  };
}

/** Endpoint of the activity log. */
export function logRoutes(shop: RangeShop): Hono {
  return serve(LOG_ENDPOINTS, {
    'GET /api/admin/log': (c, { query }) => readLog(shop, languageOf(c), query),
  });
}
