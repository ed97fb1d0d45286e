import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { orders } from '../orders/schema.ts';

/** Conditions the owner must know of; at most one open row per kind and subject. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    /** A key of `ALERT_DATA` (`alert-texts/alert-kinds.ts`). */
    kind: text('kind').notNull(),
    /** Identifies the condition within its kind. Nothing about a person. */
    subject: text('subject').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** Number of times it was raised while open. */
    times: integer('times').notNull().default(1),
    raisedAt: instant('raised_at').notNull(),
    lastAt: instant('last_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (t) => [
    uniqueIndex('alerts_open').on(t.kind, t.subject).where(sql`resolved_at is null`),
    index('alerts_order_id').on(t.orderId),
  ],
);
