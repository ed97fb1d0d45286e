import type { OrderRow } from '../orders/order-mails.ts';
import { keepReplaced } from '../orders/order-sessions.ts';
import type { Shop, Transaction } from '../shop.ts';
import { takeNumber } from './order-numbers.ts';
import type { SessionFacts } from './session-facts.ts';

/**
 * Columns that an order gets with its payment. One that was recorded before, by a database that was lost
 * since, keeps the time at which the money was taken; by Stripe's clock that may be before it was placed.
 */
export async function paidColumns(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  facts: SessionFacts,
  at: Date,
) {
  const takenAt = facts.recordedNumber === null ? null : facts.chargedAt;
  const number = await takeNumber(shop, tx, facts.recordedNumber);
  if (order.checkoutSessionId !== facts.checkoutSessionId) {
    await keepReplaced(tx, order.id, order.checkoutSessionId, at);
  }
  return {
    number,
    paidAt: takenAt && takenAt < order.createdAt ? order.createdAt : (takenAt ?? at),
    checkoutSessionId: facts.checkoutSessionId,
    paymentIntentId: facts.paymentIntentId,
    paymentMethod: facts.paymentMethod ?? order.paymentMethod,
    ...contactColumns(order, facts),
  };
}

/** Customer data of the hosted page, as far as it is known. */
export function contactColumns(order: OrderRow, facts: SessionFacts) {
  return {
    customerEmail: facts.email ?? order.customerEmail,
    customerName: facts.name ?? order.customerName,
    address: facts.address ?? order.address,
  };
}
