import * as z from 'zod/mini';

/**
 * `GET /api/admin/settings`: what the settings' editor needs beside its entries (`firm`, `facts`, `redirects`).
 */
export const adminSettingsReply = z.object({
  is_demo: z.boolean(),
  /** Version that this node serves, and the newest one; while they differ, its pages are rendered. */
  served: z.number(),
  newest: z.number(),
  /** The part that rests in the served version. */
  pause: z.nullable(z.enum(['checkout', 'shop'])),
  /** Values in force where none is stored, with the keys of a `Firm`. Nothing of them is secret. */
  defaults: z.record(z.string(), z.unknown()),
});
