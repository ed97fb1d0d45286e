import * as z from 'zod/mini';
import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';

/** `session_` plus timestamp plus random text, made by the browser (docs/specification.md#3-data). */
export const visitId = z.string().check(z.regex(/^session_\d{10,16}_[a-z0-9]{6,32}$/));

/**
 * Body of `PUT /api/active-sessions/:session_id` (docs/specification.md#7-interfaces). The server
 * uses path, referrer, stage and cart; `user_id`, `user_agent` and `last_seen` may be sent as the specification
 * says and are ignored in favour of the login, the header and the server's clock.
 */
export const visitBeat = z.strictObject({
  session_id: z.optional(z.string()),
  current_page: z.string().check(z.startsWith('/'), z.maxLength(200)),
  referrer: z.optional(z.string().check(z.maxLength(500))),
  stage: z.optional(z.enum(['cart', 'checkout'])),
  cart_cents: z.optional(z.int().check(z.gte(0), z.lte(MAX_AMOUNT_CENTS))),
  user_id: z.optional(z.nullable(z.string())),
  user_agent: z.optional(z.string()),
  last_seen: z.optional(z.string()),
});
export type VisitBeat = z.infer<typeof visitBeat>;

/** Body of the beacon `POST /api/cleanup-session` (docs/specification.md#7-interfaces). */
export const visitEnd = z.strictObject({ session_id: visitId });
