import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { alerts } from '../alerts/schema.ts';
import { orderOfSession } from '../orders/order-sessions.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { isMissing, type Refusal } from './stripe-refusals.ts';

/** Longest pause between two looks at a session that Stripe refuses to show. */
const LONGEST_PAUSE = '30 minutes';
/**
 * An order whose session stays unreadable is closed after this long: no payment method takes as long
 * to settle, and its discount code is free again. Money that still arrives makes it paid.
 */
export const UNREADABLE_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * True for orders that Stripe may be asked for now. Pauses double with the time a session has been
 * unreadable: `updated_at` is when it was last asked for.
 */
export const isDue = (now: Date) => sql`(
  ${orders.unreadableSince} is null or ${orders.updatedAt} + least(
    greatest(${orders.updatedAt} - ${orders.unreadableSince}, interval '1 minute'),
    interval '${sql.raw(LONGEST_PAUSE)}'
  ) <= ${now.toISOString()}::timestamptz
)`;

/**
 * Notes that Stripe refuses to show a session of one of our orders. A session it does not know (with
 * a key of another account, most likely) is told to the owner; any other refusal has been already.
 * False when no order of ours names it.
 */
export async function noteUnreadable(
  shop: Shop,
  checkoutSessionId: string,
  refusal: Refusal,
): Promise<boolean> {
  const order = await orderOfSession(shop.db, checkoutSessionId);
  if (!order) return false;
  await shop.db.transaction(async (tx) => {
    const open = await tx
      .update(orders)
      .set({ unreadableSince: sql`coalesce(${orders.unreadableSince}, ${new Date(shop.now())})` })
      .where(and(eq(orders.id, order.id), inArray(orders.status, ['pending', 'expired', 'failed'])))
      .returning({ id: orders.id });
    if (open.length === 0 || !isMissing(refusal)) return;
    await raiseAlert(shop, tx, {
      kind: 'session_unreadable',
      subject: checkoutSessionId,
      orderId: order.id,
      data: { message: refusal.message },
    });
  });
  return true;
}

/** Forgets that an order's sessions could not be read, because one of them can be now. */
export async function noteReadable(shop: Shop, orderId: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ unreadableSince: null })
      .where(and(eq(orders.id, orderId), isNotNull(orders.unreadableSince)));
    const open = await tx
      .select({ subject: alerts.subject })
      .from(alerts)
      .where(
        and(
          eq(alerts.kind, 'session_unreadable'),
          eq(alerts.orderId, orderId),
          isNull(alerts.resolvedAt),
        ),
      );
    for (const { subject } of open) {
      await resolveAlert(shop, tx, 'session_unreadable', subject);
    }
  });
}
