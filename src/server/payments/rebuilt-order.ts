import type Stripe from 'stripe';
import { CURRENCY } from '#catalogue/currency.ts';
import type { LostReason } from '#rules/payment-reasons.ts';
import type { orders } from '../orders/schema.ts';
import type { SessionFacts } from './session-facts.ts';
import { soldItem } from './sold-lines.ts';

type RebuiltOrder =
  | { readonly ok: true; readonly values: typeof orders.$inferInsert }
  | { readonly ok: false; readonly reason: LostReason };

/**
 * The row of an order whose money is known at Stripe and which is gone here, as it was before its
 * payment was recorded. Complete to the cent, or none at all.
 */
export function rebuiltOrder(
  facts: SessionFacts & { readonly orderId: string },
  lines: readonly Stripe.LineItem[],
): RebuiltOrder {
  const { sold } = facts;
  const { subtotalCents, discountCents, shippingCents, totalCents, written } = sold;
  if (written === null) return { ok: false, reason: 'version' };
  const items = lines.flatMap((line) => soldItem(line) ?? []);
  if (items.length === 0 || items.length < lines.length) return { ok: false, reason: 'lines' };
  const addsUp =
    items.reduce((sum, { amount }) => sum + amount, 0) === subtotalCents &&
    subtotalCents - discountCents + shippingCents === totalCents &&
    facts.paidCents === totalCents &&
    sold.currency === CURRENCY.toLowerCase();
  if (!addsUp) return { ok: false, reason: 'sums' };
  return {
    ok: true,
    values: {
      id: facts.orderId,
      // As money that arrives late: the payment takes the step to `paid` and its use of a code.
      status: 'expired',
      amount: totalCents,
      subtotal: subtotalCents,
      discount: discountCents,
      shipping: shippingCents,
      items,
      ...written,
      requestHash: '',
      attempt: facts.attempt,
      checkoutSessionId: facts.checkoutSessionId,
      expiresAt: sold.createdAt,
    },
  };
}
