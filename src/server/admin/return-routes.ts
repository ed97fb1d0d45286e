import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { ADMIN_RETURNS_PER_PAGE, type AdminReturn } from '#contract/admin-returns.ts';
import { RETURN_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { isoDate } from '#rules/berlin-day.ts';
import { formatOrderNumber, parseOrderNumber } from '#rules/order-number.ts';
import { refundDueOn } from '#rules/withdrawals.ts';
import type { Admin } from '../auth/require-admin.ts';
import { countLists } from '../db/count-lists.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { noteOpenWithdrawal } from '../withdrawals/declare.ts';
import { withdrawals } from '../withdrawals/schema.ts';
import { watchWithdrawals } from '../withdrawals/watch.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { enterReturn } from './enter-return.ts';

const { id: ID, declaredAt, doneAt } = withdrawals;

const COLUMNS = {
  withdrawal: withdrawals,
  sameOrder: sql<number>`(select count(*)::int from withdrawals o where o.order_id = ${withdrawals.orderId}
    and o.done_at is null and o.id <> ${ID})`,
  order: {
    id: orders.id,
    number: orders.number,
    status: orders.status,
    fulfilment: orders.fulfilment,
  },
};

interface WithdrawalRow {
  readonly withdrawal: typeof withdrawals.$inferSelect;
  readonly sameOrder: number;
  readonly order: Pick<
    typeof orders.$inferSelect,
    'id' | 'number' | 'status' | 'fulfilment'
  > | null;
}

const toReturn = ({ withdrawal: row, sameOrder, order }: WithdrawalRow): AdminReturn => ({
  id: row.id,
  name: row.name,
  email: row.email,
  typed_order: row.orderNumber,
  goods: row.goods,
  declared_at: row.declaredAt.toISOString(),
  due_on: isoDate(refundDueOn(row.declaredAt.getTime())),
  done_at: row.doneAt?.toISOString() ?? null,
  same_order: sameOrder,
  order: order && { ...order, number: formatOrderNumber(order.number ?? 0) },
});

const rowsOf = ({ db }: Pick<Shop, 'db'>) =>
  db.select(COLUMNS).from(withdrawals).leftJoin(orders, eq(orders.id, withdrawals.orderId));

/**
 * Rank of an open withdrawal: 0 for the first of its order, 1 for further ones, 2 without an order, so that invented ones
 * bury none of an order. `row` is the table's name or alias.
 */
const rankOf = (row: SQL) => sql`case when ${row}.order_id is null then 2
  when exists (select from withdrawals e where e.order_id = ${row}.order_id and e.done_at is null
    and (e.declared_at, e.id) < (${row}.declared_at, ${row}.id)) then 1 else 0 end`;

/** Withdrawals of a mail address, the latest first. */
export async function readReturnsOf(shop: Pick<Shop, 'db'>, email: string): Promise<AdminReturn[]> {
  const found = await rowsOf(shop)
    .where(sql`lower(${withdrawals.email}) = ${email}`)
    .orderBy(desc(declaredAt), desc(ID));
  return found.map(toReturn);
}

async function readReturns(shop: Shop, isDone: boolean, before: string | undefined) {
  const [is, inOrder, isBehind] = isDone ? [isNotNull, desc, sql`<`] : [isNull, asc, sql`>`];
  // Those that are done have no rank, so that an index finds them.
  const ranked = (row: SQL) => (isDone ? sql`` : sql`${rankOf(row)}, `);
  const found = await rowsOf(shop)
    .where(
      and(
        is(doneAt),
        before === undefined
          ? undefined
          : sql`(${ranked(sql`withdrawals`)}${declaredAt}, ${ID}) ${isBehind}
              (select ${ranked(sql`w`)}w.declared_at, w.id from withdrawals w where w.id = ${before})`,
      ),
    )
    .orderBy(...(isDone ? [] : [rankOf(sql`withdrawals`)]), inOrder(declaredAt), inOrder(ID))
    .limit(ADMIN_RETURNS_PER_PAGE + 1);
  const page = found.slice(0, ADMIN_RETURNS_PER_PAGE);
  return {
    returns: page.map(toReturn),
    next: found.length > page.length ? (page.at(-1)?.withdrawal.id ?? null) : null,
    counts: await countLists(shop.db, {
      open: [withdrawals, isNull(doneAt)],
      done: [withdrawals, isNotNull(doneAt)],
    }),
  };
}

/**
 * Changes a withdrawal under its lock, and what its orders say of it; records it unless nothing changes. False if
 * there is none.
 */
async function change(
  shop: AdminShop,
  admin: Admin,
  id: string,
  action: 'withdrawal_matched' | 'withdrawal_done' | 'withdrawal_reopened',
  set: Partial<Pick<typeof withdrawals.$inferSelect, 'orderId' | 'doneAt'>>,
): Promise<boolean> {
  const isKnown = await shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(withdrawals).where(eq(ID, id)).for('update');
    if (!row) return false;
    const isSame =
      set.orderId === undefined
        ? (row.doneAt === null) === (set.doneAt === null)
        : row.orderId === set.orderId;
    if (isSame) return true;
    await tx.update(withdrawals).set(set).where(eq(ID, id));
    for (const order of new Set([row.orderId, set.orderId ?? row.orderId])) {
      if (order !== null) await noteOpenWithdrawal(tx, order);
    }
    await recordAction(shop, tx, admin, action, id);
    return true;
  });
  await watchWithdrawals(shop);
  return isKnown;
}

/** Withdrawals: by due date, matched by hand, done. Goods and money are the order's own steps. */
export function returnRoutes(shop: AdminShop): Hono {
  return serve(RETURN_ENDPOINTS, {
    'GET /api/admin/returns': (_, { query }) =>
      readReturns(shop, query.done !== undefined, query.before),
    'POST /api/admin/returns': async (c, { body }) => {
      const entered = await enterReturn(shop, c.get('admin'), body);
      if (entered === 'future') return failure(c, 'invalid_body', { about: 'declared_at' });
      return entered === 'entered' ? { ok: true } : failure(c, 'not_found');
    },
    'POST /api/admin/returns/:id/order': async (c, { params: { id }, body }) => {
      const typed = body.number.trim();
      const number = parseOrderNumber(typed) ?? 0;
      const [order] = await shop.db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.number, number));
      if (!order && typed !== '') return failure(c, 'not_found');
      const set = { orderId: order?.id ?? null };
      const isKnown = await change(shop, c.get('admin'), id, 'withdrawal_matched', set);
      return isKnown ? { ok: true } : failure(c, 'not_found');
    },
    'POST /api/admin/returns/:id/done': async (c, { params: { id }, body: { done } }) => {
      const set = { doneAt: done ? new Date(shop.now()) : null };
      const action = done ? 'withdrawal_done' : 'withdrawal_reopened';
      const isKnown = await change(shop, c.get('admin'), id, action, set);
      return isKnown ? { ok: true } : failure(c, 'not_found');
    },
  });
}
