import * as z from 'zod/mini';
import { FULFILMENTS, ORDER_STATUSES } from '../rules/order-states.ts';
import { adminOrder, adminOrdersReply } from './admin-orders.ts';
import { storable } from './text.ts';

/** The owner's desk: orders. Every endpoint is for admins only. */

const choice = {
  /** An order number (`EL-1001`, `1001`), an order's id, or a part of an e-mail address. */
  q: z.optional(z.string().check(z.maxLength(254))),
  status: z.optional(z.enum(ORDER_STATUSES)),
  fulfilment: z.optional(z.enum(FULFILMENTS)),
};

/** Query of `GET /api/desk/orders.csv`. */
export const deskOrdersChoice = z.strictObject(choice);
export type DeskOrdersChoice = z.infer<typeof deskOrdersChoice>;

/** Query of `GET /api/desk/orders`; `before` is the `next` of the page before. */
export const deskOrdersQuery = z.strictObject({ ...choice, before: z.optional(z.uuid()) });

export const deskOrdersReply = adminOrdersReply;

export const deskOrderId = z.uuid();

export const deskOrderEvent = z.object({
  id: z.number(),
  kind: z.string(),
  cause: z.string(),
  /** The admin's address, when one caused it and still has an account. */
  by: z.nullable(z.string()),
  at: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** `GET /api/desk/orders/:id`, and what every action on an order answers. Money in cents. */
export const deskOrderReply = z.object({
  order: z.extend(adminOrder, {
    subtotal: z.number(),
    discount_code: z.nullable(z.string()),
    customer_name: z.nullable(z.string()),
    address: z.nullable(
      z.object({
        line1: z.string(),
        line2: z.nullable(z.string()),
        postalCode: z.string(),
        city: z.string(),
        country: z.string(),
      }),
    ),
    language: z.enum(['de', 'en']),
  }),
  /** The oldest first. */
  events: z.array(deskOrderEvent),
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
  z.strictObject({ to: z.enum(['delivered', 'returned']) }),
]);
export type DeskParcelBody = z.infer<typeof deskParcelBody>;

/**
 * `POST /api/desk/orders/:id/refund`. `refunded` is what the desk saw as paid back so far: if that
 * has changed, nothing is done. `key` is made once per action, so that its retry pays back once.
 */
export const deskRefundBody = z.strictObject({
  cents: z.int().check(z.positive()),
  refunded: z.int().check(z.nonnegative()),
  key: z.uuid(),
  /** The item the money is for, when it is for one. */
  item_id: z.optional(z.string().check(z.minLength(1), z.maxLength(100), storable)),
});
export type DeskRefundBody = z.infer<typeof deskRefundBody>;

/**
 * `POST /api/desk/orders/:id/mails/:mail/resend`: to the stored address only. `key` is made once per
 * action, so that its retry sends once.
 */
export const deskResendBody = z.strictObject({ key: z.uuid() });
export type DeskResendBody = z.infer<typeof deskResendBody>;
