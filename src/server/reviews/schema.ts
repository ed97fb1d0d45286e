import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AdminReview } from '#contract/reviews.ts';
import type { Lang } from '#routes.ts';
import { createdAt, instant } from '../db/columns.ts';
import { orders } from '../orders/schema.ts';

/** Reviews of paid order lines, one of each. They go with their order. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Index in the order's items. */
    line: integer('line').notNull(),
    productId: text('product_id').notNull(),
    /** 1 to 5. */
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    fit: text('fit').$type<AdminReview['fit']>(),
    language: text('language').$type<Lang>().notNull(),
    state: text('state').$type<AdminReview['state']>().notNull().default('waiting'),
    /** Rule that a refused one breaks. */
    reason: text('reason').$type<AdminReview['reason']>(),
    /** Public answer of the owner. */
    reply: text('reply'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reviews_of_line').on(t.orderId, t.line),
    index('reviews_shown').on(t.productId, t.createdAt, t.id).where(sql`state = 'shown'`),
    index('reviews_created_at').on(t.createdAt),
    index('reviews_waiting').on(t.createdAt).where(sql`state = 'waiting'`),
    check('reviews_stars', sql`stars between 1 and 5`),
    check('reviews_state', sql`state in ('waiting','shown','refused')`),
    check('reviews_reason', sql`(reason is not null) = (state = 'refused')`),
  ],
);

/** Orders whose shopper wants to be asked for reviews by mail, once. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Sentence beside the box that she ticked. */
    consent: text('consent').notNull(),
    consentedAt: instant('consented_at').notNull(),
    askedAt: instant('asked_at'),
  },
  (t) => [
    index('review_requests_open').on(t.consentedAt).where(sql`asked_at is null`),
    index('review_requests_consented_at').on(t.consentedAt),
  ],
);
