import { asc, eq, sql } from 'drizzle-orm';
import type { AdminDispute, AdminOrderReply, AdminRefund } from '#contract/admin-orders.ts';
import { restocksByDefault } from '#rules/parcel-lines.ts';
import { users } from '../auth/schema.ts';
import { showOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orderEvents, orders } from '../orders/schema.ts';
import { type DisputeRow, readDisputes } from '../payments/disputes.ts';
import { paymentPageUrl } from '../payments/payment-page.ts';
import { type RefundRow, readRefunds, refundingCents } from '../payments/refunds/refund-book.ts';
import type { Shop } from '../shop.ts';
import { hasCounted } from '../stock/restock.ts';
import { readOrderMails } from './resend.ts';

/** An order with its whole history, or undefined when there is none of that id. */
export async function readOrder(
  shop: Pick<Shop, 'db' | 'settings'>,
  id: string,
): Promise<AdminOrderReply | undefined> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  if (!order) return undefined;
  const events = await shop.db
    .select({
      id: orderEvents.id,
      kind: orderEvents.kind,
      cause: orderEvents.cause,
      by: users.email,
      at: orderEvents.at,
      data: orderEvents.data,
    })
    .from(orderEvents)
    .leftJoin(users, sql`${orderEvents.cause} = 'admin:' || ${users.id}`)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id));
  const refunds = await readRefunds(shop.db, id);
  return {
    order: {
      ...showOrder(order),
      subtotal: order.subtotal,
      refunding: refundingCents(refunds),
      charged_back: order.chargedBack,
      discount_code: order.discountCode,
      customer_name: order.customerName,
      address: order.address,
      language: order.language,
      restock: (await hasCounted(shop, id)) ? restocksByDefault(order.fulfilment) : null,
    },
    payment: paymentOf(shop, order),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    refunds: refunds.map(showRefund),
    disputes: (await readDisputes(shop.db, id)).map(showDispute),
    mails: await readOrderMails(shop, id),
  };
}

function showRefund(refund: RefundRow): AdminRefund {
  return {
    id: refund.id,
    cents: refund.amountCents,
    state: refund.state,
    failure_reason: refund.failureReason,
    items: refund.pieces,
    shipping: refund.withShipping,
    created_at: refund.createdAt.toISOString(),
    updated_at: refund.updatedAt.toISOString(),
  };
}

function showDispute(dispute: DisputeRow): AdminDispute {
  return {
    id: dispute.id,
    cents: dispute.amountCents,
    reason: dispute.reason,
    state: dispute.state,
    due_by: dispute.dueBy?.toISOString() ?? null,
    opened_at: dispute.openedAt.toISOString(),
    closed_at: dispute.closedAt?.toISOString() ?? null,
  };
}

function paymentOf({ settings }: Pick<Shop, 'settings'>, order: OrderRow) {
  const { paymentIntentId: id, paymentMethod: method, cardBrand, feeCents } = order;
  if (id === null) return null;
  const url = paymentPageUrl(settings, id);
  return { id, url, method, card_brand: cardBrand, fee: feeCents };
}
