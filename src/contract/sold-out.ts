import * as z from 'zod/mini';

/**
 * `GET /api/sold-out`: everything that can't be bought right now, by item id, a bag's colour
 * (`pouch:rosa`) or, when nothing of a product is left, its id. Usually empty.
 */
export const soldOutReply = z.object({ items: z.array(z.string()) });
export type SoldOutReply = z.infer<typeof soldOutReply>;
