import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isDisputeLost, isDisputeOpen } from '#rules/disputes.ts';
import { raiseAlert, refreshAlert, resolveAlert } from '../alerts/alerts.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { type HasOrderNotices, notifyOrders } from '../orders/order-notices.ts';
import { orders } from '../orders/schema.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { settlePapers } from './paper-book.ts';
import { rowVersion } from './payment.ts';
import type { StripeShop } from './payment-state.ts';
import { callStripe } from './provider.ts';
import { papersIn } from './recorded-papers.ts';
import { disputes } from './schema.ts';
import { expanded } from './session-facts.ts';

export type DisputeRow = typeof disputes.$inferSelect;
type DisputeFacts = Omit<DisputeRow, 'orderId' | 'paymentIntentId' | 'closedAt' | 'updatedAt'>;

/** Every round means that somebody else wrote the order meanwhile. */
const MAX_ROUNDS = 8;

/**
 * Reads the disputes of a payment from Stripe and records them with its order. Like a payment, they
 * count only if the order did not change while Stripe was asked, so a slow reader can't undo news.
 */
export async function settleDisputes(
  shop: StripeShop & HasOrderNotices,
  orderId: string,
  paymentIntentId: string,
  cause: Cause,
): Promise<'unavailable' | 'busy' | null> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [seen] = await shop.db
      .select({ version: rowVersion })
      .from(orders)
      .where(eq(orders.id, orderId));
    const listed = await callStripe(shop, 'list disputes', () =>
      shop.stripe.disputes.list({
        payment_intent: paymentIntentId,
        limit: 100,
        expand: ['data.payment_intent'],
      }),
    );
    if (!listed.ok) return 'unavailable';
    const { data } = listed.value;
    const facts = data.map(disputeFacts);
    const [intent] = data.flatMap((dispute) => expanded(dispute.payment_intent) ?? []);
    const recorded = papersIn(intent?.metadata ?? null);
    const recording = await shop.db.transaction(async (tx) => {
      const [row] = await tx
        .select({ order: orders, version: rowVersion })
        .from(orders)
        .where(eq(orders.id, orderId))
        .for('update');
      if (!row || row.version !== seen?.version) return 'stale';
      const told = await recordDisputes(shop, tx, row.order, paymentIntentId, facts, cause);
      if (told === 'changed' && row.order.paymentIntentId === paymentIntentId)
        await settlePapers(shop, tx, row.order, recorded);
      return told;
    });
    if (recording === 'changed') void notifyOrders(shop);
    if (recording !== 'stale') return null;
  }
  return 'busy';
}

function disputeFacts(dispute: Stripe.Dispute): DisputeFacts {
  const { due_by: due } = dispute.evidence_details;
  return {
    id: dispute.id,
    amountCents: dispute.amount,
    reason: dispute.reason,
    state: dispute.status,
    dueBy: due === null ? null : new Date(due * 1000),
    openedAt: new Date(dispute.created * 1000),
  };
}

async function recordDisputes(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  paymentIntentId: string,
  heard: readonly DisputeFacts[],
  cause: Cause,
): Promise<'changed' | 'same'> {
  const rows = await readDisputes(tx, order.id);
  const known = new Map(rows.map((row) => [row.id, row]));
  const news = heard.filter((fact) => isNews(fact, known.get(fact.id)));
  if (news.length === 0) return 'same';
  const at = new Date(shop.now());
  for (const fact of news) {
    const row = known.get(fact.id);
    const isOpen = isDisputeOpen(fact.state);
    const closedAt = isOpen ? null : (row?.closedAt ?? at);
    const state = { ...fact, closedAt, updatedAt: at };
    await tx
      .insert(disputes)
      .values({ ...state, orderId: order.id, paymentIntentId })
      .onConflictDoUpdate({ target: disputes.id, set: state });
    await tellDispute(shop, tx, order.id, fact, row, cause, at);
  }
  await tx
    .update(orders)
    .set({
      // The second payment of an order paid twice is not in its books.
      chargedBack: sql`(select coalesce(sum(${disputes.amountCents}), 0) from ${disputes}
        where ${disputes.orderId} = ${order.id} and ${disputes.state} = 'lost'
          and ${disputes.paymentIntentId} = ${order.paymentIntentId})`,
      updatedAt: at,
    })
    .where(eq(orders.id, order.id));
  return 'changed';
}

function isNews(fact: DisputeFacts, row: DisputeRow | undefined): boolean {
  return (
    row?.state !== fact.state ||
    row.amountCents !== fact.amountCents ||
    row.reason !== fact.reason ||
    row.dueBy?.getTime() !== fact.dueBy?.getTime()
  );
}

/** Notes when a dispute opens or closes, and keeps the owner's alert for as long as it is open. */
async function tellDispute(
  shop: Shop,
  tx: Transaction,
  orderId: string,
  { id, amountCents, reason, state, dueBy }: DisputeFacts,
  row: DisputeRow | undefined,
  cause: Cause,
  at: Date,
): Promise<void> {
  const was = row !== undefined && isDisputeOpen(row.state);
  const is = isDisputeOpen(state);
  const data = { dispute: id, cents: amountCents, reason, state };
  if (row === undefined || (is && !was)) {
    await appendOrderEvent(tx, orderId, 'dispute_opened', cause, at, data);
  }
  const facts = { cents: amountCents, reason, dueAt: dueBy?.getTime() ?? null };
  // A dispute that was lost before anybody here heard of it is told as well.
  if ((is && !was) || (row === undefined && isDisputeLost(state))) {
    await raiseAlert(shop, tx, { kind: 'dispute_opened', subject: id, orderId, data: facts });
  } else await refreshAlert(tx, 'dispute_opened', id, facts);
  if (is || (row !== undefined && !was)) return;
  await appendOrderEvent(tx, orderId, 'dispute_closed', cause, at, data);
  if (row !== undefined) await resolveAlert(shop, tx, 'dispute_opened', id);
}

/** The disputes of an order, the oldest first. */
export function readDisputes(db: Database | Transaction, orderId: string): Promise<DisputeRow[]> {
  return db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, orderId))
    .orderBy(disputes.openedAt, disputes.id);
}

/** True if a bank has not decided yet whose the money of this order is. */
export async function isDisputed(db: Database | Transaction, orderId: string): Promise<boolean> {
  return (await readDisputes(db, orderId)).some(({ state }) => isDisputeOpen(state));
}
