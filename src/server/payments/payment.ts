import { eq, sql } from 'drizzle-orm';
import {
  holdsCode,
  type OrderStatus,
  type PaymentChange,
  paymentChange,
  wasPaid,
} from '#rules/order-states.ts';
import { withMissing } from '#rules/taken-pieces.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { afterCommit } from '../db/transactions.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import { type OrderRow, queueOrderMail } from '../orders/order-mails.ts';
import { type HasOrderNotices, notifyOrders } from '../orders/order-notices.ts';
import { queueSaleMail } from '../orders/sale-mail.ts';
import { orders } from '../orders/schema.ts';
import type { RangeShop, Shop, Transaction } from '../shop.ts';
import { releaseStock } from '../stock/reserve-stock.ts';
import { sellStock, tellOversold } from '../stock/sell-stock.ts';
import { forgetPaidCart } from '../visits/paid-carts.ts';
import { moveCode } from './move-code.ts';
import { notePaidAgain } from './paid-again.ts';
import { contactColumns, paidColumns } from './paid-columns.ts';
import { makeInvoice, settlePapers } from './paper-book.ts';
import { noteReceived } from './received.ts';
import { bookRefunds } from './refunds/refund-book.ts';
import { tellRefunds } from './refunds/refund-news.ts';
import type { SessionFacts } from './session-facts.ts';

type RecordResult =
  /** `order` is as it is now. */
  | { readonly ok: true; readonly order: OrderRow; readonly changed: boolean }
  /** The order changed while Stripe was being asked: what was read may be old. */
  | { readonly ok: false; readonly reason: 'stale' | 'unknown_order' };

/** Version of the order's row at which the facts were read; changes with every write to it. */
export const rowVersion = sql<string>`${sql.identifier('orders')}.xmin::text`;

/**
 * The one function that makes an order paid, expired, failed or refunded, whoever asks: webhook,
 * `/success`, reconciler, the back office
 * (docs/decisions/0005-payment-speaks-stripes-api.md). `facts` were read from Stripe after
 * the row had `version`; if it changed since, nothing is done and the caller reads again. So two
 * readers at once can't take the order back to what the slower of them saw.
 *
 * Status, number, history, mail and the place in the code's uses change in one transaction under
 * the row's lock; doing it twice changes nothing the second time.
 */
export async function recordPayment(
  shop: RangeShop & HasOrderNotices,
  facts: SessionFacts & { readonly orderId: string },
  cause: Cause,
  version: string,
): Promise<RecordResult> {
  const recording = await shop.db.transaction(async (tx): Promise<RecordResult> => {
    const [row] = await tx
      .select({ order: orders, version: rowVersion })
      .from(orders)
      .where(eq(orders.id, facts.orderId))
      .for('update');
    if (!row) return { ok: false, reason: 'unknown_order' };
    if (row.version !== version) return { ok: false, reason: 'stale' };
    return applyFacts(shop, tx, row.order, facts, cause);
  });
  if (recording.ok && recording.changed) announce(shop, recording.order, facts);
  return recording;
}

/** Tells those who watch, once it is committed. */
export function announce(shop: Shop & HasOrderNotices, order: OrderRow, facts: SessionFacts): void {
  void notifyOrders(shop);
  if (wasPaid(order.status)) void forgetPaidCart(shop, facts.checkoutSessionId);
}

/** Takes `order` to what the facts say, in the transaction that holds its row. */
export async function applyFacts(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
  facts: SessionFacts,
  cause: Cause,
): Promise<Extract<RecordResult, { ok: true }>> {
  const otherSession = order.checkoutSessionId !== facts.checkoutSessionId;
  if (wasPaid(order.status) && otherSession) {
    const noted = await notePaidAgain(shop, tx, order, facts, cause);
    return { ok: true, order, changed: noted };
  }
  const hears = facts.state === 'paid' && facts.refunds !== null;
  const book = hears ? await bookRefunds(shop, tx, order, facts.refunds) : null;
  const change = paymentChange(
    { status: order.status, amountCents: order.amount, refundedCents: order.refunded },
    {
      ...facts,
      refundedCents: book?.countedCents ?? order.refunded,
      latestAttempt: isLatest(shop, order, facts),
    },
  );
  const refundsChanged = change.refundedCents !== order.refunded || book?.changed === true;
  if (change.steps.length === 0 && !refundsChanged) {
    if (wasPaid(order.status)) await settlePapers(shop, tx, order, facts.recordedPapers);
    const received = await noteReceived(shop, tx, order, facts, cause);
    return { ok: true, order: received ?? order, changed: received !== undefined };
  }
  let now = order;
  for (const step of change.steps) {
    now = await takeStep(shop, tx, now, step, change, facts, cause);
    afterCommit(() => shop.metrics.countPayment(step));
  }
  if (change.steps.length === 0 || now.refunded !== change.refundedCents) {
    now = await takeStep(shop, tx, now, now.status, change, facts, cause);
  }
  if (book) {
    // An order that Stripe's records name was paid before and lost here: its customer has heard of those refunds.
    const isOldNews = !wasPaid(order.status) && facts.recordedNumber !== null;
    const before = { refundedCents: order.refunded, isOldNews };
    await tellRefunds(shop, tx, now, book.news, before, cause);
  }
  if (wasPaid(now.status)) await settlePapers(shop, tx, now, facts.recordedPapers);
  return { ok: true, order: now, changed: true };
}

/**
 * True if an ended session ends the order. An earlier attempt's session ends it only once the order's own time is
 * over: until then a request may be opening the next session, for which it has raised `attempt` already.
 */
function isLatest(shop: Shop, order: OrderRow, facts: SessionFacts): boolean {
  if (facts.attempt === order.attempt) return true;
  return (
    order.checkoutSessionId === facts.checkoutSessionId && order.expiresAt.getTime() <= shop.now()
  );
}

async function takeStep(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
  step: OrderStatus,
  change: PaymentChange,
  facts: SessionFacts,
  cause: Cause,
): Promise<OrderRow> {
  const at = new Date(shop.now());
  const first = step === 'paid' && !wasPaid(order.status);
  // A refund is counted with its own step, not with the payment it is heard together with.
  const refunded = first ? 0 : change.refundedCents;
  const paid = first ? await paidColumns(shop, tx, order, facts, at) : {};
  const missing = first ? await sellStock(shop, tx, order, cause) : new Map<string, number>();
  const sold = first ? { items: withMissing(order.items, missing) } : {};
  const failed = step === 'failed' ? contactColumns(order, facts) : {};
  const [next] = await tx
    .update(orders)
    .set({ status: step, refunded, updatedAt: at, codeHolder: null, ...paid, ...sold, ...failed })
    .where(eq(orders.id, order.id))
    .returning();
  if (!next) throw new Error(`order ${order.id} vanished under its lock`);

  const note = (kind: Parameters<typeof appendOrderEvent>[2], data: Record<string, unknown>) =>
    appendOrderEvent(tx, order.id, kind, cause, at, data);
  if (first) {
    await note('paid', {
      number: next.number,
      paid: facts.paidCents,
      session: next.checkoutSessionId,
    });
    await makeInvoice(shop, tx, next, facts.recordedPapers);
    await shop.jobs.add('label-payment', { orderId: order.id }, { tx });
    if (facts.recordedNumber === null) await queueSaleMail(shop, tx, next);
    if (facts.paidCents !== order.amount) {
      await note('amount_mismatch', { expected: order.amount, paid: facts.paidCents });
      await raiseAlert(shop, tx, {
        kind: 'amount_mismatch',
        subject: order.id,
        orderId: order.id,
        data: { expectedCents: order.amount, paidCents: facts.paidCents },
      });
    }
  } else if (!wasPaid(step)) {
    await note(step === 'failed' ? 'failed' : 'expired', {});
  }
  if (first) await tellOversold(shop, tx, order.id, missing, cause);
  else if (!wasPaid(step)) await releaseStock(tx, order.id);
  await moveCode(shop, tx, next, holdsCode(order.status), cause);
  if (first ? !facts.isConfirmed : step === 'failed') {
    const told = await queueOrderMail(shop, tx, next, step);
    if (!told) await note('mail_impossible', { step });
  }
  return next;
}
