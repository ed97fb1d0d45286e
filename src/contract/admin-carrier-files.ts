import * as z from 'zod/mini';
import { packedOrders } from './admin-packing.ts';

/** The back office: files of parcel services. Every endpoint is for staff only. */

/** Services that take orders as a file. */
export const FILE_CARRIERS = ['dhl', 'dpd'] as const;
const carrier = z.enum(FILE_CARRIERS);
export type FileCarrier = z.infer<typeof carrier>;

/** `POST /api/admin/carrier-file`: a table of orders to send, for the import of a parcel service. */
export const adminCarrierFileBody = z.strictObject({ carrier, orders: packedOrders });

/** Bytes of a reply file as JSON; 500 rows are the most that the services take at once. */
export const REPLY_LIMIT_BYTES = 2_000_000;

/** `POST /api/admin/carrier-reply`: the text of the table that the service gives back; its parcels leave now. */
export const adminCarrierReplyBody = z.strictObject({
  carrier,
  text: z.string().check(z.minLength(1), z.maxLength(REPLY_LIMIT_BYTES)),
});

/**
 * The outcome of a row: `known` was read before, `foreign` names no order of the shop, `doubled` has the number of another
 * parcel, `order_twice` an order that an earlier row has, `no_number` none; the others say why the order stays.
 */
export const REPLY_OUTCOMES = [
  'shipped',
  'known',
  'foreign',
  'doubled',
  'order_twice',
  'no_number',
  'order_disputed',
  'step_impossible',
] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

export const adminCarrierReply = z.object({
  rows: z.array(
    z.object({
      /** Row of the table; the headings are row 1. */
      line: z.number(),
      reference: z.string(),
      outcome: z.enum(REPLY_OUTCOMES),
    }),
  ),
  /** Ids of the orders that left. */
  shipped: z.array(z.string()),
});
export type AdminCarrierReply = z.infer<typeof adminCarrierReply>;
