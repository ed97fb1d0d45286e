import * as z from 'zod/mini';

/** The owner's desk: who did what and when. */

/** Lines of one page of `GET /api/desk/log`. */
export const DESK_LOG_PER_PAGE = 50;

/** Query of `GET /api/desk/log`; `before` is the `next` of the page before. */
export const deskLogQuery = z.strictObject({
  before: z.optional(z.string().check(z.regex(/^\d{1,17}\.(desk|order)\.\d{1,16}$/))),
});

export const deskLogReply = z.object({
  /** The newest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      /** `desk` for what was done at the desk, `order` for what was done to an order. */
      source: z.enum(['desk', 'order']),
      action: z.string(),
      /** An id, a code, an item; for orders the number. */
      subject: z.string(),
      /** For orders: what opens it. */
      order_id: z.nullable(z.string()),
      /** The admin's address while there is such an account, or the command. */
      by: z.nullable(z.string()),
      at: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  next: z.nullable(z.string()),
});
export type DeskLogReply = z.infer<typeof deskLogReply>;
