import * as z from 'zod/mini';
import { orderItem } from '../../contract/checkout.ts';

/**
 * Every kind of mail and what its row in `mails` carries: a snapshot of all the mail says, so that
 * its text is a pure function of the row, and sending it again later sends the same.
 */

const postalAddress = z.object({
  line1: z.string(),
  line2: z.nullable(z.string()),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

const order = z.object({
  orderId: z.string(),
  /** `EL-1001` */
  number: z.string(),
});

/** Money in cents, times as epoch milliseconds. */
export const MAIL_DATA = {
  'order-confirmation': z.extend(order, {
    orderedAt: z.number(),
    paidAt: z.number(),
    items: z.array(orderItem),
    subtotal: z.number(),
    discount: z.number(),
    discountCode: z.nullable(z.string()),
    shipping: z.number(),
    amount: z.number(),
    name: z.nullable(z.string()),
    address: z.nullable(postalAddress),
  }),
  'payment-failed': z.object({
    orderId: z.string(),
    items: z.array(orderItem),
    amount: z.number(),
  }),
  'order-shipped': z.extend(order, {
    items: z.array(orderItem),
    name: z.nullable(z.string()),
    address: z.nullable(postalAddress),
    trackingUrl: z.nullable(z.string()),
  }),
  'order-refunded': z.extend(order, {
    /** Paid back this time. */
    refunded: z.number(),
    /** Paid back so far. */
    refundedTotal: z.number(),
    amount: z.number(),
  }),
  'password-reset': z.object({ url: z.string() }),
  'verify-email': z.object({ url: z.string() }),
  /** To the address that is to become the account's. */
  'email-change': z.object({ url: z.string() }),
  /** To the address that was the account's. */
  'email-changed': z.object({}),
  'newsletter-confirm': z.object({
    url: z.string(),
    /** The page that unsubscribes, for people. */
    unsubscribeUrl: z.string(),
    /** The address mail programs post to (RFC 8058). */
    oneClickUrl: z.string(),
  }),
  'contact-receipt': z.object({}),
  'contact-copy': z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    urgent: z.boolean(),
  }),
} as const;

export type MailKind = keyof typeof MAIL_DATA;
export type MailData<Kind extends MailKind> = z.infer<(typeof MAIL_DATA)[Kind]>;

export const MAIL_KINDS = Object.keys(MAIL_DATA) as MailKind[];

/** Mails about an order; each names it as `orderId`, and the desk may send it again. */
export const ORDER_MAIL_KINDS = [
  'order-confirmation',
  'payment-failed',
  'order-shipped',
  'order-refunded',
] as const satisfies readonly MailKind[];

/** Mails whose link opens a door: once sent, the link is not kept. */
export const SECRET_KINDS: readonly MailKind[] = [
  'password-reset',
  'verify-email',
  'email-change',
  'newsletter-confirm',
];
