import type { DeskShipReply } from '../../contract/desk-packing.ts';
import type { Admin } from '../auth/require-admin.ts';
import type { Shop } from '../shop.ts';
import { moveParcel } from './parcel.ts';

/**
 * Marks parcels as shipped, each in a transaction of its own: one that can't leave keeps no other back.
 * A repeated call finds the shipped ones impossible, so no customer gets a second mail.
 */
export async function shipOrders(
  shop: Shop,
  admin: Admin,
  ids: readonly string[],
): Promise<DeskShipReply> {
  const reply: DeskShipReply = { shipped: [], refused: [] };
  for (const id of new Set(ids)) {
    const moved = await moveParcel(shop, admin, id, { to: 'shipped' });
    if (moved.ok) reply.shipped.push(id);
    else reply.refused.push({ id, code: moved.code });
  }
  return reply;
}
