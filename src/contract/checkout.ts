import * as z from 'zod/mini';
import { MAX_NAME_LENGTH } from '#catalogue/limits.ts';
import { OFFERABLE_METHODS } from '#catalogue/payment-methods.ts';
import { LANGS } from '#routes.ts';
import { ORDER_STATUSES } from '#rules/order-states.ts';
import type { ChoiceField } from '#rules/variant-choice.ts';
import { type Customer, type CustomerResult, customer } from './customer.ts';

/** Stripe takes 100 line items, we stay at 50: gifts and shipping add lines of their own. */
export const MAX_LINE_ITEMS = 50;
/** Placeholder that the cart sends for guests (docs/specification.md#7-interfaces). */
export const GUEST_EMAIL = 'guest@elvare.example';

const shortText = z.string().check(z.maxLength(200));

const choice = {
  selectedColor: z.optional(shortText),
  colourIds: z.optional(shortText),
  packType: z.optional(shortText),
  selectedSize: z.optional(shortText),
  color: z.optional(shortText),
  giftColor: z.optional(shortText),
} satisfies Record<ChoiceField, unknown>;

/**
 * One cart line as the browser sends it. Prices are EUR numbers and only compared with ours,
 * never believed (docs/decisions/0069-nobody-pays-a-price-that-was-not-shown.md). Unknown fields are
 * refused.
 */
export const checkoutItem = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  price: z.number().check(z.nonnegative()),
  quantity: z.number(),
  image: z.optional(z.string().check(z.maxLength(500))),
  ...choice,
});

/** Body of `POST /api/create-checkout` (docs/specification.md#7-interfaces). */
export const createCheckoutBody = z.strictObject({
  items: z.array(checkoutItem).check(z.maxLength(10_000)),
  customer_email: z.optional(z.string().check(z.maxLength(320))),
  payment_method_types: z.optional(
    z.array(z.enum(OFFERABLE_METHODS)).check(z.maxLength(OFFERABLE_METHODS.length)),
  ),
  discountCode: z.optional(z.string().check(z.maxLength(64))),
  /** Total that the shopper saw; a higher one is refused with `total_changed`. */
  shownTotalCents: z.optional(z.int().check(z.nonnegative())),
  language: z.optional(z.enum(LANGS)),
  /** Parsed by its own schema, whose refusal names the field. */
  customer: z.optional(
    z.pipe(
      z.custom<Customer>(),
      z.transform((given): CustomerResult => customer.safeParse(given)),
    ),
  ),
});
export type CreateCheckoutBody = z.input<typeof createCheckoutBody>;

/**
 * Header `Idempotency-Key` of `create-checkout`: the browser's own random text for one attempt to
 * pay. Short ones could be guessed, and who guesses one is sent to that checkout.
 */
const attemptKey = z.string().check(z.regex(/^[\w-]{16,100}$/));
export const idempotencyKey = z.nullable(attemptKey);

/** Body of `POST /api/checkout-preview`: a cart as `create-checkout` takes it. */
export const checkoutPreviewBody = z.pick(createCheckoutBody, {
  items: true,
  discountCode: true,
  language: true,
});

export const createCheckoutReply = z.object({ url: z.string() });

/** A line of an order as customers and the owner see it; money in cents. */
export const orderItem = z.object({
  id: z.string(),
  /** `goodsKey` of the line; presents have none. */
  key: z.optional(z.string()),
  product_id: z.string(),
  name: z.string(),
  variant: z.string(),
  image: z.string(),
  /** Of a pack of several colours: a picture of each. */
  images: z.optional(z.array(z.string())),
  /** Of one pack that has no colours to tell them. */
  pieces: z.optional(z.int()),
  /** Material, contents and ingredients in one line; absent where the catalogue says none. */
  material: z.optional(z.string()),
  /** Maker of the goods, in one line; absent where the catalogue names none. */
  maker: z.optional(z.string()),
  unit_amount: z.number(),
  quantity: z.number(),
  amount: z.number(),
  gift: z.boolean(),
  /** Pieces that may be missing: they were sold out when the order was paid. */
  missing: z.optional(z.int()),
  /** The order's code counts for other goods: the line has no share in its discount. */
  full_price: z.optional(z.boolean()),
});
export type OrderItem = z.infer<typeof orderItem>;

/** An order as its buyer sees it. `amount` in cents, shipping included. */
export const checkoutOrder = z.object({
  number: z.nullable(z.string()),
  amount: z.number(),
  shipping: z.number(),
  discount: z.number(),
  currency: z.string(),
  items: z.array(orderItem),
  /** ISO time of the payment; delivery is counted from it. Null until it was paid. */
  paid_at: z.nullable(z.string()),
});
export type CheckoutOrder = z.infer<typeof checkoutOrder>;

const span = z.object({ from: z.number(), to: z.number() });
export const promised = z.object({
  dispatchWorkingDays: span,
  deliveryWorkingDays: span,
  /** As `DayOff` of `rules/holidays.ts`. */
  daysOff: z.exactOptional(z.readonly(z.array(z.string()))),
});

/** `GET /api/checkout/:session_id`, for `/success`. No order for a browser that did not start it. */
export const checkoutReply = z.object({
  status: z.enum(ORDER_STATUSES),
  /** Days that a paid order was promised; absent for others. */
  promised: z.optional(promised),
  order: z.nullable(checkoutOrder),
});
export type CheckoutReply = z.infer<typeof checkoutReply>;

/** `POST /api/checkout-preview`: a cart as it would be ordered now; money in cents. */
export const checkoutPreviewReply = z.object({
  items: z.array(orderItem),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  amount: z.number(),
  vat_percent: z.number(),
  vat: z.number(),
  promised,
  /** ISO time that the days count from. */
  at: z.string(),
});
export type CheckoutPreview = z.infer<typeof checkoutPreviewReply>;

/** Body of `POST /api/checkout-attempt`: the `Idempotency-Key` that a cart was sent to pay with. */
export const checkoutAttemptBody = z.strictObject({ key: attemptKey });

/**
 * Outcome of an attempt to pay, for the holder of its key. `open`: it can still be paid, or its money
 * is on its way; `over`: it ended unpaid, or no order knows the key. `lines` is what leaves the cart.
 */
export const checkoutAttemptReply = z.object({
  state: z.enum(['open', 'paid', 'over']),
  lines: z.array(z.object({ key: z.string(), quantity: z.int() })),
});
export type CheckoutAttemptReply = z.infer<typeof checkoutAttemptReply>;

/** `POST /api/discount-code`: what a code would take off. `subtotal` in cents. */
export const discountCodeBody = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  subtotal: z.int().check(z.nonnegative()),
  language: z.optional(z.enum(LANGS)),
});
/** `value` is percent (1–100) or cents, by `kind`, and 0 for free shipping; `minimum` in cents. */
export const discountCodeReply = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'amount', 'shipping']),
  value: z.number(),
  minimum: z.number(),
  /** Ids of the products that it counts for, and their collections by name; absent if it counts for all. */
  products: z.optional(z.array(z.string())),
  goods: z.optional(z.string()),
});
export type DiscountCodeReply = z.infer<typeof discountCodeReply>;
