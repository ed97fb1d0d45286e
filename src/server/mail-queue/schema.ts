import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Lang } from '#routes.ts';
import { createdAt, instant } from '../db/columns.ts';

/** One row per mail; `(kind, ref)` is unique, so that no cause sends the same mail twice. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<Lang>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (t) => [
    uniqueIndex('mails_kind_ref').on(t.kind, t.ref),
    // Addresses are compared without regard to case.
    index('mails_recipient').on(sql`lower(recipient)`, t.kind, t.sentAt),
    index('mails_order_id')
      .on(sql`(data ->> 'orderId')`)
      .where(sql`(data ->> 'orderId') is not null`),
    index('mails_given_up').on(t.createdAt).where(sql`failed_at is not null and sent_at is null`),
  ],
);
