import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  type DeskAlertsReply,
  type DeskLostPayment,
  deskNothing,
} from '#contract/desk-messages.ts';
import { DESK_API } from '#desk-paths.ts';
import { readAlerts } from '../alerts/alerts.ts';
import { alerts, alerts as alertTable } from '../alerts/schema.ts';
import type { Admin } from '../auth/require-admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import { paymentPageUrl } from '../payments/payment-page.ts';
import { readSession } from '../payments/settle.ts';
import { readSoldLines } from '../payments/sold-lines.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';

const uuid = z.uuid();

/** Open alerts in the back office, and what is known about money without an order. */
export function alertRoutes(shop: Shop): Hono {
  const app = new Hono();
  app.get(DESK_API.deskAlerts, async (c) => {
    c.header('cache-control', 'no-store');
    const alerts = await readAlerts(shop, languageOf(c));
    return c.json({ alerts } satisfies DeskAlertsReply);
  });
  app.get(DESK_API.deskLostPayment, async (c) => {
    const id = uuid.safeParse(c.req.param('id'));
    const found = id.success ? await readLostPayment(shop, id.data) : 'not_found';
    if (found === 'not_found') return failure(c, 'not_found');
    if (found === 'unavailable') return failure(c, 'payment_unavailable');
    c.header('cache-control', 'no-store');
    return c.json(found);
  });
  app.post(DESK_API.deskAlertDismiss, async (c) => {
    const admin = c.get('admin');
    const id = uuid.safeParse(c.req.param('id'));
    if (!id.success) return failure(c, 'not_found');
    const body = await readJson(c, deskNothing);
    if (!body.ok) return body.response;
    const closed = await dismissAlert(shop, admin, id.data);
    return closed ? c.json({ ok: true }) : failure(c, 'not_found');
  });
  return app;
}

/** Closes an alert that the owner has dealt with; false when none of that id is open. */
async function dismissAlert(shop: Shop, admin: Admin, id: string): Promise<boolean> {
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
