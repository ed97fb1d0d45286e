/**
 * What was paid for one line of an order, in cents: its price less its share of the order's
 * discount, rounded in the customer's favour. 0 for gifts.
 */
export function lineRefundCents(
  order: { readonly subtotal: number; readonly discount: number },
  lineCents: number,
): number {
  if (order.subtotal <= 0) return 0;
  return lineCents - Math.floor((order.discount * lineCents) / order.subtotal);
}
