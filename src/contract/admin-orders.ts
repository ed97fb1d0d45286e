import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { REFUND_STATES } from '#rules/refunds.ts';
import { adminParcel, refundPieces, somePieces } from './admin-parcels.ts';
import { checkoutOrder, orderItem } from './checkout.ts';
import { shownPapers } from './papers.ts';
import { storable } from './text.ts';

/** The back office: orders. Every endpoint is for admins only. */

/** Views of the list: paid and not sent, sent, and paid while a bank has not decided. */
export const ORDER_VIEWS = ['to-pack', 'in-transit', 'disputed'] as const;
/** The newest first without it; the others go by amount. */
export const ORDER_SORTS = ['oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const choice = {
  /** An order's id, or words of its number, name, addresses, products and amount: all of them occur in it. */
  q: z.optional(z.string().check(z.maxLength(254))),
  view: z.optional(z.enum(ORDER_VIEWS)),
  status: z.optional(z.enum(ORDER_STATUSES)),
  fulfilment: z.optional(z.enum(FULFILMENTS)),
  /** Days in Berlin on which it was placed, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

/** `POST /api/admin/orders.csv`. A body, because a search may hold a person's address. */
export const adminOrdersChoice = z.strictObject(choice);
export type AdminOrdersChoice = z.infer<typeof adminOrdersChoice>;

/** Orders of one page of `POST /api/admin/orders`. */
export const ADMIN_ORDERS_PER_PAGE = 50;

/** `POST /api/admin/orders`; `before` is the `next` of the page before. */
export const adminOrdersBody = z.strictObject({
  ...choice,
  sort: z.optional(z.enum(ORDER_SORTS)),
  before: z.optional(z.uuid()),
});

/** Place of an order in the list of all, the newest first and from 1 on, with the keys of its neighbours. */
const orderPlace = z.object({
  at: z.number(),
  count: z.number(),
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
});
export type OrderPlace = z.infer<typeof orderPlace>;

/** Fields of an order that its packing slip names, in the slip's order. */
export const SLIP_FIELDS = ['name', 'street', 'addition', 'town', 'items'] as const;
export type SlipField = (typeof SLIP_FIELDS)[number];

/** Fields with characters that the slip can't print. Missing in replies of nodes that are not updated yet. */
export const unprintable = z.optional(z.array(z.enum(SLIP_FIELDS)));

/** An order as its owner sees it: what `/success` shows and whose it is. Money in cents. */
export const adminOrder = z.extend(checkoutOrder, {
  id: z.string(),
  status: z.enum(ORDER_STATUSES),
  fulfilment: z.enum(FULFILMENTS),
  customer_email: z.nullable(z.string()),
  refunded: z.number(),
  referrer: z.nullable(z.string()),
  created_at: z.string(),
  unprintable,
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminOrdersReply = z.object({
  orders: z.array(
    z.extend(adminOrder, {
      /** Null until it is paid. */
      customer_name: z.nullable(z.string()),
      town: z.nullable(z.string()),
      /** True while a bank has not decided; such an order is not to be packed. */
      disputed: z.boolean(),
      /** The lines that are still to be sent, of a sent order those in its parcels; without pieces that were paid back. */
      parcel: z.array(orderItem),
      /** Its latest note. */
      note: z.optional(z.string()),
    }),
  ),
  /** Null on the last page. */
  next: z.nullable(z.string()),
  /** Orders of each view, whatever else is chosen. */
  counts: z.object({
    'to-pack': z.number(),
    'in-transit': z.number(),
    disputed: z.number(),
    all: z.number(),
  }),
});
export type AdminOrdersReply = z.infer<typeof adminOrdersReply>;

export const adminOrderId = z.uuid();
/** Order that a page is about: its number, before it has one its id. */
export const adminOrderKey = z.union([adminOrderId, z.string().check(z.regex(/^EL-\d{1,9}$/))]);

const adminOrderEvent = z.object({
  id: z.number(),
  kind: z.string(),
  cause: z.string(),
  /** The admin's address, when one caused it and still has an account. */
  by: z.nullable(z.string()),
  at: z.string(),
  data: z.record(z.string(), z.unknown()),
});

const adminRefund = z.object({
  id: z.string(),
  cents: z.number(),
  state: z.enum(REFUND_STATES),
  /** Stripe's code. */
  failure_reason: z.nullable(z.string()),
  items: z.array(refundPieces),
  shipping: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AdminRefund = z.infer<typeof adminRefund>;

const adminDispute = z.object({
  id: z.string(),
  cents: z.number(),
  /** Stripe's codes; both lists grow. */
  reason: z.string(),
  state: z.string(),
  due_by: z.nullable(z.string()),
  opened_at: z.string(),
  closed_at: z.nullable(z.string()),
});
export type AdminDispute = z.infer<typeof adminDispute>;

export const postalAddress = z.object({
  line1: z.string(),
  line2: z.nullable(z.string()),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

const recipient = z.object({ name: z.nullable(z.string()), address: z.nullable(postalAddress) });

/** A note about an order, or the change of its address. */
const adminNote = z.object({
  id: z.string(),
  /** Null for a change of the address. */
  text: z.nullable(z.string()),
  before: z.nullable(recipient),
  after: z.nullable(recipient),
  /** The mail address of whoever wrote it, while there is an account. */
  by: z.nullable(z.string()),
  at: z.string(),
});
export type AdminNote = z.infer<typeof adminNote>;

/** `GET /api/admin/orders/:id`, and reply of every action on an order. Money in cents, lines in the reader's language. */
export const adminOrderReply = z.object({
  order: z.extend(adminOrder, {
    subtotal: z.number(),
    /** Refunds on their way, not in `refunded` yet. */
    refunding: z.number(),
    /** Sum of lost disputes. */
    charged_back: z.number(),
    discount_code: z.nullable(z.string()),
    customer_name: z.nullable(z.string()),
    address: z.nullable(postalAddress),
    /** Lines of another billing address. */
    billing: z.nullable(z.array(z.string())),
    /** When its open withdrawal was declared; null without one. */
    withdrawn_at: z.nullable(z.string()),
    /** True if an open withdrawal names no goods, so that it is about the whole order. */
    withdrawn_whole: z.boolean(),
    /** The time of closing: from then on nothing of a person is shown or changed any more. Missing in replies of nodes not updated yet. */
    closed_at: z.optional(z.nullable(z.string())),
    /** The customer with its mail address. Missing in replies of nodes that are not updated yet. */
    customer_id: z.optional(z.nullable(z.string())),
    language: z.enum(LANGS),
    /** Preset of the question whether pieces go back to stock; null if none of them was counted when it was sold. */
    restock: z.nullable(z.boolean()),
  }),
  /** Missing in replies of nodes that are not updated yet. */
  place: z.optional(orderPlace),
  /** The payment at Stripe; null while there is none. */
  payment: z.nullable(
    z.object({
      id: z.string(),
      /** Its page in Stripe's dashboard. */
      url: z.string(),
      /** Stripe's word (`card`, `paypal`); null until known. */
      method: z.nullable(z.string()),
      card_brand: z.nullable(z.string()),
      /** Stripe's fee in cents; null until known. */
      fee: z.nullable(z.number()),
    }),
  ),
  /** Other facts of its address. Missing in replies of nodes that are not updated yet. */
  person: z.optional(
    z.object({
      /** Messages that nobody has handled. */
      open_messages: z.number(),
      /** The newest other paid orders, and how many there are. */
      orders: z.array(z.object({ number: z.string(), created_at: z.string() })),
      order_count: z.number(),
    }),
  ),
  /** Likewise. */
  papers: z.optional(shownPapers),
  /** Those that left, the first one first; likewise. */
  parcels: z.optional(z.array(adminParcel)),
  /** The newest first; likewise. */
  notes: z.optional(z.array(adminNote)),
  /** The oldest first. */
  events: z.array(adminOrderEvent),
  /** The oldest first. */
  refunds: z.array(adminRefund),
  disputes: z.array(adminDispute),
  /** The mails about it that are still kept, the newest first. */
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      created_at: z.string(),
      sent_at: z.nullable(z.string()),
      failed_at: z.nullable(z.string()),
    }),
  ),
});
export type AdminOrderReply = z.infer<typeof adminOrderReply>;

/**
 * `POST /api/admin/orders/:id/refund`. `refunded` is what the back office saw as paid back or on its way: if
 * that has changed, nothing is done. `key` is made once per action, so that its retry pays back once.
 */
export const adminRefundBody = z.strictObject({
  cents: z.int().check(z.positive()),
  refunded: z.int().check(z.nonnegative()),
  key: z.uuid(),
  /** Pieces that the money is for; none for a free amount. Each piece is refunded at most once. */
  items: z.optional(somePieces),
  shipping: z.optional(z.boolean()),
  /** Puts the pieces back to stock. */
  restock: z.optional(z.boolean()),
  /** Sent instead of `items` by back offices opened before version 0.2.0. */
  item_id: z.optional(z.string().check(z.minLength(1), z.maxLength(100), storable)),
});
export type AdminRefundBody = z.infer<typeof adminRefundBody>;

/** `POST /api/admin/orders/:id/paper`: lines of the right recipient, on a correction or, without an invoice yet, on that. */
export const adminPaperBody = z.strictObject({
  recipient: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100), storable))
    .check(z.minLength(2), z.maxLength(6)),
});

/**
 * `POST /api/admin/orders/:id/mails/:mail/resend`: to the stored address only. `key` is made once per
 * action, so that its retry sends once.
 */
export const adminResendBody = z.strictObject({ key: z.uuid() });
export type AdminResendBody = z.infer<typeof adminResendBody>;
