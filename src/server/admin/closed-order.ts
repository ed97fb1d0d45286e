import { eq } from 'drizzle-orm';
import type { ClosedOrder } from '#contract/closed-orders.ts';
import type { Admin } from '../auth/require-admin.ts';
import { closedOrders } from '../retention/schema.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

/** Returns when an order was closed; null for an open one. */
export async function closedAt({ db }: Pick<AdminShop, 'db'>, orderId: string) {
  const isIt = eq(closedOrders.orderId, orderId);
  const [row] = await db.select({ at: closedOrders.closedAt }).from(closedOrders).where(isIt);
  return row?.at ?? null;
}

/** Reads what a closed order no longer shows, and records by whom and why; undefined for an open one. */
export async function readClosedOrder(
  shop: AdminShop,
  admin: Admin,
  orderId: string,
  reason: string,
): Promise<ClosedOrder | undefined> {
  return shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(closedOrders).where(eq(closedOrders.orderId, orderId));
    if (!row) return undefined;
    await recordAction(shop, tx, admin, 'closed_order_read', orderId, { reason });
    return {
      ended_at: row.endedAt.toISOString(),
      person: row.person && {
        ...row.person,
        billing: row.person.billing && [...row.person.billing],
      },
      letters: Object.entries(row.letters ?? {}).flatMap(([kind, rows]) =>
        rows.map((letter) => ({ ...letter, letter: kind })),
      ),
    };
  });
}
