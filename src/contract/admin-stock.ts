import * as z from 'zod/mini';
import { storable } from './text.ts';

/** The back office: counted stock. */

/** Reasons of a correction; a sale is written by the shop itself. */
export const STOCK_REASONS = ['counted', 'delivery', 'returned', 'damaged', 'other'] as const;

/** Largest count of one item. */
export const MOST_PIECES = 999_999;
/** Movements that `GET /api/admin/stock/:item` returns, the newest first. */
export const STOCK_MOVEMENTS_SHOWN = 50;

const pieces = z.nullable(z.int().check(z.nonnegative(), z.lte(MOST_PIECES)));

/**
 * `POST /api/admin/stock`: sets what is on hand of one mark (an item id, or a bag's colour as `pouch:rosa`); null is
 * unlimited. `seen` is what the back office showed, so that no sale in between is overwritten.
 */
export const adminStockBody = z.strictObject({
  item_id: z.string().check(z.minLength(1), z.maxLength(100), storable),
  on_hand: pieces,
  seen: pieces,
  /** The owner is told when no more than this is on hand; null never tells. */
  threshold: pieces,
  reason: z.enum(STOCK_REASONS),
});
export type AdminStockBody = z.infer<typeof adminStockBody>;

/** `GET /api/admin/stock`: everything that is counted. */
export const adminStockReply = z.object({
  items: z.array(
    z.object({
      item_id: z.string(),
      /** Not sold yet, reserved ones included. */
      on_hand: z.number(),
      /** Held by orders that can still be paid. */
      reserved: z.number(),
      /** Since counting began. */
      sold: z.number(),
      threshold: z.nullable(z.number()),
    }),
  ),
});
export type AdminStockReply = z.infer<typeof adminStockReply>;
export type AdminCount = AdminStockReply['items'][number];

export const adminStockLogReply = z.object({
  movements: z.array(
    z.object({
      id: z.number(),
      /** `sale`, or one of `STOCK_REASONS`. */
      reason: z.string(),
      change: z.number(),
      /** Null once counting has ended. */
      on_hand: z.nullable(z.number()),
      order_number: z.nullable(z.string()),
      /** The admin's address while there is such an account. */
      by: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});
export type AdminStockLogReply = z.infer<typeof adminStockLogReply>;
