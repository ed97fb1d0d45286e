import type Stripe from 'stripe';
import type { OrderItem } from '#contract/checkout.ts';
import type { StripeShop } from './payment-state.ts';
import { callStripe, type ProviderResult } from './provider.ts';
import { readLineMetadata } from './session-metadata.ts';

/** Stripe's own limit for a session. */
const MOST_LINES = 100;

/** Reads all lines of a session. */
export function readSoldLines(
  shop: StripeShop,
  checkoutSessionId: string,
): Promise<ProviderResult<Stripe.LineItem[]>> {
  return callStripe(shop, 'read lines', async () => {
    const { data } = await shop.stripe.checkout.sessions.listLineItems(checkoutSessionId, {
      limit: MOST_LINES,
    });
    return data;
  });
}

/** A line as the order had it; undefined when Stripe does not know enough of it. */
export function soldItem(line: Stripe.LineItem): OrderItem | undefined {
  const { price, quantity } = line;
  if (!price || price.unit_amount === null || !quantity) return undefined;
  const said = readLineMetadata(line.metadata);
  const amount = price.unit_amount * quantity;
  if (said === undefined || line.amount_subtotal !== amount) return undefined;
  return { ...said, unit_amount: price.unit_amount, quantity, amount };
}
