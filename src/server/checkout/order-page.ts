import { and, eq, isNull, or } from 'drizzle-orm';
import { href } from '#routes.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import type { OpenSession } from '../payments/provider.ts';
import { successUrl } from '../payments/session-params.ts';
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

/** Returns the page where an order can be paid, else the page of its outcome. Undefined for an unknown order. */
export async function pageOf({ db, settings, now }: Shop, id: string): Promise<string | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const { checkoutSessionId, checkoutUrl, language, status, expiresAt } = order;
  if (status === 'pending' && checkoutUrl && expiresAt.getTime() > now()) return checkoutUrl;
  return checkoutSessionId === null
    ? `${settings.baseUrl}${href('cancel', language)}`
    : successUrl(settings.baseUrl, language, checkoutSessionId);
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
