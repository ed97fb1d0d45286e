import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { WithdrawalBody } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';
import { parseOrderNumber } from '#rules/order-number.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { orders } from '../orders/schema.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { withdrawals } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;
/** To one recipient, on all nodes: the address may be a stranger's. */
const RECEIPTS_PER_HOUR = 5;

/** Condition: declared with this address, without regard to case. */
export const isDeclaredBy = (email: string): SQL =>
  sql`lower(${withdrawals.email}) = ${email.toLowerCase()}`;

/** The paid order with this number and this address; undefined if one of them is another's. */
async function findMatch(tx: Transaction, typed: string, email: string) {
  const number = parseOrderNumber(typed) ?? 0;
  const isIts = sql`lower(${orders.customerEmail}) = ${email.toLowerCase()}`;
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isIts));
  return order?.id;
}

/** Notes on an order when its first open withdrawal was declared; null once none is open. */
export async function noteOpenWithdrawal(tx: Transaction, orderId: string): Promise<void> {
  const open = sql`(select min(w.declared_at) from withdrawals w
    where w.order_id = ${orderId} and w.done_at is null)`;
  await tx.update(orders).set({ withdrawnAt: open }).where(eq(orders.id, orderId));
}

/**
 * Stores a declaration once, whether its order exists or not, and mails its receipt. Returns when it was
 * received; undefined if the key belongs to another declaration.
 */
export async function declareWithdrawal(
  shop: Shop,
  { key, name, order: orderNumber, email, goods: typed }: WithdrawalBody,
  language: Lang,
): Promise<Date | undefined> {
  // The receipt names the second.
  const declaredAt = new Date(Math.floor(shop.now() / 1000) * 1000);
  const goods = typed ?? null;
  const said = { name, orderNumber, email, goods };
  return shop.db.transaction(async (tx) => {
    const orderId = await findMatch(tx, orderNumber, email);
    const [stored] = await tx
      .insert(withdrawals)
      .values({ id: key, ...said, language, declaredAt, orderId })
      .onConflictDoNothing()
      .returning({ id: withdrawals.id });
    if (!stored) {
      const [known] = await tx.select().from(withdrawals).where(eq(withdrawals.id, key));
      const isSame = Object.entries(said).every(
        ([field, value]) => known?.[field as keyof typeof said] === value,
      );
      return isSame ? known?.declaredAt : undefined;
    }
    if (orderId !== undefined) {
      await noteOpenWithdrawal(tx, orderId);
      await appendOrderEvent(tx, orderId, 'withdrawn', 'customer', declaredAt);
    }
    await mailReceipts(shop, tx, email);
    return declaredAt;
  });
}

/**
 * Queues the receipts that an address waits for, as many as its hour allows. Those of real orders go first, so
 * that nobody delays them with invented ones.
 */
export async function mailReceipts(shop: Shop, tx: Transaction, email: string): Promise<void> {
  const mine = isDeclaredBy(email);
  const key = `withdrawal-receipts:${email.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const { receiptAt, declaredAt, orderId } = withdrawals;
  const lately = gt(receiptAt, new Date(shop.now() - HOUR_MS));
  const sent = await tx.$count(withdrawals, and(mine, lately));
  const waiting = await tx
    .select()
    .from(withdrawals)
    .where(and(mine, isNull(receiptAt)))
    .orderBy(isNull(orderId), asc(declaredAt))
    .limit(Math.max(0, RECEIPTS_PER_HOUR - sent));
  for (const { id, name, orderNumber: order, goods, language, ...row } of waiting) {
    const data = { name, order, email: row.email, goods, declaredAt: row.declaredAt.getTime() };
    const mail = { ref: id, recipient: row.email, language, data };
    await queueMail(shop, tx, { kind: 'withdrawal-receipt', ...mail });
    await tx
      .update(withdrawals)
      .set({ receiptAt: new Date(shop.now()) })
      .where(eq(withdrawals.id, id));
  }
}

/** Addresses that wait for a receipt. */
export async function readWaiting(db: Database): Promise<string[]> {
  const email = sql<string>`lower(${withdrawals.email})`;
  const rows = await db
    .selectDistinct({ email })
    .from(withdrawals)
    .where(isNull(withdrawals.receiptAt));
  return rows.map((row) => row.email);
}
