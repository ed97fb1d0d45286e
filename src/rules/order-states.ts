/**
 * Allowed transitions of an order, as two tables: one for the payment, one for the parcel, because one field
 * can't hold "shipped and partly refunded". The trigger `order_guard` holds the same tables in the
 * database; `order-guard.test.ts` compares them pair by pair.
 */

export const ORDER_STATUSES = [
  'pending',
  'paid',
  'expired',
  'failed',
  'partly_refunded',
  'refunded',
] as const;
export const FULFILMENTS = ['open', 'shipped', 'delivered', 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type Fulfilment = (typeof FULFILMENTS)[number];

/**
 * Payment. Money that arrives late is still money taken, so expired and failed orders can become
 * paid; a refund that the bank sends back makes its way back, too.
 */
const PAYMENT_STEPS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'expired', 'failed'],
  expired: ['paid'],
  failed: ['paid'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['refunded', 'paid'],
  refunded: ['partly_refunded', 'paid'],
};

/** One parcel. It leaves only for an order that is paid (`mayShip`). */
export const PARCEL_STEPS: Readonly<Record<Fulfilment, readonly Fulfilment[]>> = {
  open: ['shipped'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
};

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return PAYMENT_STEPS[from].includes(to);
}

/** An order's steps; its state is derived from its parcels (`fulfilmentOf`), of which one more or one less may leave. */
export const FULFILMENT_STEPS: Readonly<Record<Fulfilment, readonly Fulfilment[]>> = {
  open: ['shipped', 'delivered', 'returned'],
  shipped: ['open', 'delivered', 'returned'],
  delivered: ['open', 'returned'],
  returned: ['open'],
};

/** "Shipped" can be taken back for so long, and its mail waits as long. */
export const TAKE_BACK_SECONDS = 60;

/** True if the customer's money for this order was taken at some time. */
export function wasPaid(status: OrderStatus): boolean {
  return status === 'paid' || status === 'partly_refunded' || status === 'refunded';
}

/** True if a parcel may leave: paid, and not all of it paid back. */
export function mayShip(status: OrderStatus): boolean {
  return status === 'paid' || status === 'partly_refunded';
}

/** Payment states of orders whose parcel may leave. */
export const SHIPPABLE_STATUSES = ORDER_STATUSES.filter(mayShip);

/**
 * True if the parcel's state matters to a reader: `open` means "to be packed", which an
 * unpaid or refunded order is not.
 */
export function showsParcel(order: {
  readonly status: OrderStatus;
  readonly fulfilment: Fulfilment;
}): boolean {
  return order.fulfilment !== 'open' || mayShip(order.status);
}

/** True if the order holds its place in the number of uses of its discount code. */
export function holdsCode(status: OrderStatus): boolean {
  return status !== 'expired' && status !== 'failed';
}

/** State of one checkout session at the payment provider, in cents. */
export interface PaymentFacts {
  /** `open`: nothing decided yet; `failed`: the customer finished, the money did not arrive. */
  readonly state: 'open' | 'paid' | 'expired' | 'failed';
  readonly paidCents: number;
  readonly refundedCents: number;
  /** True if the session is the order's latest attempt; the end of an older one changes nothing. */
  readonly latestAttempt: boolean;
}

export interface PaymentChange {
  /** The statuses to walk through, in this order; empty when nothing changes. */
  readonly steps: readonly OrderStatus[];
  /** New value of the order's `refunded`. */
  readonly refundedCents: number;
}

/**
 * Changes of an order by the facts. Idempotent: the same facts change nothing the second
 * time, and facts never take an order back from paid to unpaid.
 */
export function paymentChange(
  order: {
    readonly status: OrderStatus;
    readonly amountCents: number;
    readonly refundedCents: number;
  },
  facts: PaymentFacts,
): PaymentChange {
  if (facts.state !== 'paid') {
    const ends = facts.state !== 'open' && facts.latestAttempt && order.status === 'pending';
    return { steps: ends ? [facts.state] : [], refundedCents: order.refundedCents };
  }
  const target = refundStatus(facts);
  const steps: OrderStatus[] = wasPaid(order.status) ? [] : ['paid'];
  if ((steps[0] ?? order.status) !== target) steps.push(target);
  return { steps, refundedCents: Math.min(facts.refundedCents, order.amountCents) };
}

function refundStatus(facts: PaymentFacts): OrderStatus {
  if (facts.refundedCents <= 0) return 'paid';
  return facts.refundedCents < facts.paidCents ? 'partly_refunded' : 'refunded';
}
