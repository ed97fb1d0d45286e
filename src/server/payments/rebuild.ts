import { eq } from 'drizzle-orm';
import { formatOrderNumber } from '#rules/order-number.ts';
import type { LostReason } from '#rules/payment-reasons.ts';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { users } from '../auth/schema.ts';
import { legalTexts } from '../mail/schema.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import type { HasOrderNotices } from '../orders/order-notices.ts';
import { orderOfKey } from '../orders/order-sessions.ts';
import { orders } from '../orders/schema.ts';
import type { RangeShop, Shop, Transaction } from '../shop.ts';
import { announce, applyFacts } from './payment.ts';
import type { PaymentShop } from './payment-state.ts';
import { rebuiltOrder } from './rebuilt-order.ts';
import type { SessionFacts } from './session-facts.ts';
import { readShopMark } from './shop-mark.ts';
import { readSoldLines } from './sold-lines.ts';

/**
 * `rebuilt`: there is an order of that id now, made here or by another run. `no_order`: ours, without
 * money or told to the owner. `unknown`: another shop's. `unavailable`: ask again later.
 */
type RebuildResult = 'rebuilt' | 'no_order' | 'unknown' | 'unavailable';

type OwnFacts = SessionFacts & { readonly orderId: string };

/**
 * Makes an order again whose session is paid and whose row is gone, as an older copy of the database
 * leaves it (docs/decisions/0043-money-becomes-its-order-again.md). What can't be made an order is told
 * to the owner with everything Stripe knows.
 */
export async function rebuildOrder(
  shop: PaymentShop,
  facts: OwnFacts,
  cause: Cause,
): Promise<RebuildResult> {
  if (facts.sold.shopMark !== (await readShopMark(shop))) return 'unknown';
  if (facts.state !== 'paid') return 'no_order';
  const lines = await readSoldLines(shop, facts.checkoutSessionId);
  if (!lines.ok)
    return lines.failure === 'refused' ? noteLost(shop, facts, 'lines') : 'unavailable';
  const rebuilt = rebuiltOrder(facts, lines.value);
  if (!rebuilt.ok) return noteLost(shop, facts, rebuilt.reason);
  await store(shop, facts, rebuilt.values, cause);
  return 'rebuilt';
}

/** One transaction: of two runs at once the second finds the row of the first and does nothing. */
async function store(
  shop: RangeShop & HasOrderNotices,
  facts: OwnFacts,
  values: typeof orders.$inferInsert,
  cause: Cause,
): Promise<void> {
  const recording = await shop.db.transaction(async (tx) => {
    const references = await stillKnown(tx, values);
    const [row] = await tx
      .insert(orders)
      .values({ ...values, ...references })
      .onConflictDoNothing()
      .returning();
    if (!row) return undefined;
    const { checkoutSessionId: session, recordedNumber } = facts;
    const former = recordedNumber === null ? null : formatOrderNumber(recordedNumber);
    const at = new Date(shop.now());
    await appendOrderEvent(tx, row.id, 'rebuilt', cause, at, { session, number: former });
    const recorded = await applyFacts(shop, tx, row, facts, cause);
    await resolveAlert(shop, tx, 'money_without_order', session);
    await raiseAlert(shop, tx, {
      kind: 'order_rebuilt',
      subject: row.id,
      orderId: row.id,
      data: {
        cents: recorded.order.amount,
        number: formatOrderNumber(recorded.order.number ?? 0),
        former,
      },
    });
    return recorded;
  });
  if (recording) announce(shop, recording.order, facts);
}

/** References of the row, as far as this database has them; a key that another order took stays there. */
async function stillKnown(tx: Transaction, values: typeof orders.$inferInsert) {
  const { userId, legalText, idempotencyKey } = values;
  const [user] = userId
    ? await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
    : [];
  const [text] = legalText
    ? await tx
        .select({ hash: legalTexts.hash })
        .from(legalTexts)
        .where(eq(legalTexts.hash, legalText))
    : [];
  const isKeyTaken = (await orderOfKey(tx, idempotencyKey ?? null)) !== undefined;
  return {
    userId: user?.id ?? null,
    legalText: text?.hash ?? null,
    idempotencyKey: isKeyTaken ? null : (idempotencyKey ?? null),
  };
}

/** Tells the owner of money that can't be made an order; closes the alert once it is paid back. */
async function noteLost(shop: Shop, facts: OwnFacts, reason: LostReason): Promise<'no_order'> {
  const { checkoutSessionId: subject, paidCents, refundedCents, sold, paymentIntentId } = facts;
  const cents = paidCents - refundedCents;
  const data = { cents, currency: sold.currency, payment: paymentIntentId, reason };
  await shop.db.transaction((tx) =>
    cents > 0
      ? raiseAlert(shop, tx, { kind: 'money_without_order', subject, data })
      : resolveAlert(shop, tx, 'money_without_order', subject),
  );
  return 'no_order';
}
