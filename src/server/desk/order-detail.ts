import { asc, eq, sql } from 'drizzle-orm';
import type { DeskOrderReply } from '../../contract/desk-orders.ts';
import { showOrder } from '../dashboard/admin-orders.ts';
import { orderEvents, orders, users } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { readOrderMails } from './resend.ts';

/** An order with its whole history, or undefined when there is none of that id. */
export async function readOrder(
  shop: Pick<Shop, 'db'>,
  id: string,
): Promise<DeskOrderReply | undefined> {
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
  return {
    order: {
      ...showOrder(order),
      subtotal: order.subtotal,
      discount_code: order.discountCode,
      customer_name: order.customerName,
      address: order.address,
      language: order.language,
    },
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    mails: await readOrderMails(shop, id),
  };
}
