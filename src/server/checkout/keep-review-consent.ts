import { eq } from 'drizzle-orm';
import type { OrderRow } from '../orders/order-mails.ts';
import { reviewRequests } from '../reviews/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { PaymentRequest } from './payment-request.ts';
import SENTENCE from './review-consent.json' with { type: 'json' };

/** Keeps that an order's shopper wants to be asked for reviews, with the sentence that she ticked; nothing without it. */
export async function keepReviewConsent(
  shop: Pick<Shop, 'now'>,
  tx: Transaction,
  { id: orderId, language }: Pick<OrderRow, 'id' | 'language'>,
  { customer }: Pick<PaymentRequest, 'customer'>,
): Promise<void> {
  await tx.delete(reviewRequests).where(eq(reviewRequests.orderId, orderId));
  if (customer?.reviews === undefined) return;
  const given = { orderId, consent: SENTENCE[language], consentedAt: new Date(shop.now()) };
  await tx.insert(reviewRequests).values(given);
}
