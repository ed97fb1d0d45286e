import { and, eq, isNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AdminLostPayment } from '#contract/admin-messages.ts';
import { ALERT_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { readAlerts } from '../alerts/alerts.ts';
import { alerts, alerts as alertTable } from '../alerts/schema.ts';
import type { Admin } from '../auth/require-admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { paymentPageUrl } from '../payments/payment-page.ts';
import type { StripeShop } from '../payments/payment-state.ts';
import { readSession } from '../payments/settle.ts';
import { readSoldLines } from '../payments/sold-lines.ts';
import type { HasSecurityLog } from '../security-log/security-log.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

export function alertRoutes(shop: StripeShop & HasSecurityLog): Hono {
  return serve(ALERT_ENDPOINTS, {
    'GET /api/admin/alerts': async (c) => ({ alerts: await readAlerts(shop, languageOf(c)) }),
    'GET /api/admin/alerts/:id/payment': async (c, { params: { id } }) => {
      const found = await readLostPayment(shop, id);
      if (found === 'not_found') return failure(c, 'not_found');
      return found === 'unavailable' ? failure(c, 'payment_unavailable') : found;
    },
    'POST /api/admin/alerts/:id/dismiss': async (c, { params: { id } }) =>
      (await dismissAlert(shop, c.get('admin'), id)) ? { ok: true } : failure(c, 'not_found'),
  });
}

/** Closes an alert that the owner has dealt with; false when none of that id is open. */
async function dismissAlert(shop: AdminShop, admin: Admin, id: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const closed = await tx
      .update(alertTable)
      .set({ resolvedAt: new Date(shop.now()) })
      .where(and(eq(alertTable.id, id), isNull(alertTable.resolvedAt)))
      .returning({ kind: alertTable.kind });
    if (closed[0] === undefined) return false;
    await recordAction(shop, tx, admin, 'alert_dismissed', id, { kind: closed[0].kind });
    return true;
  });
}

/**
 * Reads the payment of an alert `money_without_order` from Stripe. `not_found`: there
 * is no such alert; `unavailable`: Stripe can't be asked, or does not show it.
 */
async function readLostPayment(
  shop: StripeShop,
  alertId: string,
): Promise<AdminLostPayment | 'not_found' | 'unavailable'> {
  const [alert] = await shop.db
    .select({ session: alerts.subject })
    .from(alerts)
    .where(and(eq(alerts.id, alertId), eq(alerts.kind, 'money_without_order')));
  if (!alert) return 'not_found';
  const [reading, lines] = await Promise.all([
    readSession(shop, alert.session),
    readSoldLines(shop, alert.session),
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
