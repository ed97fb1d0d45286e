import { eq } from 'drizzle-orm';
import { isPendingRefund, mayLeave, refundableCents } from '#rules/refunds.ts';
import type { OrderRow } from '#server/orders/order-mails.ts';
import { settleFulfilment } from '#server/orders/parcels.ts';
import type { Database, RangeShop, Transaction } from '#server/shop.ts';
import { restock } from '#server/stock/restock.ts';
import { refunds } from '../schema.ts';
import type { RefundFacts } from './refund-facts.ts';
import { findRequest } from './refund-request.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** One refund that took a step since the order was last looked at. */
export interface RefundNews {
  readonly kind:
    | 'refund_pending'
    | 'refunded'
    | 'refund_returned'
    | 'refund_failed'
    | 'refund_canceled';
  readonly id: string;
  readonly cents: number;
  readonly failureReason: string | null;
}

interface RefundBook {
  /** New value of `orders.refunded`. */
  readonly countedCents: number;
  readonly changed: boolean;
  /** The oldest refund first. */
  readonly news: readonly RefundNews[];
}

/** A refund that had failed so long before anybody here heard of it is old news. */
const OLD_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores what Stripe says about an order's refunds, under the row's lock, and returns what is new.
 * A refund that Stripe does not list stays as it is known.
 */
export async function bookRefunds(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
  heard: readonly RefundFacts[],
): Promise<RefundBook> {
  const at = new Date(shop.now());
  const rows = await tx.select().from(refunds).where(eq(refunds.orderId, order.id));
  const known = new Map(rows.map((row) => [row.id, row]));
  const facts = heard.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const counted = new Set(rows.filter(({ countedAt }) => countedAt).map(({ id }) => id));
  const news: RefundNews[] = [];
  let changed = false;
  for (const fact of facts) {
    const row = known.get(fact.id);
    const step = stepOf(fact, row, counted.has(fact.id), at);
    if (step !== null) {
      news.push({
        kind: step,
        id: fact.id,
        cents: fact.amountCents,
        failureReason: fact.failureReason,
      });
    }
    if (step === 'refunded') counted.add(fact.id);
    if (step === 'refund_returned') counted.delete(fact.id);
    const written = await keepRefund(shop, tx, order, fact, row, counted.has(fact.id));
    changed ||= written;
  }
  const now = await tx.select().from(refunds).where(eq(refunds.orderId, order.id));
  return { countedCents: sumOf(now, counted), changed, news };
}

/** The refunds of an order, the oldest first. */
export function readRefunds(db: Database | Transaction, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt, refunds.requestId, refunds.id);
}

/** Pending refunds, not in `orders.refunded` yet. */
export function refundingCents(rows: readonly RefundRow[]): number {
  return rows
    .filter(({ state, countedAt }) => countedAt === null && mayLeave(state))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Returns the part of an order's money that can still be paid back. */
export function refundableCentsOf(order: OrderRow, rows: readonly RefundRow[]): number {
  return refundableCents({
    amountCents: order.amount,
    refundedCents: order.refunded,
    refundingCents: refundingCents(rows),
    chargedBackCents: order.chargedBack,
  });
}

function sumOf(rows: readonly RefundRow[], which: ReadonlySet<string>): number {
  return rows.reduce((sum, { id, amountCents }) => (which.has(id) ? sum + amountCents : sum), 0);
}

/** The step a refund took, if any. `told`: the books and the customer hold it for paid back. */
function stepOf(
  fact: RefundFacts,
  row: RefundRow | undefined,
  told: boolean,
  at: Date,
): RefundNews['kind'] | null {
  if (fact.state === 'succeeded') return told ? null : 'refunded';
  if (isPendingRefund(fact.state)) return row || told ? null : 'refund_pending';
  if (told) return 'refund_returned';
  if (row && !isPendingRefund(row.state)) return null;
  if (!row && at.getTime() - fact.createdAt.getTime() > OLD_MS) return null;
  return fact.state === 'failed' ? 'refund_failed' : 'refund_canceled';
}

/** False when the row says all of it already. */
async function keepRefund(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
  fact: RefundFacts,
  row: RefundRow | undefined,
  isCounted: boolean,
): Promise<boolean> {
  const at = new Date(shop.now());
  const countedAt = isCounted ? (row?.countedAt ?? at) : null;
  if (row) {
    const same =
      row.state === fact.state &&
      row.failureReason === fact.failureReason &&
      (row.countedAt !== null) === isCounted;
    if (same) return false;
    await tx
      .update(refunds)
      .set({ state: fact.state, failureReason: fact.failureReason, countedAt, updatedAt: at })
      .where(eq(refunds.id, fact.id));
    await settleFulfilment(tx, order, at);
    return true;
  }
  await insertRefund(shop, tx, order, fact, countedAt);
  return true;
}

/**
 * Stores a refund with what the back office wanted it for, and puts its pieces back to stock if the back office said so. Nothing happens
 * when it is known.
 */
export async function insertRefund(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
  fact: RefundFacts,
  countedAt: Date | null,
): Promise<void> {
  const request = await findRequest(tx, order.id, fact.requestId);
  const stored = await tx
    .insert(refunds)
    .values({
      id: fact.id,
      orderId: order.id,
      amountCents: fact.amountCents,
      state: fact.state,
      reason: fact.reason,
      failureReason: fact.failureReason,
      pieces: [...(request?.pieces ?? [])],
      withShipping: request?.withShipping ?? false,
      requestedBy: request?.cause ?? null,
      requestId: request?.id ?? null,
      countedAt,
      createdAt: fact.createdAt,
      updatedAt: new Date(shop.now()),
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (stored.length === 0) return;
  if (request?.restock && mayLeave(fact.state))
    await restock(shop, tx, order, request.pieces, request.cause);
  await settleFulfilment(tx, order, new Date(shop.now()));
}
