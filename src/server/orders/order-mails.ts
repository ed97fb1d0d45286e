import { formatOrderNumber } from '#rules/order-number.ts';
import { datePromises } from '#rules/order-promises.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { orders } from './schema.ts';

export type OrderRow = typeof orders.$inferSelect;

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
        legalText: order.legalText,
        promised: datePromises(
          order.promised,
          (order.paidAt ?? order.createdAt).getTime(),
          order.amount,
        ),
      },
    });
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
