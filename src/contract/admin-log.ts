import * as z from 'zod/mini';
import { listDays, listSort } from './admin-list.ts';

/** The back office: who did what and when. */

/** Lines of one page of `GET /api/admin/log`. */
export const ADMIN_LOG_PER_PAGE = 50;

/** What an action belongs to. */
export const LOG_AREAS = [
  'orders',
  'range',
  'campaigns',
  'stock',
  'codes',
  'people',
  'house',
] as const;

/** Stands for the commands in the place of an admin's id. */
export const LOG_BY_COMMAND = 'command';

/** Query of `GET /api/admin/log`; `before` is the `next` of the page before, in the same order. */
export const adminLogQuery = z.strictObject({
  area: z.optional(z.enum(LOG_AREAS)),
  /** Id of an admin. */
  by: z.optional(z.string().check(z.maxLength(64))),
  days: listDays,
  sort: listSort,
  before: z.optional(z.string().check(z.regex(/^\d{1,17}\.(admin|order)\.\d{1,16}$/))),
});

export const adminLogReply = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      /** `admin` for what was done in the back office, `order` for what was done to an order. */
      source: z.enum(['admin', 'order']),
      action: z.string(),
      /** An id, a code, an item; for orders the number. */
      subject: z.string(),
      /** Name of a variant, in the language of the request. */
      name: z.nullable(z.string()),
      /** For orders: what opens it. */
      order_id: z.nullable(z.string()),
      /** The admin's address while there is such an account, or the command. */
      by: z.nullable(z.string()),
      at: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  next: z.nullable(z.string()),
  /** Administrators of today. */
  people: z.array(z.object({ id: z.string(), email: z.string() })),
});
export type AdminLogReply = z.infer<typeof adminLogReply>;
