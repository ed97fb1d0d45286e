import * as z from 'zod/mini';

const counted = z.array(z.object({ key: z.string(), count: z.number() }));

/**
 * `GET /api/admin/dashboard/entries`: requests of documents in a live shop that come from no page of the shop. `today` and the
 * steps after it count since midnight in Berlin; `days`, `cdn`, `pages` and `hosts` the last 30 days.
 */
export const entriesReply = z.object({
  today: z.number(),
  days: z.number(),
  /** Opened checkout pages. */
  opened: z.number(),
  ordered: z.number(),
  paid: z.number(),
  /** Those that came through a cache in front of the shop, which keeps others to itself. */
  cdn: z.number(),
  pages: counted,
  hosts: counted,
  /** Names of products and lists among them, by path. */
  page_names: z.record(z.string(), z.object({ de: z.string(), en: z.string() })),
});
export type Entries = z.infer<typeof entriesReply>;
