import * as z from 'zod/mini';

/**
 * `GET /api/sold-out`: everything that can't be bought right now, by item id, a bag's colour
 * (`pouch:rosa`) or, when nothing of a product is left, its id. Usually empty. `few` has the free pieces of counted
 * marks of which few are left, where the shop may say so (`scarcity` in `rules/claims.ts`); it is missing otherwise.
 */
export const soldOutReply = z.object({
  items: z.array(z.string()),
  few: z.optional(z.record(z.string(), z.int())),
});
export type SoldOutReply = z.infer<typeof soldOutReply>;
