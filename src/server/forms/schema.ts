import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Lang } from '#routes.ts';
import { createdAt, instant } from '../db/columns.ts';

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text('email').primaryKey(),
    status: text('status').$type<'requested' | 'confirmed' | 'unsubscribed'>().notNull(),
    language: text('language').$type<Lang>().notNull(),
    /** SHA-256 of the token in the mail. */
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    /** Sentence of the mail that was confirmed, and its version; null for those confirmed before there were any. */
    consent: text('consent'),
    consentVersion: text('consent_version'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (t) => [
    index('newsletter_subscribers_status').on(t.status),
    index('newsletter_subscribers_changed').on(
      sql`greatest(requested_at, confirmed_at, unsubscribed_at) desc`,
      t.email,
    ),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    urgent: boolean('urgent').notNull().default(false),
    language: text('language').$type<Lang>().notNull(),
    createdAt: createdAt(),
    handledAt: instant('handled_at'),
    /** Answer that was mailed from the back office. */
    reply: text('reply'),
    repliedAt: instant('replied_at'),
  },
  (t) => [
    index('contact_messages_created_at').on(t.createdAt, t.id),
    index('contact_messages_open').on(t.createdAt, t.id).where(sql`handled_at is null`),
    // Addresses are compared without regard to case.
    index('contact_messages_email_lower').on(sql`lower(${t.email})`),
  ],
);

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
