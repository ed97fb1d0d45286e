import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Lang } from '#routes.ts';
import { instant } from '../db/columns.ts';
import { orders } from '../orders/schema.ts';

/** Declarations of withdrawal (§ 356a BGB), also those about orders that don't exist. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** Made by the browser, once per declaration. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Number as it was typed. */
    orderNumber: text('order_number').notNull(),
    email: text('email').notNull(),
    /** Goods that it is about, in the customer's words; null for all. */
    goods: text('goods'),
    language: text('language').$type<Lang>().notNull(),
    declaredAt: instant('declared_at').notNull(),
    /** Order that it is about: by number and address, or by the owner's hand. */
    orderId: uuid('order_id').references(() => orders.id),
    doneAt: instant('done_at'),
  },
  (t) => [
    index('withdrawals_declared_at').on(t.declaredAt, t.id),
    index('withdrawals_open').on(t.declaredAt, t.id).where(sql`done_at is null`),
    index('withdrawals_order_id').on(t.orderId),
    index('withdrawals_email_lower').on(sql`lower(email)`),
  ],
);
