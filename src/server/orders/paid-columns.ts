import { eq, sql } from 'drizzle-orm';
import { orderNumbers } from '../db/schema.ts';
import type { Transaction } from '../shop.ts';
import type { OrderRow } from './order-mails.ts';
import { keepReplaced } from './order-sessions.ts';
import type { SessionFacts } from './session-facts.ts';

/**
 * What an order gets with its payment. The number comes from a locked counter in the same transaction: gapless, in order of payment.
 */
export async function paidColumns(tx: Transaction, order: OrderRow, facts: SessionFacts, at: Date) {
  const [counter] = await tx
    .update(orderNumbers)
    .set({ last: sql`${orderNumbers.last} + 1` })
    .where(eq(orderNumbers.id, 1))
    .returning({ last: orderNumbers.last });
  if (!counter) throw new Error('order_numbers has no row');
  if (order.checkoutSessionId !== facts.checkoutSessionId) {
    await keepReplaced(tx, order.id, order.checkoutSessionId, at);
  }
  return {
    number: counter.last,
    paidAt: at,
    checkoutSessionId: facts.checkoutSessionId,
    paymentIntentId: facts.paymentIntentId,
    ...contactColumns(order, facts),
  };
}

/** What the hosted page asked for, as far as it knows. */
export function contactColumns(order: OrderRow, facts: SessionFacts) {
  return {
    customerEmail: facts.email ?? order.customerEmail,
    customerName: facts.name ?? order.customerName,
    address: facts.address ?? order.address,
  };
}
