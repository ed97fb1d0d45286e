import { eq } from 'drizzle-orm';
import { reviewRequests } from '../reviews/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { PaymentRequest } from './payment-request.ts';

/** Keeps that an order's shopper wants to be asked for reviews, in her words; nothing where she didn't tick the box. */
export async function keepReviewConsent(
  shop: Pick<Shop, 'now'>,
  tx: Transaction,
  orderId: string,
  { customer }: Pick<PaymentRequest, 'customer'>,
): Promise<void> {
  await tx.delete(reviewRequests).where(eq(reviewRequests.orderId, orderId));
  const consent = customer?.reviews;
  if (consent === undefined) return;
  await tx.insert(reviewRequests).values({ orderId, consent, consentedAt: new Date(shop.now()) });
}
