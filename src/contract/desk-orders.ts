import * as z from 'zod/mini';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { REFUND_STATES } from '#rules/refunds.ts';
import { adminOrder, adminOrdersReply } from './admin-orders.ts';
import { MAX_LINE_ITEMS, orderItem } from './checkout.ts';
import { storable } from './text.ts';

/** The owner's desk: orders. Every endpoint is for admins only. */

const choice = {
  /** An order number (`EL-1001`, `1001`), an order's id, or a part of an e-mail address. */
  q: z.optional(z.string().check(z.maxLength(254))),
  status: z.optional(z.enum(ORDER_STATUSES)),
  fulfilment: z.optional(z.enum(FULFILMENTS)),
};

/** `POST /api/desk/orders.csv`. A body, because a search may hold a person's address. */
export const deskOrdersChoice = z.strictObject(choice);
export type DeskOrdersChoice = z.infer<typeof deskOrdersChoice>;

/** `POST /api/desk/orders`; `before` is the `next` of the page before. Newest first, unless `oldest_first`. */
export const deskOrdersBody = z.strictObject({
  ...choice,
  before: z.optional(z.uuid()),
  oldest_first: z.optional(z.boolean()),
});

export const deskOrdersReply = z.extend(adminOrdersReply, {
  /** `disputed` while a bank has not decided; such an order is not to be packed. */
  orders: z.array(
    z.extend(adminOrder, {
      disputed: z.boolean(),
      /** The lines that belong into its parcel, without pieces that were paid back. */
      parcel: z.array(orderItem),
    }),
  ),
});
export type DeskOrdersReply = z.infer<typeof deskOrdersReply>;

export const deskOrderId = z.uuid();

const deskOrderEvent = z.object({
  id: z.number(),
  kind: z.string(),
  cause: z.string(),
  /** The admin's address, when one caused it and still has an account. */
  by: z.nullable(z.string()),
  at: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** Pieces of the order's line with the index `line`. */
const refundPieces = z.strictObject({
  line: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
});

const deskRefund = z.object({
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
export type DeskRefund = z.infer<typeof deskRefund>;

const deskDispute = z.object({
  id: z.string(),
  cents: z.number(),
  /** Stripe's codes; both lists grow. */
  reason: z.string(),
  state: z.string(),
  due_by: z.nullable(z.string()),
  opened_at: z.string(),
  closed_at: z.nullable(z.string()),
});
export type DeskDispute = z.infer<typeof deskDispute>;

export const postalAddress = z.object({
  line1: z.string(),
  line2: z.nullable(z.string()),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

/** `GET /api/desk/orders/:id`, and reply of every action on an order. Money in cents. */
export const deskOrderReply = z.object({
  order: z.extend(adminOrder, {
    subtotal: z.number(),
    /** Refunds on their way, not in `refunded` yet. */
    refunding: z.number(),
    /** Sum of lost disputes. */
    charged_back: z.number(),
    discount_code: z.nullable(z.string()),
    customer_name: z.nullable(z.string()),
    address: z.nullable(postalAddress),
    language: z.enum(['de', 'en']),
    /** Preset of the question whether pieces go back to stock; null if none of them was counted when it was sold. */
    restock: z.nullable(z.boolean()),
  }),
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
  /** The oldest first. */
  events: z.array(deskOrderEvent),
  /** The oldest first. */
  refunds: z.array(deskRefund),
  disputes: z.array(deskDispute),
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
export type DeskOrderReply = z.infer<typeof deskOrderReply>;

/** A parcel service's page; `https` only, because it goes into the customer's mail. */
export const trackingUrl = z
  .string()
  .check(
    z.maxLength(500),
    storable,
    z.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s<>"]*)?$/i),
  );

/** `POST /api/desk/orders/:id/parcel`. A tracking link is only for what is being shipped. */
export const deskParcelBody = z.union([
  z.strictObject({ to: z.literal('shipped'), tracking_url: z.optional(trackingUrl) }),
  z.strictObject({ to: z.literal('delivered') }),
  /** `restock` puts everything of the parcel back to stock. */
  z.strictObject({ to: z.literal('returned'), restock: z.optional(z.boolean()) }),
]);
export type DeskParcelBody = z.infer<typeof deskParcelBody>;

/** `POST /api/desk/orders/:id/tracking`: the link of a parcel that left; null takes it away. */
export const deskTrackingBody = z.strictObject({ tracking_url: z.nullable(trackingUrl) });
export type DeskTrackingBody = z.infer<typeof deskTrackingBody>;

/**
 * `POST /api/desk/orders/:id/refund`. `refunded` is what the desk saw as paid back or on its way: if
 * that has changed, nothing is done. `key` is made once per action, so that its retry pays back once.
 */
export const deskRefundBody = z.strictObject({
  cents: z.int().check(z.positive()),
  refunded: z.int().check(z.nonnegative()),
  key: z.uuid(),
  /** Pieces that the money is for; none for a free amount. Each piece is refunded at most once. */
  items: z.optional(z.array(refundPieces).check(z.maxLength(2 * MAX_LINE_ITEMS))),
  shipping: z.optional(z.boolean()),
  /** Puts the pieces back to stock. */
  restock: z.optional(z.boolean()),
  /** Sent instead of `items` by desks opened before version 0.2.0. */
  item_id: z.optional(z.string().check(z.minLength(1), z.maxLength(100), storable)),
});
export type DeskRefundBody = z.infer<typeof deskRefundBody>;

/**
 * `POST /api/desk/orders/:id/mails/:mail/resend`: to the stored address only. `key` is made once per
 * action, so that its retry sends once.
 */
export const deskResendBody = z.strictObject({ key: z.uuid() });
export type DeskResendBody = z.infer<typeof deskResendBody>;
