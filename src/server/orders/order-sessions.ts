import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../shop.ts';
import type { OrderRow } from './order-mails.ts';
import { orders, replacedSessions } from './schema.ts';

/** Keeps the id of a session that its order no longer names, in the transaction that replaces it. */
export async function keepReplaced(
  tx: Transaction,
  orderId: string,
  checkoutSessionId: string | null,
  at: Date,
): Promise<void> {
  if (checkoutSessionId === null) return;
  await tx
    .insert(replacedSessions)
    .values({ id: checkoutSessionId, orderId, replacedAt: at })
    .onConflictDoNothing();
}

/** The order that has this checkout session, or had it before its present one. */
export async function orderOfSession(
  db: Database,
  checkoutSessionId: string,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.checkoutSessionId, checkoutSessionId));
  if (order) return order;
  const [replaced] = await db
    .select({ order: orders })
    .from(replacedSessions)
    .innerJoin(orders, eq(orders.id, replacedSessions.orderId))
    .where(eq(replacedSessions.id, checkoutSessionId));
  return replaced?.order;
}

/** The order that a request with this key has made. */
export async function orderOfKey(
  db: Database | Transaction,
  key: string | null,
): Promise<OrderRow | undefined> {
  if (key === null) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.idempotencyKey, key));
  return order;
}
