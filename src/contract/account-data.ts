import * as z from 'zod/mini';
import { DECISIONS, DEFECT_KINDS } from '#rules/defects.ts';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { orderItem, promised } from './checkout.ts';
import { shownPapers } from './papers.ts';

/** An order as its customer sees it; money in cents, times as ISO timestamps. */
const accountOrder = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  fulfilment: z.enum(FULFILMENTS),
  amount: z.number(),
  discount: z.number(),
  shipping: z.number(),
  refunded: z.number(),
  created_at: z.string(),
  /** The parcel service's page, when the owner has named one. */
  tracking_url: z.nullable(z.string()),
  /** True if the account offers to withdraw from it. */
  may_withdraw: z.boolean(),
  /** Token of its page; null where the order has no address. */
  page: z.optional(z.nullable(z.string())),
  items: z.array(orderItem),
  /** Name and address lines of the delivery, ready to print. */
  recipient: z.array(z.string()),
  /** Missing in replies of nodes that are not updated yet. */
  papers: z.optional(shownPapers),
});
export type AccountOrder = z.infer<typeof accountOrder>;

/** `GET /api/account/orders`: paid orders of the signed-in customer, newest first. */
export const accountOrdersReply = z.object({ orders: z.array(accountOrder) });

/** A complaint as the page of its order shows it. */
export const shownDefect = z.object({
  id: z.string(),
  kind: z.enum(DEFECT_KINDS),
  created_at: z.string(),
  decision: z.nullable(z.enum(DECISIONS)),
  /** Day by which it is repaired or replaced: `2026-12-04`. */
  due_on: z.nullable(z.string()),
  done_at: z.nullable(z.string()),
  photos: z.number(),
});

/**
 * `POST /api/order`: an order for whoever has the link of its mails, paid or not
 * (docs/decisions/0025-access-to-a-paid-order.md). `number` is empty until it is paid.
 */
export const orderPageReply = z.extend(z.omit(accountOrder, { tracking_url: true, page: true }), {
  /** Page to pay at while it can be paid, a path of the shop. */
  pay_url: z.nullable(z.string()),
  /** Times of payment and open withdrawal. */
  paid_at: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.string()),
  /** Absent if none can be kept. */
  promised: z.optional(promised),
  parcels: z.array(
    z.object({
      id: z.string(),
      shipped_at: z.string(),
      delivered_at: z.nullable(z.string()),
      tracking_url: z.nullable(z.string()),
      /** `line` is the index in `items`. */
      pieces: z.array(z.object({ line: z.number(), quantity: z.number() })),
    }),
  ),
  /** Lines that may be reviewed, or were. Missing in replies of nodes that are not updated yet. */
  reviews: z.optional(
    z.array(
      z.object({
        line: z.number(),
        has_size: z.boolean(),
        /** Of its review; null before there is one. */
        state: z.nullable(z.string()),
      }),
    ),
  ),
  /** Kinds of complaint that it offers, and those that were made. Missing in replies of nodes not updated yet. */
  complaints: z.optional(
    z.object({ offered: z.array(z.enum(DEFECT_KINDS)), made: z.array(shownDefect) }),
  ),
  /** Lines of another billing address; empty if there is none. */
  billing: z.array(z.string()),
  /** Mail address and name of the buyer, for the forms that the page leads to. */
  email: z.string(),
  name: z.nullable(z.string()),
});
export type OrderPage = z.infer<typeof orderPageReply>;

/** A product's last change on a wishlist; `at` in milliseconds since 1970. */
export const wish = z.strictObject({
  id: z.string().check(z.maxLength(100)),
  saved: z.boolean(),
  at: z.int().check(z.minimum(0)),
});
export type Wish = z.infer<typeof wish>;

/**
 * `POST /api/wishlist`: a device's hearts and removals. The reply holds the account's after the
 * merge, each product once; the later change of a product wins.
 */
export const wishlistMerge = z.strictObject({
  wishes: z.array(wish).check(z.maxLength(200)),
});
