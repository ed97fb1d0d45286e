import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AdminAddressBody, AdminNoteBody } from '#contract/admin-parcels.ts';
import { mayShip, wasPaid } from '#rules/order-states.ts';
import type { Admin } from '../auth/require-admin.ts';
import { addressOf } from '../orders/address-of.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { HasOrderNotices } from '../orders/order-notices.ts';
import { orderNotes, orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { changeLocked, type OrderChange } from './change-locked.ts';

/** Writes a note about a paid order, once per key. Unpaid ones forget whose they were, and a note may name people. */
export function writeNote(
  shop: Shop & HasOrderNotices,
  admin: Admin,
  orderId: string,
  { text, key }: AdminNoteBody,
): Promise<OrderChange<'step_impossible'>> {
  return changeLocked(shop, orderId, async (tx, order) => {
    if (!wasPaid(order.status)) return 'step_impossible';
    const at = new Date(shop.now());
    const row = { id: key, orderId, cause: `admin:${admin.id}`, text, at };
    await tx.insert(orderNotes).values(row).onConflictDoNothing();
    return null;
  });
}

/**
 * Changes where the rest of an order goes, as long as something is to be sent. What it was and is stands in the order's
 * notes, which, unlike its history, can be erased.
 */
export function changeAddress(
  shop: Shop & HasOrderNotices,
  admin: Admin,
  orderId: string,
  { name, ...typed }: AdminAddressBody,
): Promise<OrderChange<'step_impossible' | 'address_sent'>> {
  return changeLocked(shop, orderId, async (tx, order) => {
    if (!mayShip(order.status)) return 'step_impossible';
    if (order.fulfilment !== 'open') return 'address_sent';
    const before = { name: order.customerName, address: order.address };
    const after = { name, address: addressOf(typed) };
    const at = new Date(shop.now());
    const cause = `admin:${admin.id}` as const;
    await tx
      .update(orders)
      .set({ customerName: name, address: after.address, updatedAt: at })
      .where(eq(orders.id, orderId));
    await tx.insert(orderNotes).values({ id: randomUUID(), orderId, cause, before, after, at });
    await appendOrderEvent(tx, orderId, 'address_changed', cause, at);
    return null;
  });
}
