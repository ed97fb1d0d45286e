import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OfferedMethod } from '../../catalogue/facts.ts';
import type { OrderItem } from '../../contract/checkout.ts';
import type { Fulfilment, OrderStatus } from '../../rules/order-states.ts';
import type { RefundPieces, RefundState } from '../../rules/refunds.ts';
import type { Block } from '../mail/letter.ts';
import { COUNTED_AS } from '../visits/counted-as.ts';

/** The whole schema. Money is integer cents; every time is an instant. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();

/* ---- people (better-auth's tables under our own names: docs/decisions/0007-a-visit-is-not-a-login.md) ---- */

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  language: text('language').notNull().default('de'),
  /** An authenticator app is set up: signing in by password asks for its code. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** The shop made the password and printed it; its owner replaces it at the first login. */
  passwordTemporary: boolean('password_temporary').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const logins = pgTable(
  'logins',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** Never filled: addresses are not stored (docs/specification.md#61-counts). */
    ipAddress: text('ip_address'),
    /** Browser family only, never the full user agent. */
    userAgent: text('user_agent'),
    /** How it was proved: `password`, `totp`, `recovery` or `passkey`. */
    factor: text('factor').notNull().default('password'),
    /** When its holder last proved to be there. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    /** When a person last used it, to within minutes. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('logins_user_id').on(t.userId)],
);

/** Authenticator apps, one per account; the secret is encrypted by the login library. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    /** Recovery codes as a JSON list of hashes (`auth/recovery-codes.ts`); encrypted in version 0.1. */
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False until its first code was entered. */
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: instant('locked_until'),
  },
  (t) => [uniqueIndex('two_factors_user_id').on(t.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: createdAt(),
    aaguid: text('aaguid'),
  },
  (t) => [index('passkeys_user_id').on(t.userId)],
);

export const loginAccounts = pgTable(
  'login_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('login_accounts_user_id').on(t.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
);

/** The server checks the value `admin` for every admin request (docs/specification.md#6-roles). */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
);

/**
 * Tombstones of `wishlist_items`: what was taken off and when, so that a device that still has the
 * heart doesn't bring it back. Apart from the items, which the version before reads as the list.
 */
export const wishlistRemovals = pgTable(
  'wishlist_removals',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
);

/* ---- visits ---- */

/**
 * Who is here now. UNLOGGED with fillfactor 50 (see the migration) and no index on what a beat
 * changes, so that a beat is a HOT update without WAL; after a crash of the database it is empty
 * and refills within one beat (docs/decisions/0007-a-visit-is-not-a-login.md). Columns in the order
 * of the migration `counted_as`: what every snapshot reads of every row comes first, all of it of a
 * fixed width.
 */
export const activeSessions = pgTable(
  'active_sessions',
  {
    lastSeen: instant('last_seen').notNull(),
    cartCents: integer('cart_cents').notNull().default(0),
    countedAs: integer('counted_as').notNull().generatedAlwaysAs(sql.raw(COUNTED_AS)),
    bot: boolean('bot').notNull().default(false),
    /** Set when the visitor left; such a visit is no longer active but still counts today. */
    endedAt: instant('ended_at'),
    currentPage: text('current_page').notNull(),
    createdAt: instant('created_at').notNull(),
    sessionId: text('session_id').primaryKey(),
    /** Browser family and device kind, never the full header. */
    userAgent: text('user_agent').notNull(),
    referrer: text('referrer').notNull(),
    userId: text('user_id'),
    stage: text('stage').notNull().default('visit'),
    /** HMAC of address and agent under the day's salt, to continue a visit after a reload. */
    returnKey: text('return_key'),
    /** Its checkout session, so that a paid cart is not taken for an abandoned one. */
    checkoutId: text('checkout_id'),
  },
  (t) => [
    index('active_sessions_return_key').on(t.returnKey).where(sql`return_key is not null`),
    index('active_sessions_checkout_id').on(t.checkoutId).where(sql`checkout_id is not null`),
  ],
);

/** One logged row per visit and Berlin day: what is counted survives any crash. */
export const visitDays = pgTable(
  'visit_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    sessionId: text('session_id').notNull(),
    referrer: text('referrer').notNull(),
    /** How far it came this day, an index in `STAGES`; outlives presence, which forgets within the hour. */
    reached: integer('reached').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.day, t.sessionId] })],
);

/** Day counters: `kind` is page, referrer, stage (of the funnel) or bot (by browser family). */
export const visitCounters = pgTable(
  'visit_counters',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.key] })],
);

/**
 * Per minute: visits that began, visits that reached each further stage, and visitors active at its end
 * (null while nobody counted).
 */
export const visitMinutes = pgTable('visit_minutes', {
  minute: instant('minute').primaryKey(),
  visits: integer('visits').notNull().default(0),
  products: integer('products').notNull().default(0),
  carts: integer('carts').notNull().default(0),
  checkouts: integer('checkouts').notNull().default(0),
  active: integer('active'),
});

/** The salt that return keys are made with; renewed daily, old ones deleted. */
export const visitSalts = pgTable('visit_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});

/* ---- orders ---- */

export interface PostalAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** Legal texts as an order was placed under them, by the hash of what they say; never changed. */
export const legalTexts = pgTable('legal_texts', {
  hash: text('hash').primaryKey(),
  blocks: jsonb('blocks').$type<readonly Block[]>().notNull(),
  createdAt: createdAt(),
});

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Given on payment, gapless; null before. */
    number: integer('number').unique(),
    status: text('status').$type<OrderStatus>().notNull().default('pending'),
    fulfilment: text('fulfilment').$type<Fulfilment>().notNull().default('open'),
    withdrawnAt: instant('withdrawn_at'),
    /** What the customer pays: subtotal less discount plus shipping. */
    amount: integer('amount').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull().default(0),
    shipping: integer('shipping').notNull(),
    /** Refunds that arrived at the customer: the sum of rows with `refunds.counted_at`. */
    refunded: integer('refunded').notNull().default(0),
    /** Money that banks took back for good: the sum of lost disputes. */
    chargedBack: integer('charged_back').notNull().default(0),
    currency: text('currency').notNull().default('eur'),
    customerEmail: text('customer_email'),
    customerName: text('customer_name'),
    address: jsonb('address').$type<PostalAddress>(),
    items: jsonb('items').$type<OrderItem[]>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    language: text('language').$type<'de' | 'en'>().notNull(),
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
    /** How it was paid, in Stripe's word (`card`, `paypal`); null until known. */
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

/** What happened to an order, appended and never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** `created`, `paid`, `expired`, `failed`, `refunded`, `mailed`, `shipped` … */
    kind: text('kind').notNull(),
    /** What caused it: `checkout`, `webhook`, `reconciler`, `success_page`, `admin:<user id>`. */
    cause: text('cause').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('order_events_order_id').on(t.orderId),
    /** The desk's log: what admins did to orders, by time. */
    index('order_events_by_admin').on(t.at).where(sql`cause like 'admin:%'`),
  ],
);

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
  (t) => [index('disputes_order_id').on(t.orderId)],
);

/** The last order number given; one row, locked while a payment is recorded. */
export const orderNumbers = pgTable('order_numbers', {
  id: integer('id').primaryKey(),
  last: integer('last').notNull(),
});

/** Order numbers that were skipped, because the payment provider had seen higher ones. */
export const orderNumberGaps = pgTable('order_number_gaps', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
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

/** `value` is percent (1–100) or cents, by `kind`. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    code: text('code').primaryKey(),
    kind: text('kind').$type<'percent' | 'amount'>().notNull(),
    value: integer('value').notNull(),
    minimum: integer('minimum').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Redemptions allowed; null is no limit. */
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    stoppedAt: instant('stopped_at'),
    /** Comes with demo mode and is worth nothing in a live shop. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
  },
  () => [
    check('discount_codes_kind', sql`kind in ('percent','amount')`),
    check('discount_codes_value', sql`value > 0 and (kind = 'amount' or value <= 100)`),
    check('discount_codes_uses', sql`uses >= 0 and (max_uses is null or uses <= max_uses)`),
  ],
);

/** What the owner marked sold out: a variant's item id, or a bag's colour (`pouch:rosa`). */
export const soldOutItems = pgTable('sold_out_items', {
  itemId: text('item_id').primaryKey(),
  createdAt: createdAt(),
});

/** Conditions the owner must know of; at most one open row per kind and subject. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    /** A key of `ALERT_DATA` (`alerts/alert-kinds.ts`). */
    kind: text('kind').notNull(),
    /** Identifies the condition within its kind. Nothing about a person. */
    subject: text('subject').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** How often it was raised while open. */
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

/** Written by readiness checks: a database that takes no write is not ready. One row. */
export const healthProbes = pgTable('health_probes', {
  id: integer('id').primaryKey(),
  at: instant('at').notNull(),
});

/* ---- mail and messages ---- */

/** One row per mail; `(kind, ref)` is unique, so that no cause sends the same mail twice. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<'de' | 'en'>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (t) => [
    uniqueIndex('mails_kind_ref').on(t.kind, t.ref),
    index('mails_order_id')
      .on(sql`(data ->> 'orderId')`)
      .where(sql`(data ->> 'orderId') is not null`),
  ],
);

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  status: text('status').$type<'requested' | 'confirmed' | 'unsubscribed'>().notNull(),
  language: text('language').$type<'de' | 'en'>().notNull(),
  /** SHA-256 of the token in the mail. */
  tokenHash: text('token_hash').notNull().unique(),
  requestedAt: instant('requested_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
});

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  urgent: boolean('urgent').notNull().default(false),
  language: text('language').$type<'de' | 'en'>().notNull(),
  createdAt: createdAt(),
  handledAt: instant('handled_at'),
});

/**
 * Who did what at the owner's desk, orders aside (they have `order_events`). Rows are added and read;
 * a trigger refuses the rest.
 */
export const adminActions = pgTable('admin_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** No reference: what somebody did stays recorded when the account is gone. */
  adminId: text('admin_id').notNull(),
  action: text('action').notNull(),
  /** What it was done to: an id, a code, an item. Nothing about a person. */
  subject: text('subject').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  at: instant('at').notNull(),
});

/**
 * Events that concerned the security of an account or the shop (`security-log/`). Rows are added and read; a
 * trigger refuses changes, and deletions before 90 days. Changes of roles are added by a trigger on
 * `user_roles`, whoever makes them.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One of `SECURITY_KINDS` (`contract/desk-security.ts`). */
    kind: text('kind').notNull(),
    outcome: text('outcome').$type<'done' | 'refused'>().notNull(),
    /** No reference: what happened stays recorded when the account is gone. Null when unknown. */
    userId: text('user_id'),
    /** Route pattern, command, or `database`. Never the address that was asked for. */
    place: text('place').notNull(),
    /** Machine and process. */
    node: text('node').notNull(),
    /** Keyed hash of the sender's network, another one every day. */
    network: text('network'),
    /** Events that this row stands for. */
    times: integer('times').notNull().default(1),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [
    index('security_events_at').on(t.at, t.id),
    index('security_events_kind').on(t.kind, t.at, t.id),
    index('security_events_user_id').on(t.userId),
    check('security_events_outcome', sql`outcome in ('done','refused')`),
    check('security_events_times', sql`times > 0`),
  ],
);

export { backupKeys, backups, restores } from '../backup/schema.ts';
