import { handleStripeEvents } from './events/stripe-events.ts';
import { labelPayment } from './label-payment.ts';
import type { PaymentShop } from './payment-state.ts';
import { RECONCILE_AT_REST_SECONDS, reconcile } from './reconcile.ts';
import { settleCheckout } from './settle.ts';

/** Registers the jobs that keep orders and Stripe in step. */
export function paymentJobs(shop: PaymentShop): void {
  shop.jobs.handle('handle-stripe-event', async () => {
    const open = await handleStripeEvents(shop, 'webhook');
    if (open > 0) throw new Error(`${open} payment events could not be handled yet`);
  });
  shop.jobs.handle(
    'settle-checkout',
    async ({ checkoutSessionId, cause }) => {
      const settled = await settleCheckout(shop, checkoutSessionId, cause);
      // The reconciler asks again for what is unreadable, with growing pauses.
      if (!settled.ok && (settled.reason === 'unavailable' || settled.reason === 'busy')) {
        throw new Error(`the payment provider's answer is not recorded yet: ${settled.reason}`);
      }
    },
    { retries: 3 },
  );
  shop.jobs.handle('label-payment', async ({ orderId }, { isLast }) => {
    const isWhole = await labelPayment(shop, orderId);
    if (!isWhole && !isLast) throw new Error('a payment is not labelled in full yet');
  });
  shop.jobs.handle('reconcile', () => reconcile(shop), {
    everySeconds: RECONCILE_AT_REST_SECONDS,
  });
}
