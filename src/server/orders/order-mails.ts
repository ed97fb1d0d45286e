import { formatOrderNumber } from '#rules/order-number.ts';
import { datePromises } from '#rules/order-promises.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { orders } from './schema.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Everything that an order is for. */
function soldIn(order: OrderRow) {
  const { items, subtotal, discount, discountCode, shipping, amount, customerName: name } = order;
  return { items, subtotal, discount, discountCode, shipping, amount, name };
}

/** Everything that the confirmation says of an order. */
export function confirmationOf(order: OrderRow) {
  const { address, billing, paymentMethod, legalText } = order;
  const paidAt = (order.paidAt ?? order.createdAt).getTime();
  return {
    ...numbered(order),
    ...{ orderedAt: order.createdAt.getTime(), paidAt },
    ...soldIn(order),
    ...{ address, paymentMethod, legalText },
    ...(billing && { billing: [...billing] }),
    promised: datePromises(order.promised, paidAt, order.amount),
  };
}

/**
 * Queues the receipt of an order that was placed on `/kasse` (§ 312i BGB); once per `content`, a hash. Other orders
 * have no address before the payment page has asked for one.
 */
export async function queuePlacedMail(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  content: string,
): Promise<void> {
  const { customerEmail: recipient, address, language, promised, expiresAt } = order;
  if (recipient === null || address === null) return;
  await queueMail(shop, tx, {
    kind: 'order-placed',
    ref: `${order.id}:${content}`,
    recipient,
    language,
    data: {
      orderId: order.id,
      ...soldIn(order),
      address,
      vatPercent: promised.vatPercent,
      deliveryWorkingDays: promised.deliveryWorkingDays,
      payUntil: expiresAt.getTime(),
    },
  });
}

/**
 * Queues what the customer is told about a step of the payment. False when the order has no address
 * to write to.
 */
export async function queueOrderMail(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  step: OrderStatus,
): Promise<boolean> {
  const { customerEmail: recipient, language } = order;
  if (recipient === null) return false;
  const to = { recipient, language };
  if (step === 'paid') {
    const data = confirmationOf(order);
    await queueMail(shop, tx, { ...to, kind: 'order-confirmation', ref: order.id, data });
  }
  if (step === 'failed') {
    const data = { orderId: order.id, items: order.items, amount: order.amount };
    await queueMail(shop, tx, { ...to, kind: 'payment-failed', ref: order.id, data });
  }
  return true;
}

/** Queues what the customer is told about a refund that arrived; once per refund, by its id. */
export async function queueRefundMail(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  refund: { readonly id: string; readonly cents: number; readonly totalCents: number },
): Promise<boolean> {
  const { customerEmail: recipient, customerName: name, language, amount } = order;
  if (recipient === null) return false;
  await queueMail(shop, tx, {
    kind: 'order-refunded',
    ref: refund.id,
    recipient,
    language,
    data: {
      ...numbered(order),
      name,
      refunded: refund.cents,
      refundedTotal: refund.totalCents,
      amount,
    },
  });
  return true;
}

/** Queues what the customer is told about a refund that failed; once per refund, by its id. */
export async function queueRefundFailedMail(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  refund: { readonly id: string; readonly cents: number },
): Promise<boolean> {
  const { customerEmail: recipient, customerName: name, language } = order;
  if (recipient === null) return false;
  await queueMail(shop, tx, {
    kind: 'order-refund-failed',
    ref: refund.id,
    recipient,
    language,
    data: { ...numbered(order), name, cents: refund.cents },
  });
  return true;
}

function numbered(order: OrderRow): { orderId: string; number: string } {
  if (order.number === null) throw new Error(`order ${order.id} has no number`);
  return { orderId: order.id, number: formatOrderNumber(order.number) };
}
