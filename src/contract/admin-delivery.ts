import * as z from 'zod/mini';
import { MOST_PIECES } from './admin-stock.ts';
import { singleLine, storable } from './text.ts';

/** The back office: deliveries of goods, and what to reorder. */

const text = z.string().check(z.minLength(1), z.maxLength(40_000), storable);
/** Largest number of lines. */
export const MOST_DELIVERY_ROWS = 500;

/** `POST /api/admin/stock-preview`: reads lines of article and pieces as booking would. */
export const adminDeliveryText = z.strictObject({ text });

const name = z.object({ de: z.string(), en: z.string() });

export const adminDeliveryRows = z.object({
  rows: z.array(
    z.object({
      /** From 0, without empty lines. */
      line: z.number(),
      text: z.string(),
      /** Null for a line that names no variant, or several. */
      name: z.nullable(name),
      /** Null for a line without a number from 1 to `MOST_PIECES`. */
      pieces: z.nullable(z.number()),
      /** On hand before; null while it is unlimited, and begins to be counted. */
      on_hand: z.nullable(z.number()),
    }),
  ),
});
export type AdminDeliveryRows = z.infer<typeof adminDeliveryRows>;

/** `POST /api/admin/stock-deliveries`: books all lines at once; the same `key` books once. */
export const adminDeliveryBody = z.strictObject({
  key: z.uuid(),
  supplier: z.string().check(z.maxLength(100), storable, singleLine),
  /** Day in Berlin, `2026-11-28`. */
  delivered_on: z.iso.date().check(z.refine((day) => day >= '2000-01-01' && day < '2100-01-01')),
  /** Subtracts the pieces: corrects a delivery that was booked. */
  takes_back: z.optional(z.boolean()),
  text,
});
export type AdminDeliveryBody = z.infer<typeof adminDeliveryBody>;

/** True for a number of pieces that one line may have. */
export const isDeliverable = (pieces: number | null | undefined): pieces is number =>
  typeof pieces === 'number' && pieces > 0 && pieces <= MOST_PIECES;

/** `GET /api/admin/stock-reorder`: variants to order again, the most urgent first. */
export const adminReorderReply = z.object({
  rows: z.array(
    z.object({
      /** Mark (`rules/sold-out.ts`). */
      id: z.string(),
      name,
      article_number: z.nullable(z.string()),
      ean: z.nullable(z.string()),
      /** Less than 0 after a correction below what is reserved. */
      free: z.number(),
      reserved: z.number(),
      threshold: z.nullable(z.number()),
      /** In the last 30 days. */
      sold: z.number(),
      /** Days for which the free pieces last; null while nothing was sold. */
      reach: z.nullable(z.number()),
    }),
  ),
});
export type AdminReorderReply = z.infer<typeof adminReorderReply>;
