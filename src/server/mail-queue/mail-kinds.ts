import * as z from 'zod/mini';
import { orderItem } from '#contract/checkout.ts';
import type { mailedCartReply } from '#contract/mailed-cart.ts';
import { REFUSAL_REASONS } from '#contract/reviews.ts';
import { DECISIONS, DEFECT_KINDS } from '#rules/defects.ts';
import type { MailWords } from '#rules/mail-places.ts';
import { ALERT_KINDS } from '../alert-texts/alert-kinds.ts';

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

const calendarDate = z.object({ year: z.number(), month: z.number(), day: z.number() });

const sums = {
  items: z.array(orderItem),
  subtotal: z.number(),
  discount: z.number(),
  discountCode: z.nullable(z.string()),
  shipping: z.number(),
  amount: z.number(),
};

/** Changes of an account that are mailed to its holder. */
const ACCOUNT_NOTICES = [
  'new_device',
  'password_changed',
  'factor_added',
  'factor_removed',
] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** `orderUrl` is made when the mail is sent; samples have none. */
const anyOrder = z.object({ orderId: z.string(), orderUrl: z.optional(z.string()) });
const order = z.extend(anyOrder, {
  /** `EL-1001` */
  number: z.string(),
});

/** Money in cents, times as epoch milliseconds. */
export const MAIL_DATA = {
  /** An order of `/kasse`, before it is paid. */
  'order-placed': z.extend(anyOrder, {
    ...sums,
    name: z.nullable(z.string()),
    address: postalAddress,
    vatPercent: z.number(),
    /** Counted from the payment. */
    deliveryWorkingDays: z.object({ from: z.number(), to: z.number() }),
    payUntil: z.number(),
  }),
  'order-confirmation': z.extend(order, {
    orderedAt: z.number(),
    paidAt: z.number(),
    ...sums,
    name: z.nullable(z.string()),
    address: z.nullable(postalAddress),
    /** Lines of another billing address. */
    billing: z.optional(z.array(z.string())),
    /** In Stripe's word (`card`). */
    paymentMethod: z.nullable(z.string()),
    /** Hash of the order's row in `legal_texts`. */
    legalText: z.nullable(z.string()),
    /** Promises as made then. */
    promised: z.object({
      dispatchFrom: calendarDate,
      dispatchTo: calendarDate,
      deliveryFrom: calendarDate,
      deliveryTo: calendarDate,
      vatPercent: z.number(),
      vatCents: z.number(),
    }),
  }),
  /** The payment page is finished, the money takes some days. */
  'order-received': z.extend(anyOrder, {
    items: z.array(orderItem),
    amount: z.number(),
    name: z.nullable(z.string()),
  }),
  'payment-failed': z.extend(anyOrder, {
    items: z.array(orderItem),
    amount: z.number(),
  }),
  'order-shipped': z.extend(order, {
    items: z.array(orderItem),
    name: z.nullable(z.string()),
    address: z.nullable(postalAddress),
    trackingUrl: z.nullable(z.string()),
    /** As promised with the payment, while that is still ahead. */
    arrival: z.optional(z.object({ from: calendarDate, to: calendarDate })),
    /** True if another parcel follows. */
    hasMore: z.optional(z.boolean()),
  }),
  'order-refunded': z.extend(order, {
    name: z.nullable(z.string()),
    /** Paid back this time. */
    refunded: z.number(),
    /** Paid back so far. */
    refundedTotal: z.number(),
    amount: z.number(),
  }),
  'order-refund-failed': z.extend(order, {
    name: z.nullable(z.string()),
    cents: z.number(),
  }),
  /** An invoice or a correction, as a file. */
  'order-paper': z.extend(anyOrder, {
    name: z.nullable(z.string()),
    /** Its number. */
    paper: z.string(),
    isCorrection: z.boolean(),
  }),
  /** A complaint about goods, with what was written. */
  'defect-received': z.extend(order, {
    name: z.nullable(z.string()),
    kind: z.enum(DEFECT_KINDS),
    text: z.string(),
  }),
  'defect-answered': z.extend(order, {
    name: z.nullable(z.string()),
    about: z.enum(DEFECT_KINDS),
    decision: z.enum(DECISIONS),
    /** `2026-12-04`; null where nothing is repaired or replaced. */
    dueOn: z.nullable(z.string()),
    isDone: z.boolean(),
    answer: z.string(),
    /** End of the liability, once a repair has prolonged it. */
    liableUntil: z.nullable(z.number()),
  }),
  /** To the owner. No `orderId`, because the customer's mails are found by that. */
  'owner-sale': z.object({
    saleId: z.string(),
    number: z.string(),
    ...sums,
    vatPercent: z.number(),
  }),
  'password-reset': z.object({ url: z.string() }),
  'verify-email': z.object({ url: z.string() }),
  /** To the address that is to become the account's. */
  'email-change': z.object({ url: z.string() }),
  /** Into the back office. */
  invitation: z.object({ url: z.string() }),
  /** A filled cart, to somebody who orders by telephone. */
  cart: z.object({ url: z.string() }),
  /** To the address that was the account's. */
  'email-changed': z.object({}),
  /** Many wrong passwords were tried. */
  'login-attempts': z.object({}),
  /** A change of an account, mailed to its holder. */
  'account-notice': z.object({
    notice: z.enum(ACCOUNT_NOTICES),
    /** Epoch milliseconds. */
    at: z.number(),
  }),
  'newsletter-confirm': z.object({
    url: z.string(),
    /** The page that unsubscribes, for people. */
    unsubscribeUrl: z.string(),
    /** The address mail programs post to (RFC 8058). */
    oneClickUrl: z.string(),
  }),
  /** To an address that is subscribed already. */
  'newsletter-known': z.object({ unsubscribeUrl: z.string(), oneClickUrl: z.string() }),
  'stock-confirm': z.object({
    /** What is sold out (`rules/sold-out.ts`), and its name. */
    mark: z.string(),
    item: z.string(),
    url: z.string(),
    forgetUrl: z.string(),
  }),
  /** What was sold out can be bought again. */
  'stock-back': z.object({ item: z.string(), url: z.string() }),
  /** Asks somebody who wanted to be asked for reviews of an order. */
  'review-request': z.extend(order, { name: z.nullable(z.string()) }),
  /** Reasons for refusing a review (Art. 17 of Regulation (EU) 2022/2065). */
  'review-refused': z.extend(order, {
    item: z.string(),
    reason: z.enum(REFUSAL_REASONS),
    text: z.string(),
  }),
  'contact-receipt': z.object({
    /** Time within which support answers; absent where none is promised. */
    answerHours: z.optional(z.number()),
  }),
  /** Receipt of a declaration of withdrawal, with all it says. */
  'withdrawal-receipt': z.object({
    name: z.string(),
    order: z.string(),
    email: z.string(),
    /** Null for all goods of the order. */
    goods: z.nullable(z.string()),
    declaredAt: z.number(),
    /** The order whose number and address were declared; absent for others. */
    orderId: z.optional(z.string()),
  }),
  /** Answer to a message of the contact form, written in the back office. */
  'contact-reply': z.object({
    name: z.string(),
    subject: z.string(),
    text: z.string(),
    /** The message, and when it came. */
    message: z.string(),
    askedAt: z.number(),
  }),
  'contact-copy': z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    urgent: z.boolean(),
  }),
  /** An alert for the owner; `facts` as `ALERT_DATA` describes them. */
  'owner-alert': z.object({
    alert: z.enum(ALERT_KINDS),
    facts: z.record(z.string(), z.unknown()),
    alertedOrderId: z.nullable(z.string()),
  }),
} as const;

export type MailKind = keyof typeof MAIL_DATA;
export type MailData<Kind extends MailKind> = z.infer<(typeof MAIL_DATA)[Kind]>;

export const MAIL_KINDS = Object.keys(MAIL_DATA) as MailKind[];

/** Mails about an order; each names it as `orderId`, and the back office may send it again. */
export const ORDER_MAIL_KINDS = [
  'order-placed',
  'order-confirmation',
  'order-received',
  'payment-failed',
  'order-shipped',
  'order-refunded',
  'order-refund-failed',
  'order-paper',
  'defect-received',
  'defect-answered',
] as const satisfies readonly MailKind[];

const words = z.object({
  subject: z.optional(z.string()),
  opening: z.optional(z.string()),
  closing: z.optional(z.string()),
});

/** Returns the words of the owner that a mail was queued with; without any the shop's own ones are said. */
export function keptWords(data: Readonly<Record<string, unknown>>): MailWords {
  return (words.safeParse(data['words']).data ?? {}) as MailWords;
}

/** True for a mail whose purpose is over: nobody can pay by it any more. */
export function isOver(mail: { readonly kind: string; readonly data: object }, now: number) {
  const { payUntil } = mail.data as { readonly payUntil?: unknown };
  return mail.kind === 'order-placed' && typeof payUntil === 'number' && payUntil <= now;
}

/** Mails whose link opens a door: once sent, nothing of it is kept. */
export const SECRET_KINDS = [
  'password-reset',
  'verify-email',
  'email-change',
  'invitation',
  'newsletter-confirm',
  'newsletter-known',
  'stock-confirm',
] as const satisfies readonly MailKind[];
type SecretKind = (typeof SECRET_KINDS)[number];

/**
 * The part of a mail's data that is stored: of a link only the id of its row (the newsletter's
 * follows from the recipient), because the token is derived when the mail is sent.
 */
export type StoredMailData<Kind extends MailKind> = Kind extends
  | 'newsletter-confirm'
  | 'newsletter-known'
  ? Record<string, never>
  : Kind extends 'stock-confirm'
    ? Omit<MailData<Kind>, 'url' | 'forgetUrl'>
    : Kind extends SecretKind
      ? { readonly link: string }
      : Kind extends 'cart'
        ? z.infer<typeof mailedCartReply> & { readonly link: string }
        : MailData<Kind>;
