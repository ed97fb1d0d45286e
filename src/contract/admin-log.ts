import * as z from 'zod/mini';

/** The back office: who did what and when. */

/** Lines of one page of `GET /api/admin/log`. */
export const ADMIN_LOG_PER_PAGE = 50;

/** Query of `GET /api/admin/log`; `before` is the `next` of the page before. */
export const adminLogQuery = z.strictObject({
  before: z.optional(z.string().check(z.regex(/^\d{1,17}\.(desk|order)\.\d{1,16}$/))),
});

export const adminLogReply = z.object({
  /** The newest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      /** `desk` for what was done in the back office, `order` for what was done to an order. */
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
export type AdminLogReply = z.infer<typeof adminLogReply>;
