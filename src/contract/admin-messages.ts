import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { listSort } from './admin-list.ts';
import { postalAddress } from './admin-orders.ts';
import { storable, visible } from './text.ts';

/** The back office: what people wrote, and what did not arrive. */

/** Messages of one page of `GET /api/admin/messages`. */
export const ADMIN_MESSAGES_PER_PAGE = 30;

/** `before` is the `next` of the page before. */
export const adminMessagesQuery = z.strictObject({
  /** Only what nobody has handled. */
  open: z.optional(z.enum(['1'])),
  sort: listSort,
  before: z.optional(z.uuid()),
});

export const adminMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  urgent: z.boolean(),
  language: z.enum(LANGS),
  created_at: z.string(),
  handled_at: z.nullable(z.string()),
  /** Answer from here, and when. Missing in replies of nodes that are not updated yet. */
  reply: z.optional(z.nullable(z.string())),
  replied_at: z.optional(z.nullable(z.string())),
});
export type AdminMessage = z.infer<typeof adminMessage>;

export const adminMessagesReply = z.object({
  messages: z.array(adminMessage),
  next: z.nullable(z.string()),
  /** Of all messages, and of those that nobody has handled. */
  counts: z.object({ all: z.number(), open: z.number() }),
});
export type AdminMessagesReply = z.infer<typeof adminMessagesReply>;

/** `GET /api/admin/messages/:id`; `reply_to` is the mailbox that gets the answer to an answer. */
export const adminMessageReply = z.extend(adminMessage, {
  reply_to: z.string(),
  /** The customer with its address; null without an order. */
  customer_id: z.nullable(z.string()),
});

/** `POST /api/admin/messages/:id/reply`: mailed once, and never another one. */
export const adminMessageReplyBody = z.strictObject({
  text: z.string().check(z.trim(), visible, z.maxLength(5000), storable),
});

/** `POST /api/admin/messages/:id/handled`; `false` opens it again. */
export const adminHandledBody = z.strictObject({ handled: z.boolean() });

/** At most so many in `latest` of `GET /api/admin/newsletter`. */
export const ADMIN_NEWSLETTER_LATEST = 30;

/** `GET /api/admin/newsletter`: addresses by state, and those that changed last. */
export const adminNewsletterReply = z.object({
  latest: z.array(
    z.object({
      email: z.string(),
      status: z.enum(['requested', 'confirmed', 'unsubscribed']),
      at: z.string(),
    }),
  ),
  requested: z.number(),
  confirmed: z.number(),
  unsubscribed: z.number(),
});
export type AdminNewsletterReply = z.infer<typeof adminNewsletterReply>;

/** At most so many of each kind in `GET /api/admin/failed-deliveries`, the oldest first. */
export const ADMIN_FAILED_DELIVERIES_SHOWN = 100;

/** Mails nobody tries to send any more, and payment events nobody could handle yet. */
export const adminFailedDeliveriesReply = z.object({
  /** The database's version, and the newest one of the same major version if it is behind. */
  database: z.object({ running: z.string(), newer: z.nullable(z.string()) }),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      attempts: z.number(),
      error: z.nullable(z.string()),
      created_at: z.string(),
      failed_at: z.string(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      failure: z.nullable(z.string()),
      received_at: z.string(),
    }),
  ),
});
export type AdminFailedDeliveriesReply = z.infer<typeof adminFailedDeliveriesReply>;

/** A condition the owner must know of; `title` and `text` in the language of the request. */
const adminAlert = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  order_id: z.nullable(z.string()),
  /** Null for an order without a number, and without an order. */
  order_number: z.nullable(z.string()),
  /** Occurrences since `raised_at`. */
  times: z.number(),
  raised_at: z.string(),
  last_at: z.string(),
});
export type AdminAlert = z.infer<typeof adminAlert>;

/** `GET /api/admin/alerts`: the open ones, the oldest first. */
export const adminAlertsReply = z.object({ alerts: z.array(adminAlert) });

/**
 * `GET /api/admin/alerts/:id/payment`: all of Stripe's data about a payment without an order, read when
 * requested. Nothing of it is stored here.
 */
export const adminLostPaymentReply = z.object({
  /** The payment intent and its page in Stripe's dashboard; null for a free session. */
  payment: z.nullable(z.object({ id: z.string(), url: z.string() })),
  session: z.string(),
  paid_at: z.string(),
  /** In the smallest unit of `currency` (ISO 4217, in small letters). */
  amount: z.number(),
  refunded: z.number(),
  currency: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(postalAddress),
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), amount: z.number() })),
});
export type AdminLostPayment = z.infer<typeof adminLostPaymentReply>;

/** Body of actions that need nothing said. */
export const adminNothing = z.strictObject({});
