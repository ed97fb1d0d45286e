import type Stripe from 'stripe';
import type { OrderRow } from '#server/orders/order-mails.ts';
import type { RefundRow } from '#server/payments/refunds/refund-book.ts';

/** The rows of an order's refunds add up to its sum, each mailed at most once. */
export function refundFaults(order: OrderRow, rows: readonly RefundRow[]): string[] {
  const counted = rows.filter(({ countedAt }) => countedAt !== null);
  const sum = counted.reduce((total, { amountCents }) => total + amountCents, 0);
  const faults = sum === order.refunded ? [] : [`refunds of ${sum} in a sum of ${order.refunded}`];
  for (const { id, state } of counted) {
    if (state !== 'succeeded') faults.push(`counts ${id}, which is ${state}`);
  }
  return faults;
}

/** Compares lost disputes at Stripe with the order's `charged_back`. */
export async function disputeFaults(
  stripe: Stripe,
  order: OrderRow,
  rows: readonly { readonly amountCents: number }[],
): Promise<string[]> {
  const payment_intent = order.paymentIntentId;
  if (payment_intent === null) return [];
  const { data } = await stripe.disputes.list({ payment_intent });
  const lost = data.filter(({ status }) => status === 'lost');
  const theirs = lost.reduce((total, { amount }) => total + amount, 0);
  const ours = rows.reduce((total, { amountCents }) => total + amountCents, 0);
  const agree = theirs === ours && ours === order.chargedBack;
  return agree ? [] : [`charged back ${order.chargedBack}, rows ${ours}, at Stripe ${theirs}`];
}
