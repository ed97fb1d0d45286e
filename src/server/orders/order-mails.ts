import { formatOrderNumber } from '../../rules/order-number.ts';
import type { OrderStatus } from '../../rules/order-states.ts';
import type { orders } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Shop, Transaction } from '../shop.ts';

export type OrderRow = typeof orders.$inferSelect;

/**
 * Queues what the customer is told about a step of the payment. False when the order has no address
 * to write to. `paidBackNow` in cents, for refunds.
 */
export async function queueOrderMail(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  step: OrderStatus,
  paidBackNow = 0,
): Promise<boolean> {
  const { customerEmail: recipient, language } = order;
  if (recipient === null) return false;
  const to = { recipient, language };
  if (step === 'paid') {
    await queueMail(shop, tx, {
      ...to,
      kind: 'order-confirmation',
      ref: order.id,
      data: {
        ...numbered(order),
        orderedAt: order.createdAt.getTime(),
        paidAt: (order.paidAt ?? order.createdAt).getTime(),
        items: order.items,
        subtotal: order.subtotal,
        discount: order.discount,
        discountCode: order.discountCode,
        shipping: order.shipping,
        amount: order.amount,
        name: order.customerName,
        address: order.address,
      },
    });
  }
  if (step === 'failed') {
    const data = { orderId: order.id, items: order.items, amount: order.amount };
    await queueMail(shop, tx, { ...to, kind: 'payment-failed', ref: order.id, data });
  }
  if (step === 'partly_refunded' || step === 'refunded') {
    await queueMail(shop, tx, {
      ...to,
      kind: 'order-refunded',
      // A refund may come back from the bank and be made again, so the sum alone is no name.
      ref: `${order.id}:${order.refunded}:${order.updatedAt.getTime()}`,
      data: {
        ...numbered(order),
        refunded: paidBackNow,
        refundedTotal: order.refunded,
        amount: order.amount,
      },
    });
  }
  return true;
}

function numbered(order: OrderRow): { orderId: string; number: string } {
  if (order.number === null) throw new Error(`order ${order.id} has no number`);
  return { orderId: order.id, number: formatOrderNumber(order.number) };
}
