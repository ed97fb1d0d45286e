import { and, desc, isNotNull, isNull, ne } from 'drizzle-orm';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { hasAddress } from '../account/address-data.ts';
import { contactMessages } from '../forms/schema.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';

/** Orders that are named; more are counted. */
const NAMED = 5;

/** Reads what else there is of an order's address: open messages and other paid orders. */
export async function readPerson(
  { db }: Pick<Shop, 'db'>,
  { id, customerEmail: email }: OrderRow,
): Promise<NonNullable<AdminOrderReply['person']>> {
  if (email === null) return { open_messages: 0, orders: [], order_count: 0 };
  const others = and(
    hasAddress(orders.customerEmail, email),
    ne(orders.id, id),
    isNotNull(orders.paidAt),
  );
  const named = await db
    .select({ number: orders.number, createdAt: orders.createdAt })
    .from(orders)
    .where(others)
    .orderBy(desc(orders.createdAt))
    .limit(NAMED);
  const waiting = and(hasAddress(contactMessages.email, email), isNull(contactMessages.handledAt));
  return {
    open_messages: await db.$count(contactMessages, waiting),
    orders: named.map(({ number, createdAt }) => ({
      number: formatOrderNumber(Number(number)),
      created_at: createdAt.toISOString(),
    })),
    order_count: await db.$count(orders, others),
  };
}
