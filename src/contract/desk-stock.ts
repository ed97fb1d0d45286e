import * as z from 'zod/mini';
import { storable } from './text.ts';

/** The back office: counted stock. */

/** Reasons of a correction; a sale is written by the shop itself. */
export const STOCK_REASONS = ['counted', 'delivery', 'returned', 'damaged', 'other'] as const;

/** Largest count of one item. */
export const MOST_PIECES = 999_999;
/** Movements that `GET /api/desk/stock/:item` returns, the newest first. */
export const STOCK_MOVEMENTS_SHOWN = 50;

const pieces = z.nullable(z.int().check(z.nonnegative(), z.lte(MOST_PIECES)));

/**
 * `POST /api/desk/stock`: sets what is on hand of one mark (an item id, or a bag's colour as `pouch:rosa`); null is
 * unlimited. `seen` is what the desk showed, so that no sale in between is overwritten.
 */
export const deskStockBody = z.strictObject({
  item_id: z.string().check(z.minLength(1), z.maxLength(100), storable),
  on_hand: pieces,
  seen: pieces,
  /** The owner is told when no more than this is on hand; null never tells. */
  threshold: pieces,
  reason: z.enum(STOCK_REASONS),
});
export type DeskStockBody = z.infer<typeof deskStockBody>;

/** `GET /api/desk/stock`: everything that is counted. */
export const deskStockReply = z.object({
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
export type DeskStockReply = z.infer<typeof deskStockReply>;
export type DeskCount = DeskStockReply['items'][number];

export const deskStockLogReply = z.object({
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
export type DeskStockLogReply = z.infer<typeof deskStockLogReply>;
