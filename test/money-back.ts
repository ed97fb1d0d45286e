import type { PaymentShop } from './payments.ts';

/** Outcome of the next refund; `waits` ends only by hand. */
export const REFUND_COURSES: Readonly<Record<string, object>> = {
  arrives: { ends: 'succeeded', afterMs: 200_000 },
  fails: { ends: 'failed', afterMs: 200_000 },
  'is canceled': { ends: 'canceled', afterMs: 200_000 },
  'fails at once': { starts: 'failed' },
};

/** The customer disputes the payment; sometimes the bank decides soon. */
export async function disputePayment(
  test: PaymentShop,
  checkout: string | undefined,
  ends: string,
): Promise<void> {
  // Only what is paid can be disputed.
  const asked = test.control(`/sessions/${checkout}/dispute`, {}).catch(() => undefined);
  const made = (await asked) as { id: string } | undefined;
  if (made) await test.control(`/disputes/${made.id}/status`, { status: ends });
}

/** As the owner would; Stripe refuses what is not there to be paid back. */
export async function refundPayment(
  test: PaymentShop,
  checkout: string | undefined,
  cents: number,
): Promise<void> {
  const order = (await test.orders()).find((row) => row.checkoutSessionId === checkout);
  if (!order?.paymentIntentId) return;
  const amount = Math.min(cents, order.amount - order.refunded);
  if (amount === 0) return;
  await test.shop.stripe.refunds
    .create({ payment_intent: order.paymentIntentId, amount })
    .catch(() => undefined);
}
