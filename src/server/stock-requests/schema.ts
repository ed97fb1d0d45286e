import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Lang } from '#routes.ts';
import { instant } from '../db/columns.ts';

/** Requests to be told when a sold-out mark (`rules/sold-out.ts`) is back. A row goes with its mail. */
export const stockRequests = pgTable(
  'stock_requests',
  {
    mark: text('mark').notNull(),
    email: text('email').notNull(),
    language: text('language').$type<Lang>().notNull(),
    /** SHA-256 of the token in the mail. */
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: instant('requested_at').notNull(),
    /** Null until the address is proved. */
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.mark, t.email] }),
    index('stock_requests_waiting').on(t.mark, t.requestedAt).where(sql`confirmed_at is not null`),
    index('stock_requests_email').on(sql`lower(email)`),
  ],
);
