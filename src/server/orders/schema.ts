import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import type { OrderItem } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import type { Carrier } from '#rules/carriers.ts';
import type { OrderPromises } from '#rules/order-promises.ts';
import type { Fulfilment, OrderStatus } from '#rules/order-states.ts';
import type { RefundPieces } from '#rules/refunds.ts';
import { users } from '../auth/schema.ts';
import { createdAt, instant } from '../db/columns.ts';
import { legalTexts } from '../mail/schema.ts';

export interface PostalAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

export interface Recipient {
  readonly name: string | null;
  readonly address: PostalAddress | null;
}

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Given on payment, gapless; null before. */
    number: integer('number').unique(),
    status: text('status').$type<OrderStatus>().notNull().default('pending'),
    fulfilment: text('fulfilment').$type<Fulfilment>().notNull().default('open'),
    withdrawnAt: instant('withdrawn_at'),
    /** Amount that the customer pays: subtotal less discount plus shipping. */
    amount: integer('amount').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull().default(0),
    shipping: integer('shipping').notNull(),
    /** Refunds that arrived at the customer: the sum of rows with `refunds.counted_at`. */
    refunded: integer('refunded').notNull().default(0),
    /** Money that banks took back for good: the sum of lost disputes. */
    chargedBack: integer('charged_back').notNull().default(0),
    /** VAT and days as promised when it was placed; mails, dates and its checkout session follow these. */
    promised: jsonb('promised').$type<OrderPromises>().notNull(),
    currency: text('currency').notNull().default('eur'),
    customerEmail: text('customer_email'),
    customerName: text('customer_name'),
    address: jsonb('address').$type<PostalAddress>(),
    /** Lines of another billing address. */
    billing: jsonb('billing').$type<readonly string[]>(),
    items: jsonb('items').$type<OrderItem[]>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    language: text('language').$type<Lang>().notNull(),
    discountCode: text('discount_code'),
    /**
     * Keyed hash of the network that reserved a use of a limited code; null once nothing is reserved
     * by an unpaid order.
     */
    codeHolder: text('code_holder'),
    /** The browser's key for one attempt to pay: double clicks and retries find this order. */
    idempotencyKey: text('idempotency_key').unique(),
    requestHash: text('request_hash').notNull(),
    /** The methods its request asked for; null takes the setting `PAYMENT_METHODS`. */
    paymentMethods: text('payment_methods').array().$type<OfferedMethod[]>(),
    /** Counts checkout sessions made for this order; part of Stripe's idempotency key. */
    attempt: integer('attempt').notNull().default(1),
    checkoutSessionId: text('checkout_session_id').unique(),
    checkoutUrl: text('checkout_url'),
    paymentIntentId: text('payment_intent_id'),
    /** Payment method in Stripe's word (`card`, `paypal`); null until known. */
    paymentMethod: text('payment_method'),
    /** Of a card only its brand (`visa`); never a digit. */
    cardBrand: text('card_brand'),
    /** Stripe's fee in cents; known a moment after the payment. */
    feeCents: integer('fee_cents'),
    /** Shopper finished the payment page while the money was still on its way. */
    completedAt: instant('completed_at'),
    /** First time Stripe refused to show the stored session; null while it can be read. */
    unreadableSince: instant('unreadable_since'),
    expiresAt: instant('expires_at').notNull(),
    /** Withdrawal information and terms as they stood when it was placed. */
    legalText: text('legal_text').references(() => legalTexts.hash),
    /** Host the visit came from, copied by the server from presence, never from the client. */
    referrer: text('referrer'),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('orders_created_at').on(t.createdAt),
    index('orders_paid_at').on(t.paidAt),
    index('orders_amount').on(t.amount, t.id),
    index('orders_status').on(t.status, t.createdAt, t.id),
    index('orders_fulfilment').on(t.fulfilment, t.createdAt, t.id),
    index('orders_to_pack')
      .on(t.createdAt, t.id, t.amount, t.refunded, t.chargedBack)
      .where(
        sql`fulfilment = 'open' and status in ('paid', 'partly_refunded') and withdrawn_at is null`,
      ),
    index('orders_user_id').on(t.userId),
    // Addresses are compared without regard to case.
    index('orders_customer_email_lower').on(sql`lower(customer_email)`),
    index('orders_pending').on(t.expiresAt).where(sql`status = 'pending'`),
    index('orders_code_holder').on(t.discountCode).where(sql`code_holder is not null`),
    uniqueIndex('orders_payment_intent').on(t.paymentIntentId),
    check(
      'orders_status',
      sql`status in ('pending','paid','expired','failed','partly_refunded','refunded')`,
    ),
    check('orders_fulfilment', sql`fulfilment in ('open','shipped','delivered','returned')`),
    check('orders_amount', sql`amount = subtotal - discount + shipping and amount >= 0`),
    check('orders_refunded', sql`refunded >= 0 and refunded <= amount`),
    check('orders_charged_back', sql`charged_back >= 0`),
    check('orders_number', sql`(number is null) = (paid_at is null)`),
  ],
);

/**
 * Everybody who ordered, by mail address in small letters: kept by a trigger of `orders`, in the transaction of any change
 * (`src/server/db/migrations/0006_customers.sql`).
 */
export const customers = pgTable(
  'customers',
  {
    /** Stands in addresses of pages. */
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull().unique(),
    /** As in the latest order that has one. */
    name: text('name'),
    /** Paid ones, except for those that were wholly refunded. */
    orders: integer('orders').notNull().default(0),
    /** Paid, less refunds and lost disputes. */
    spentCents: integer('spent_cents').notNull().default(0),
    lastOrderAt: instant('last_order_at').notNull().defaultNow(),
  },
  (t) => [
    index('customers_last_order_at').on(t.lastOrderAt, t.id),
    index('customers_spent_cents').on(t.spentCents, t.id),
    index('customers_orders').on(t.orders, t.id),
  ],
);

/**
 * A text without marks and strokes on its letters, as the generated columns `search_text` of `orders` and `customers` have
 * it, with an index by trigrams where PostgreSQL has them. They are no fields here, so that nothing but a search reads them.
 */
export const plainLetters = (text: SQL): SQL =>
  sql`translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'øØłŁđĐı', 'oOlLdDi')`;

/**
 * Checkout sessions that an order had before its present one. They are closed at Stripe; an event
 * about one of them, or its address, still leads to the order.
 */
export const replacedSessions = pgTable(
  'replaced_sessions',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    replacedAt: instant('replaced_at').notNull(),
  },
  (t) => [index('replaced_sessions_order_id').on(t.orderId)],
);

/** Parcels of an order that left. */
export const parcels = pgTable(
  'parcels',
  {
    /** Given by whoever sends it, so that the same request sends it once; of the only one of older orders the order's id. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    pieces: jsonb('pieces').$type<RefundPieces[]>().notNull(),
    carrier: text('carrier').$type<Carrier>(),
    number: text('number'),
    /** A page that was given; without one it is made from carrier and number. */
    link: text('link'),
    sentAt: instant('sent_at').notNull(),
    deliveredAt: instant('delivered_at'),
    returnedAt: instant('returned_at'),
  },
  (t) => [
    index('parcels_order_id').on(t.orderId),
    index('parcels_number').on(t.number).where(sql`number is not null`),
  ],
);

/** Notes about an order, and its addresses before and after a change. They may name people. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** `admin:<user id>` */
    cause: text('cause').notNull(),
    /** Null for a change of the address. */
    text: text('text'),
    before: jsonb('before').$type<Recipient>(),
    after: jsonb('after').$type<Recipient>(),
    at: instant('at').notNull(),
  },
  (t) => [index('order_notes_order_id').on(t.orderId, t.at)],
);

/** Events of an order, appended and never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** `created`, `paid`, `expired`, `failed`, `refunded`, `mailed`, `shipped` … */
    kind: text('kind').notNull(),
    /** Cause: `checkout`, `webhook`, `reconciler`, `success_page`, `admin:<user id>`. */
    cause: text('cause').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('order_events_order_id').on(t.orderId),
    /** The log: what admins did to orders, by time. */
    index('order_events_by_admin').on(t.at).where(sql`cause like 'admin:%'`),
    index('order_events_restocked').on(t.orderId).where(sql`kind = 'restocked'`),
    index('order_events_of_admin').on(t.cause, t.at, t.id).where(sql`cause like 'admin:%'`),
  ],
);
