import * as z from 'zod/mini';
import { entryId } from './catalogue-entries.ts';
import { storable } from './text.ts';

/** The back office: counted stock. */

/** Reasons of a correction; a sale is written by the shop itself. */
export const STOCK_REASONS = ['counted', 'delivery', 'returned', 'damaged', 'other'] as const;

/** Largest count of one item. */
export const MOST_PIECES = 999_999;
/** Movements that `GET /api/admin/stock/:item` returns, the newest first. */
export const STOCK_MOVEMENTS_SHOWN = 50;

const pieces = z.nullable(z.int().check(z.nonnegative(), z.lte(MOST_PIECES)));

/** `low`: something is still free, but no more than its threshold; `reorder`: the same, and what is sold out. */
export const STOCK_VIEWS = ['low', 'reorder'] as const;
export const ADMIN_STOCK_PER_PAGE = 50;

/** Body of `POST /api/admin/stock/search`; `after` is the `next` of the page before. */
export const adminStockChoice = z.strictObject({
  view: z.optional(z.enum(STOCK_VIEWS)),
  /** Home collection. */
  collection: z.optional(entryId),
  /** Part of a name or an id. */
  search: z.optional(z.string().check(z.maxLength(100), storable)),
  after: z.optional(z.string().check(z.maxLength(100), storable)),
});
export type AdminStockChoice = z.infer<typeof adminStockChoice>;

const itemId = z.string().check(z.minLength(1), z.maxLength(100), storable);

/**
 * `POST /api/admin/stock`: sets what is on hand of marks (an item id, or a bag's colour as `pouch:rosa`), all or none;
 * null is unlimited. `seen` is what the back office showed, so that no sale in between is overwritten: 409
 * `stock_changed` names every mark that is another way by now.
 */
export const adminStockBody = z.strictObject({
  items: z
    .array(
      z.strictObject({
        item_id: itemId,
        on_hand: pieces,
        seen: pieces,
        /** The owner is told when no more than this is on hand; null never tells. */
        threshold: pieces,
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(500),
      z.refine((items) => new Set(items.map(({ item_id: id }) => id)).size === items.length),
    ),
  reason: z.enum(STOCK_REASONS),
});
export type AdminStockBody = z.infer<typeof adminStockBody>;

const name = z.object({ de: z.string(), en: z.string() });

/** `POST /api/admin/stock/search`: a page of products with all that can be counted of them. */
export const adminStockReply = z.object({
  /** In the order of lists; marks that the catalogue no longer has are last. */
  products: z.array(
    z.object({
      id: z.string(),
      name,
      /** Path of its picture, without width and ending. */
      picture: z.nullable(z.string()),
      marks: z.array(
        z.object({
          item_id: z.string(),
          /** `42`, `Rosa`; the product's name where nothing is to be chosen. */
          name,
          /** Colour of a size, where the product has both. */
          over: z.nullable(name),
          /** Picture of a bag's colour; null for the others. */
          picture: z.nullable(z.string()),
          by: z.enum(['size', 'colour', 'pack', 'item']),
          /** Not sold yet, reserved ones included; null is unlimited. */
          on_hand: z.nullable(z.number()),
          /** Held by orders that can still be paid. */
          reserved: z.number(),
          /** Since counting began. */
          sold: z.number(),
          threshold: z.nullable(z.number()),
          /** True if the owner sells none of it, however many there are. */
          is_off: z.boolean(),
        }),
      ),
    }),
  ),
  /** Products that the search finds, and how many of them each view and each home collection has. */
  counts: z.object({
    all: z.number(),
    low: z.number(),
    reorder: z.number(),
    collections: z.array(z.object({ id: z.string(), name, count: z.number() })),
    /** Products of which something is counted. */
    counted: z.number(),
  }),
  next: z.nullable(z.string()),
});
export type AdminStockReply = z.infer<typeof adminStockReply>;
export type StockProduct = AdminStockReply['products'][number];
export type StockMark = StockProduct['marks'][number];

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
      /** Of a delivery, or of its correction. */
      supplier: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});
export type AdminStockLogReply = z.infer<typeof adminStockLogReply>;
