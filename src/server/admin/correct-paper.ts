import { eq } from 'drizzle-orm';
import { wasPaid } from '#rules/order-states.ts';
import type { Admin } from '../auth/require-admin.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { orders } from '../orders/schema.ts';
import { correctRecipient } from '../payments/paper-book.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import { settleCheckout } from '../payments/settle.ts';
import { changeLocked, type OrderChange } from './change-locked.ts';

/**
 * Makes a paper with another recipient. Stripe is asked first which papers the payment names: after a restore one of them may be
 * missing here, whose number isn't given again.
 */
export async function correctPaper(
  shop: PaymentShop,
  admin: Admin,
  orderId: string,
  recipient: readonly string[],
): Promise<OrderChange<'order_unpaid' | 'payment_unavailable'>> {
  const cause = `admin:${admin.id}` as const;
  const [known] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!known) return { ok: false, code: 'not_found' };
  if (!wasPaid(known.status) || known.checkoutSessionId === null)
    return { ok: false, code: 'order_unpaid' };
  const settled = await settleCheckout(shop, known.checkoutSessionId, cause);
  if (!settled.ok) return { ok: false, code: 'payment_unavailable' };
  const { recordedPapers } = settled.facts;
  return changeLocked<never>(shop, orderId, async (tx, order) => {
    await correctRecipient(shop, tx, order, recipient, recordedPapers);
    await appendOrderEvent(tx, orderId, 'paper_corrected', cause, new Date(shop.now()));
    return null;
  });
}
