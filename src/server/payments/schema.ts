import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RefundPieces, RefundState } from '#rules/refunds.ts';
import { instant } from '../db/columns.ts';
import { orders } from '../orders/schema.ts';

/** Every refund by Stripe's id, as Stripe last described it. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** Stripe's words: why it was made, and why it failed. */
    reason: text('reason'),
    failureReason: text('failure_reason'),
    /** Pieces the owner chose; empty for a free amount and for refunds made at Stripe. */
    pieces: jsonb('pieces').$type<RefundPieces[]>().notNull().default([]),
    withShipping: boolean('with_shipping').notNull().default(false),
    /** `admin:<user id>`; null for a refund made at Stripe. */
    requestedBy: text('requested_by'),
    /** The event `refund_requested` it answers. */
    requestId: bigint('request_id', { mode: 'number' }),
    /** When `orders.refunded` took it in and the customer was told; null before and after a failure. */
    countedAt: instant('counted_at'),
    /** Stripe's time. */
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('refunds_order_id').on(t.orderId),
    index('refunds_counted_at').on(t.countedAt),
    index('refunds_pending').on(t.orderId).where(sql`state in ('pending', 'requires_action')`),
    check('refunds_amount', sql`amount_cents > 0`),
    check(
      'refunds_state',
      sql`state in ('pending','requires_action','succeeded','failed','canceled')`,
    ),
  ],
);

/** Every dispute (chargeback) by Stripe's id, as Stripe last described it. */
export const disputes = pgTable(
  'disputes',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Another one than the order's when it was paid twice. */
    paymentIntentId: text('payment_intent_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** Stripe's words; both lists grow. */
    reason: text('reason').notNull(),
    state: text('state').notNull(),
    /** Until when the owner may answer at Stripe. */
    dueBy: instant('due_by'),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('disputes_order_id').on(t.orderId),
    index('disputes_lost').on(t.closedAt).where(sql`state = 'lost'`),
    index('disputes_open').on(t.orderId).where(sql`closed_at is null`),
  ],
);

/**
 * The last number given of each series, locked while a payment is recorded: 1 is that of orders, a year that of its
 * invoices.
 */
export const orderNumbers = pgTable('order_numbers', {
  id: integer('id').primaryKey(),
  last: integer('last').notNull(),
});

/** Numbers that were skipped, because the payment provider had seen higher ones. */
export const orderNumberGaps = pgTable('order_number_gaps', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Id of the row of `order_numbers`. */
  series: integer('series').notNull().default(1),
  /** First and last number of the gap. A rebuilt order may get one of them back. */
  first: integer('first').notNull(),
  last: integer('last').notNull(),
  at: instant('at').notNull(),
});

/** Marks this shop's payments at Stripe, whose account may serve several shops; one row. */
export const shopMarks = pgTable('shop_marks', {
  id: integer('id').primaryKey(),
  mark: text('mark').notNull(),
});

/** Stripe's events by their id, stored before they are handled. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /**
     * The checkout session the event is about, or for refunds the payment intent; its state is read
     * from Stripe when handled.
     */
    objectId: text('object_id').notNull(),
    created: instant('created').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    handledAt: instant('handled_at'),
    failure: text('failure'),
  },
  (t) => [index('stripe_events_unhandled').on(t.receivedAt).where(sql`handled_at is null`)],
);

/** The newest event read from Stripe's list, for webhooks that never arrived; one row. */
export const stripePulls = pgTable('stripe_pulls', {
  id: integer('id').primaryKey(),
  pulledTo: instant('pulled_to').notNull(),
});
