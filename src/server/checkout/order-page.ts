import { and, eq, isNull, or } from 'drizzle-orm';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import type { OpenSession } from '../payments/provider.ts';
import type { Shop } from '../shop.ts';

/**
 * Remembers the session that Stripe opened for this attempt; only then is its address given away,
 * so a session nobody remembers is one nobody can pay. False when a newer attempt took over, or the
 * order was filled anew since the session was made of it.
 */
export async function keepSession(
  shop: Shop,
  order: OrderRow,
  session: OpenSession,
): Promise<boolean> {
  const kept = await shop.db
    .update(orders)
    .set({ checkoutSessionId: session.id, checkoutUrl: session.url })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.attempt, order.attempt),
        eq(orders.requestHash, order.requestHash),
        or(isNull(orders.checkoutSessionId), eq(orders.checkoutSessionId, session.id)),
      ),
    )
    .returning({ id: orders.id });
  return kept.length > 0;
}

/** An order that ended unpaid gives its key back, so that the same browser can start afresh. */
export async function releaseKey(shop: Shop, order: OrderRow): Promise<void> {
  await shop.db
    .update(orders)
    .set({ idempotencyKey: null })
    .where(
      and(eq(orders.id, order.id), or(eq(orders.status, 'expired'), eq(orders.status, 'failed'))),
    );
}
