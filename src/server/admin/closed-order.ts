import { eq } from 'drizzle-orm';
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
export async function readClosedOrder(shop: AdminShop, admin: Admin, id: string, reason: string) {
  return shop.db.transaction(async (tx) => {
    const [row] = await tx.select().from(closedOrders).where(eq(closedOrders.orderId, id));
    if (!row) return undefined;
    await recordAction(shop, tx, admin, 'closed_order_read', id, { reason });
    const letters = Object.entries(row.letters ?? {}).flatMap(([letter, rows]) =>
      rows.map((each) => ({ letter, ...each })),
    );
    return { kept: [...(row.person ? [{ ...row.person }] : []), ...letters] };
  });
}
