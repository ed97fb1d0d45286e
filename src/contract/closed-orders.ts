import * as z from 'zod/mini';
import { storable, visible } from './text.ts';

/** `POST /api/admin/orders/:id/closed`: why somebody reads it; it stands in the log. */
export const closedOrderBody = z.strictObject({
  reason: z.string().check(z.trim(), visible, z.maxLength(200), storable),
});

const text = z.nullable(z.string());
const address = z.object({
  line1: z.string(),
  line2: text,
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** What a closed order no longer shows; null and empty once the law no longer asks for it. */
export const closedOrderReply = z.object({
  ended_at: z.string(),
  person: z.nullable(
    z.object({
      email: text,
      name: text,
      address: z.nullable(address),
      billing: z.nullable(z.array(z.string())),
    }),
  ),
  /** Rows as they were stored, each with the name of its list. */
  letters: z.array(z.looseObject({ letter: z.string() })),
});
export type ClosedOrder = z.infer<typeof closedOrderReply>;
