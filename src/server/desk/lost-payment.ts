import { and, eq } from 'drizzle-orm';
import type { DeskLostPayment } from '../../contract/desk-messages.ts';
import { alerts } from '../alerts/schema.ts';
import { paymentPageUrl } from '../payments/payment-page.ts';
import { readSession } from '../payments/settle.ts';
import { readSoldLines } from '../payments/sold-lines.ts';
import type { Shop } from '../shop.ts';

/**
 * Reads the payment of an alert `money_without_order` from Stripe. `not_found`: there
 * is no such alert; `unavailable`: Stripe can't be asked, or does not show it.
 */
export async function readLostPayment(
  shop: Shop,
  alertId: string,
): Promise<DeskLostPayment | 'not_found' | 'unavailable'> {
  const [alert] = await shop.db
    .select({ session: alerts.subject })
    .from(alerts)
    .where(and(eq(alerts.id, alertId), eq(alerts.kind, 'money_without_order')));
  if (!alert) return 'not_found';
  const [reading, lines] = await Promise.all([
    readSession(shop, alert.session),
    readSoldLines(shop, alert.session, false),
  ]);
  if (!reading.ok) return 'unavailable';
  const { sold, paymentIntentId: id, ...facts } = reading.value;
  return {
    payment: id === null ? null : { id, url: paymentPageUrl(shop.settings, id) },
    session: facts.checkoutSessionId,
    paid_at: (facts.chargedAt ?? sold.createdAt).toISOString(),
    amount: facts.paidCents,
    refunded: facts.refundedCents,
    currency: sold.currency ?? 'eur',
    name: facts.name,
    email: facts.email,
    address: facts.address,
    lines: (lines.ok ? lines.value : []).map((line) => ({
      name: line.description ?? '',
      quantity: line.quantity ?? 1,
      amount: line.amount_subtotal,
    })),
  };
}
