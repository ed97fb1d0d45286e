import { eq } from 'drizzle-orm';
import { wasPaid } from '#rules/order-states.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import { contactColumns } from './paid-columns.ts';
import { isUnderWay, type SessionFacts } from './session-facts.ts';

/**
 * The shopper has finished the payment page and the money is still on its way: from now on the order
 * has a customer, who is told that it has arrived. Undefined when nothing is new.
 */
export async function noteReceived(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  facts: SessionFacts,
  cause: Cause,
): Promise<OrderRow | undefined> {
  const isNew = order.completedAt === null && isUnderWay(facts) && !wasPaid(order.status);
  if (!isNew || order.status === 'failed') return undefined;
  const at = new Date(shop.now());
  const [received] = await tx
    .update(orders)
    .set({ completedAt: at, updatedAt: at, ...contactColumns(order, facts) })
    .where(eq(orders.id, order.id))
    .returning();
  if (!received) throw new Error(`order ${order.id} vanished under its lock`);
  await appendOrderEvent(tx, order.id, 'received', cause, at);
  if (!(await queueReceivedMail(shop, tx, received))) {
    await appendOrderEvent(tx, order.id, 'mail_impossible', cause, at, { step: 'received' });
  }
  return received;
}

/** Queues 'we have your order' while its money is on its way; false without an address to write to. */
async function queueReceivedMail(shop: Shop, tx: Transaction, order: OrderRow): Promise<boolean> {
  const { customerEmail: recipient, language, items, amount, customerName: name } = order;
  if (recipient === null) return false;
  const data = { orderId: order.id, items, amount, name };
  await queueMail(shop, tx, { kind: 'order-received', ref: order.id, recipient, language, data });
  return true;
}
