import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { COUNTED_UP_TO } from '#contract/admin-list.ts';
import type {
  AdminDispute,
  AdminOrderReply,
  AdminRefund,
  OrderPlace,
} from '#contract/admin-orders.ts';
import type { Lang } from '#routes.ts';
import { itemsIn } from '#rules/order-item-text.ts';
import { parseOrderNumber } from '#rules/order-number.ts';
import { restocksByDefault } from '#rules/parcel-lines.ts';
import { rangeOf } from '#rules/range.ts';
import { users } from '../auth/schema.ts';
import { showOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { readNotes } from '../orders/order-notes.ts';
import { readSent, showParcel } from '../orders/parcels.ts';
import { customers, orderEvents, orders } from '../orders/schema.ts';
import { readShownPapers } from '../orders/shown-papers.ts';
import { findUnprintable } from '../packing/find-unprintable.ts';
import { type DisputeRow, readDisputes } from '../payments/disputes.ts';
import { paymentPageUrl } from '../payments/payment-page.ts';
import { type RefundRow, readRefunds, refundingCents } from '../payments/refunds/refund-book.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { hasCounted } from '../stock/restock.ts';
import { withdrawals } from '../withdrawals/schema.ts';
import { closedAt } from './closed-order.ts';
import { readPerson } from './order-person.ts';
import { readOrderMails } from './resend.ts';

/** An order by its number or its id, with its whole history; undefined when there is none. */
export async function readOrder(
  shop: Pick<Shop, 'db' | 'settings'> & HasCatalogue,
  key: string,
  lang: Lang,
): Promise<AdminOrderReply | undefined> {
  const number = parseOrderNumber(key);
  const isIt = number === undefined ? eq(orders.id, key) : eq(orders.number, number);
  const [found] = await shop.db
    .select({ order: orders, customerId: customers.id })
    .from(orders)
    .leftJoin(customers, eq(customers.email, sql`lower(${orders.customerEmail})`))
    .where(isIt);
  if (!found) return undefined;
  const { order } = found;
  const { id } = order;
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
  const isWhole = and(
    eq(withdrawals.orderId, id),
    isNull(withdrawals.doneAt),
    isNull(withdrawals.goods),
  );
  const items = itemsIn(order.items, lang, rangeOf(catalogueOf(shop)));
  return {
    order: {
      ...showOrder(order),
      items,
      unprintable: findUnprintable(order, items),
      subtotal: order.subtotal,
      refunding: refundingCents(refunds),
      charged_back: order.chargedBack,
      discount_code: order.discountCode,
      customer_name: order.customerName,
      address: order.address,
      billing: order.billing && [...order.billing],
      withdrawn_at: order.withdrawnAt?.toISOString() ?? null,
      closed_at: (await closedAt(shop, id))?.toISOString() ?? null,
      withdrawn_whole: (await shop.db.$count(withdrawals, isWhole)) > 0,
      customer_id: found.customerId,
      language: order.language,
      restock: (await hasCounted(shop, id)) ? restocksByDefault(order.fulfilment) : null,
    },
    place: await readPlace(shop, order),
    payment: paymentOf(shop, order),
    person: await readPerson(shop, order),
    papers: (await readShownPapers(shop.db, [id])).get(id) ?? [],
    parcels: (await readSent(shop.db, [id])).map(showParcel),
    notes: ((await readNotes(shop, [id])).get(id) ?? []).toReversed(),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    refunds: refunds.map(showRefund),
    disputes: (await readDisputes(shop.db, id)).map(showDispute),
    mails: await readOrderMails(shop, id),
  };
}

/** Reads where an order stands in the list of all, the newest first; both numbers as `countLists()` has them. */
async function readPlace({ db }: Pick<Shop, 'db'>, { id }: OrderRow): Promise<OrderPlace> {
  const key = sql`coalesce('EL-' || number, id::text)`;
  const { rows } = await db.execute<OrderPlace>(sql`
    with own as (select created_at, id from orders where id = ${id})
    select (select count(*)::int + 1 from (select from orders
        where (created_at, id) > (own.created_at, own.id) limit ${COUNTED_UP_TO}) newer) as at,
      (select count(*)::int from (select from orders limit ${COUNTED_UP_TO + 1}) rows) as count,
      (select ${key} from orders where (created_at, id) > (own.created_at, own.id)
        order by created_at, id limit 1) as previous,
      (select ${key} from orders where (created_at, id) < (own.created_at, own.id)
        order by created_at desc, id desc limit 1) as next
    from own`);
  const [place] = rows;
  if (!place) throw new Error('the order has no place');
  return place;
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
