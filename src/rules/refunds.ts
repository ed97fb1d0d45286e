/** Refunds as Stripe names their states; one that it does not name yet counts as `pending`. */
export const REFUND_STATES = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** True if the money is on its way: neither back at the customer nor back with us. */
export function isPendingRefund(state: RefundState): boolean {
  return state === 'pending' || state === 'requires_action';
}

/** The states of `isPendingRefund`, for queries. */
export const PENDING_REFUNDS = REFUND_STATES.filter(isPendingRefund);

/** True if the money is at the customer or on its way, so that it can't be paid back once more. */
export function mayLeave(state: RefundState): boolean {
  return state === 'succeeded' || isPendingRefund(state);
}

/** Pieces of one line of an order; `line` is its index in the order's items. */
export interface RefundPieces {
  readonly line: number;
  readonly quantity: number;
}

interface PaidLine {
  readonly amountCents: number;
  readonly quantity: number;
}

/** An order's goods before its discount. */
interface DiscountedGoods {
  readonly subtotalCents: number;
  readonly discountCents: number;
}

/** Returns the rest that can be refunded; pending refunds are subtracted. */
export function refundableCents(order: {
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly refundingCents: number;
  readonly chargedBackCents: number;
}): number {
  const goneCents = order.refundedCents + order.refundingCents + order.chargedBackCents;
  return Math.max(0, order.amountCents - goneCents);
}

interface OrderedLine {
  readonly amount: number;
  /** The order's code left it out. */
  readonly full_price?: boolean | undefined;
}

/** Returns the goods that share an order's discount with this line of it; a line that the code left out shares none. */
export function discountedGoods(
  items: readonly OrderedLine[],
  discountCents: number,
  line: OrderedLine,
): DiscountedGoods {
  const sharing = items.filter(({ full_price: isLeftOut }) => !isLeftOut);
  const subtotalCents = (line.full_price ? [line] : sharing).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  return { subtotalCents, discountCents: line.full_price ? 0 : discountCents };
}

/**
 * Returns the amount paid for one line of an order, in cents: its price less its share of the order's
 * discount, rounded in the customer's favour. 0 for gifts.
 */
export function lineRefundCents(
  { subtotalCents, discountCents }: DiscountedGoods,
  lineCents: number,
): number {
  if (subtotalCents <= 0) return 0;
  return lineCents - Math.floor((discountCents * lineCents) / subtotalCents);
}

/**
 * Returns the value of `count` more pieces of a line after `done` of them were paid back, in cents. All
 * pieces together are worth exactly the line, however they are split.
 */
export function piecesRefundCents(
  order: DiscountedGoods,
  line: PaidLine,
  done: number,
  count: number,
): number {
  const wholeCents = lineRefundCents(order, line.amountCents);
  const upTo = (pieces: number) => Math.floor((wholeCents * pieces) / line.quantity);
  return upTo(done + count) - upTo(done);
}

/** Pieces per line that refunds took already, those on their way included. */
export function refundedPieces(
  refunds: readonly { readonly state: RefundState; readonly pieces: readonly RefundPieces[] }[],
): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const { state, pieces } of refunds) {
    if (!mayLeave(state)) continue;
    for (const { line, quantity } of pieces) taken.set(line, (taken.get(line) ?? 0) + quantity);
  }
  return taken;
}
