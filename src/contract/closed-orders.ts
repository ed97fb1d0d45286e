import * as z from 'zod/mini';
import { storable, visible } from './text.ts';

/** `POST /api/admin/orders/:id/closed`: why somebody reads it; it stands in the log. */
export const closedOrderBody = z.strictObject({
  reason: z.string().check(z.trim(), visible, z.maxLength(200), storable),
});

/** The locked part of a closed order: its customer, then its letters, each as it was stored; empty once all is deleted. */
export const closedOrderReply = z.object({
  kept: z.array(z.record(z.string(), z.unknown())),
});
