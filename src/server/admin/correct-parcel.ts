import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AdminTrackingBody } from '#contract/admin-parcels.ts';
import { trackingUrlOf } from '#rules/carriers.ts';
import { TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import type { Admin } from '../auth/require-admin.ts';
import { mails } from '../mail-queue/schema.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { HasOrderNotices } from '../orders/order-notices.ts';
import { readLocked, settleFulfilment } from '../orders/parcels.ts';
import { parcels } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { changeLocked, type OrderChange } from './change-locked.ts';
import { trackingColumns } from './parcel.ts';

/** The shipping mail of a parcel, as long as it waits. */
const waitingMail = (parcelId: string) =>
  and(eq(mails.kind, 'order-shipped'), eq(mails.ref, parcelId), isNull(mails.sentAt));

/** Takes the last parcel back while the customer has not been told, at most for `TAKE_BACK_SECONDS`. */
export function takeParcelBack(
  shop: Shop & HasOrderNotices,
  admin: Admin,
  orderId: string,
): Promise<OrderChange<'step_impossible'>> {
  return changeLocked(shop, orderId, async (tx, order) => {
    const last = (await readLocked(tx, order)).at(-1);
    if (!last || last.deliveredAt || last.returnedAt) return 'step_impossible';
    const at = new Date(shop.now());
    if (at.getTime() - last.sentAt.getTime() >= TAKE_BACK_SECONDS * 1000) return 'step_impossible';
    const [mail] = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.kind, 'order-shipped'), eq(mails.ref, last.id)));
    if (mail) {
      // The job that sends it holds the lock.
      const deleted = await shop.locks.runAlone(`mail:${mail.id}`, () =>
        tx.delete(mails).where(waitingMail(last.id)).returning({ id: mails.id }),
      );
      if (!deleted.ok || deleted.value.length === 0) return 'step_impossible';
    }
    await tx.delete(parcels).where(eq(parcels.id, last.id));
    const data = { parcel_id: last.id };
    await appendOrderEvent(tx, orderId, 'unshipped', `admin:${admin.id}`, at, data);
    await settleFulfilment(tx, order, at);
    return null;
  });
}

/** Corrects how a parcel that left is followed: in the account, and in its mail while that waits. */
export function correctTracking(
  shop: Shop & HasOrderNotices,
  admin: Admin,
  orderId: string,
  body: AdminTrackingBody,
): Promise<OrderChange<'step_impossible'>> {
  const given = 'tracking' in body ? body.tracking : body.tracking_url;
  const wanted = 'parcel' in body ? body.parcel : undefined;
  return changeLocked(shop, orderId, async (tx, order) => {
    const sent = await readLocked(tx, order);
    const parcel = sent.findLast(({ id }) => wanted === undefined || id === wanted);
    if (!parcel) return 'step_impossible';
    const columns = trackingColumns(given);
    await tx.update(parcels).set(columns).where(eq(parcels.id, parcel.id));
    const url = trackingUrlOf(columns);
    const data = sql`jsonb_set(${mails.data}, '{trackingUrl}', ${JSON.stringify(url)}::jsonb)`;
    await tx.update(mails).set({ data }).where(waitingMail(parcel.id));
    const at = new Date(shop.now());
    await appendOrderEvent(tx, orderId, 'tracking_changed', `admin:${admin.id}`, at, {
      parcel_id: parcel.id,
      tracking_url: url,
    });
    return null;
  });
}
