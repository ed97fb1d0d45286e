import * as z from 'zod/mini';
import { adminOrderId, postalAddress, unprintable } from './admin-orders.ts';
import { tracking } from './admin-parcels.ts';
import { orderItem } from './checkout.ts';

/** The back office: packing. Every endpoint is for admins only. */

/** Orders of one request; one page of the list holds 50. */
export const MAX_PACKED_ORDERS = 100;

export const packedOrders = z
  .array(adminOrderId)
  .check(z.minLength(1), z.maxLength(MAX_PACKED_ORDERS));

const mm = z.number();
const front = z.object({ width: mm, height: mm, depth: mm, isRound: z.boolean() });

/** `GET /api/admin/packing`: orders to pack, in the order in which their slips are printed. */
export const adminPackingReply = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      paid_at: z.string(),
      customer_name: z.nullable(z.string()),
      address: z.nullable(postalAddress),
      /** The lines that belong into the parcel, in the reader's language. */
      parcel: z.array(orderItem),
      /** How large the pieces of each of these lines are, in millimetres. Missing in replies of nodes that are not updated yet. */
      fronts: z.optional(z.array(front)),
      /** Those that stay out: paid back, or in stock again. */
      left_out: z.array(orderItem),
      /** When its slip was printed last. */
      printed_at: z.nullable(z.string()),
      /** Its notes, the oldest first. Missing in replies of nodes that are not updated yet. */
      notes: z.optional(z.array(z.string())),
      unprintable,
    }),
  ),
  /** True if there are more; they follow once these are shipped. */
  more: z.boolean(),
});
export type AdminPackingReply = z.infer<typeof adminPackingReply>;

/** `POST /api/admin/packing-slips`: a PDF with the slips of these orders, the oldest order first. */
export const adminSlipsBody = z.strictObject({ orders: packedOrders });

/** `POST /api/admin/ship-orders`: these parcels leave now; `tracking` has links or numbers of some, by the order's id. */
export const adminShipBody = z.strictObject({
  orders: packedOrders,
  tracking: z.optional(z.record(adminOrderId, tracking)),
});

/** `POST /api/admin/unship-orders`: takes back what was marked as shipped, as long as the mails wait. */
export const adminUnshipBody = z.strictObject({ orders: packedOrders });
/** Ids of the orders that are to be packed again. */
export const adminUnshipReply = z.object({ undone: z.array(z.string()) });

export const adminShipReply = z.object({
  shipped: z.array(z.string()),
  /** Orders that stay, each with the code of the reason. */
  refused: z.array(
    z.object({ id: z.string(), code: z.enum(['not_found', 'order_disputed', 'step_impossible']) }),
  ),
});
export type AdminShipReply = z.infer<typeof adminShipReply>;
