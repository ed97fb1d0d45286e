import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../db/columns.ts';

/**
 * Category under which the dashboard counts a row of presence. One number in the row (`counted_as`),
 * because a hundred thousand rows are grouped by it every second. PostgreSQL computes it, so no writer
 * needs to know it. An active visit has its page's number times two, plus one if its cart isn't empty.
 * A visit that left, and a bot's, has one of these constants.
 */
export const NOTHING = -1;
/** The visit left with something in its cart. */
export const GOING = -2;
/** Only in a snapshot: it left so long ago that the cart counts as abandoned. */
export const LEFT = -3;

/** A page's number as an SQL expression. A hash, because a list of numbers could differ between nodes. */
export const pageNumber = (path: string) => `(hashtext(${path}) & ${2 ** 30 - 1})`;

/** SQL expression of the generated column. */
export const COUNTED_AS = `CASE WHEN bot THEN ${NOTHING}
  WHEN ended_at IS NOT NULL THEN CASE WHEN cart_cents > 0 THEN ${GOING} ELSE ${NOTHING} END
  ELSE ${pageNumber('current_page')} * 2 + (cart_cents > 0)::int END`;

/** Stages a visit can reach in a day, in order; a visit counts for each stage up to its furthest one, once. */
export const STAGES = ['visit', 'product', 'cart', 'checkout', 'paid'] as const;
export type Stage = (typeof STAGES)[number];

export function stageRank(stage: Stage): number {
  return STAGES.indexOf(stage);
}

/**
 * Visits that are here now. UNLOGGED with fillfactor 50 (see the migration) and no index on what a beat
 * changes, so that a beat is a HOT update without WAL; after a crash of the database it is empty
 * and refills within one beat (docs/decisions/0007-a-visit-is-not-a-login.md). Columns that every snapshot
 * reads of every row come first, all of a fixed width.
 */
export const activeSessions = pgTable(
  'active_sessions',
  {
    lastSeen: instant('last_seen').notNull(),
    cartCents: integer('cart_cents').notNull().default(0),
    countedAs: integer('counted_as').notNull().generatedAlwaysAs(sql.raw(COUNTED_AS)),
    /** In no figure: a bot, or an administrator. */
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
    /** Its checkout session, so that a paid cart is not taken for an abandoned one. */
    checkoutId: text('checkout_id'),
    /** Value of the cart that it paid for, until its browser says another one; 0 while the browser has said none. */
    paidCents: integer('paid_cents'),
  },
  (t) => [
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
    /** Furthest stage of this day, an index in `STAGES`; outlives presence, which is deleted within the hour. */
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
  paid: integer('paid').notNull().default(0),
  active: integer('active'),
});
