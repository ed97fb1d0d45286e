import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AdminTrackingBody } from '#contract/admin-orders.ts';
import { mayTakeBack, TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import type { Admin } from '../auth/require-admin.ts';
import { mails } from '../mail-queue/schema.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { type HasOrderNotices, notifyOrders } from '../orders/order-notices.ts';
import { orderEvents, orders } from '../orders/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { ParcelMove } from './parcel.ts';

type Correction = Exclude<ParcelMove, { readonly code: 'order_disputed' }>;

/** The shipping mail of an order, as long as it waits. */
const waitingMail = (orderId: string) =>
  and(eq(mails.kind, 'order-shipped'), eq(mails.ref, orderId), isNull(mails.sentAt));

/** Changes an order under its row's lock; `change` returns false if its state doesn't allow that. */
async function changeLocked(
  shop: Shop & HasOrderNotices,
  orderId: string,
  change: (tx: Transaction, order: OrderRow) => Promise<boolean>,
): Promise<Correction> {
  const changed = await shop.db.transaction(async (tx): Promise<Correction> => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { ok: false, code: 'not_found' };
    return (await change(tx, order)) ? { ok: true } : { ok: false, code: 'step_impossible' };
  });
  if (changed.ok) void notifyOrders(shop);
  return changed;
}

/** Takes "shipped" back while the customer has not been told, at most for `TAKE_BACK_SECONDS`. */
export function takeParcelBack(
  shop: Shop & HasOrderNotices,
  admin: Admin,
  orderId: string,
): Promise<Correction> {
  return changeLocked(shop, orderId, async (tx, order) => {
    if (!mayTakeBack(order.fulfilment, 'open')) return false;
    const [shipped] = await tx
      .select({ at: orderEvents.at })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'shipped')))
      .orderBy(desc(orderEvents.id))
      .limit(1);
    const at = new Date(shop.now());
    const isLate = !shipped || at.getTime() - shipped.at.getTime() >= TAKE_BACK_SECONDS * 1000;
    if (isLate) return false;
    const [mail] = await tx
      .select({ id: mails.id, sentAt: mails.sentAt })
      .from(mails)
      .where(and(eq(mails.kind, 'order-shipped'), eq(mails.ref, orderId)));
    if (mail) {
      // The job that sends it holds the lock.
      const deleted = await shop.locks.runAlone(`mail:${mail.id}`, () =>
        tx.delete(mails).where(waitingMail(orderId)).returning({ id: mails.id }),
      );
      if (!deleted.ok || deleted.value.length === 0) return false;
    }
    await tx
      .update(orders)
      .set({ fulfilment: 'open', updatedAt: at })
      .where(eq(orders.id, orderId));
    await appendOrderEvent(tx, orderId, 'unshipped', `admin:${admin.id}`, at);
    return true;
  });
}

/** Corrects the tracking link of a parcel that left: in the account, and in its mail while that waits. */
export function correctTracking(
  shop: Shop & HasOrderNotices,
  admin: Admin,
  orderId: string,
  { tracking_url: link }: AdminTrackingBody,
): Promise<Correction> {
  return changeLocked(shop, orderId, async (tx, { fulfilment }) => {
    if (fulfilment === 'open') return false;
    const data = sql`jsonb_set(${mails.data}, '{trackingUrl}', ${JSON.stringify(link)}::jsonb)`;
    await tx.update(mails).set({ data }).where(waitingMail(orderId));
    const at = new Date(shop.now());
    await appendOrderEvent(tx, orderId, 'tracking_changed', `admin:${admin.id}`, at, {
      tracking_url: link,
    });
    return true;
  });
}
