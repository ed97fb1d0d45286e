import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  ADMIN_ORDERS_PER_PAGE,
  type AdminOrder,
  type AdminOrdersChoice,
  adminOrderId,
  type ORDER_VIEWS,
  type OrderSort,
} from '#contract/admin-orders.ts';
import { addDays, startOfBerlinDate } from '#rules/berlin-day.ts';
import { formatOrderNumber, parseOrderNumber } from '#rules/order-number.ts';
import { SHIPPABLE_STATUSES } from '#rules/order-states.ts';
import { PENDING_REFUNDS } from '#rules/refunds.ts';
import { disputes, refunds } from '../payments/schema.ts';
import type { Shop } from '../shop.ts';
import type { OrderRow } from './order-mails.ts';
import { readParcels } from './parcel-contents.ts';
import { orders } from './schema.ts';
import { hasWords, typedText } from './search-words.ts';

type WithDatabase = Pick<Shop, 'db'>;

function matches(typed: string): SQL | undefined {
  const text = typedText(typed);
  if (text === '') return undefined;
  if (adminOrderId.safeParse(text).success) return eq(orders.id, text);
  const number = parseOrderNumber(text);
  return or(hasWords(orders, text), number === undefined ? undefined : eq(orders.number, number));
}

/** Ids of orders about a payment of which a bank has not decided yet. */
const DISPUTED = sql`(select ${disputes.orderId} from ${disputes} where ${disputes.closedAt} is null)`;
const hasOpenDispute = sql<boolean>`${orders.id} in ${DISPUTED}`;

/** Ids of orders whose money is wholly paid back, on its way back, or lost to a dispute. */
const PAID_BACK = sql`(select o.id from orders o join ${refunds} on ${refunds.orderId} = o.id
  where ${inArray(refunds.state, PENDING_REFUNDS)}
  group by o.id having sum(${refunds.amountCents}) >= o.amount - o.refunded - o.charged_back)`;

/** Orders that may be shipped (`admin/parcel.ts`), except for what is left in their parcel. */
const mayLeave = and(
  eq(orders.fulfilment, 'open'),
  inArray(orders.status, SHIPPABLE_STATUSES),
  isNull(orders.withdrawnAt),
  not(hasOpenDispute),
  or(eq(orders.amount, 0), gt(orders.amount, sql`${orders.refunded} + ${orders.chargedBack}`)),
  notInArray(orders.id, PAID_BACK),
);

type View = (typeof ORDER_VIEWS)[number];
export type Views = Readonly<Record<View, SQL | undefined>>;

/** True for an order of which a refund may have left nothing to pack. */
const isPartlyBack = or(
  eq(orders.status, 'partly_refunded'),
  sql`${orders.id} in (select ${refunds.orderId} from ${refunds} where ${inArray(refunds.state, PENDING_REFUNDS)})`,
);

/** Conditions of the views. Of money alone nothing is left to pack. */
export async function readViews(shop: WithDatabase): Promise<Views> {
  const doubtful = await shop.db
    .select({ id: orders.id, items: orders.items })
    .from(orders)
    .where(and(mayLeave, isPartlyBack));
  const parcels = await readParcels(shop.db, doubtful);
  const emptied = doubtful.flatMap(({ id }) => (parcels.get(id)?.left.length === 0 ? [id] : []));
  return {
    'to-pack': and(mayLeave, notInArray(orders.id, emptied)),
    'in-transit': eq(orders.fulfilment, 'shipped'),
    disputed: hasOpenDispute,
  };
}

/** Moment at which a day (`2026-11-26`) begins in Berlin, or the one so many days later. */
function startOfDay(day: string, daysLater = 0): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(startOfBerlinDate(addDays({ year, month, day: date }, daysLater)));
}

/** Column that a sort goes by, before the id. */
const SORTS = {
  oldest: { key: 'createdAt', isAscending: true },
  highest: { key: 'amount', isAscending: false },
  lowest: { key: 'amount', isAscending: true },
} as const satisfies Record<OrderSort, object>;
const NEWEST = { key: 'createdAt', isAscending: false } as const;

/** Orders that a search looks through first: a word that is in many of them needs no others. */
const SEARCHED_FIRST = 1_000;
/** Addresses and numbers are in few orders. */
const RARE = /[@\d]/;

interface Wanted {
  readonly sort?: OrderSort | undefined;
  /** Id of the order before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Orders of a choice, the newest first unless sorted otherwise. */
export async function selectOrders(
  shop: WithDatabase,
  choice: AdminOrdersChoice,
  { sort, before, limit }: Wanted,
  views?: Views,
): Promise<{ order: OrderRow; disputed: boolean }[]> {
  const { key, isAscending } = sort === undefined ? NEWEST : SORTS[sort];
  const column = orders[key];
  const direction = isAscending ? asc : desc;
  const { view, status, fulfilment, from, to } = choice;
  const isBehind = before
    ? sql`(${column}, ${orders.id}) ${sql.raw(isAscending ? '>' : '<')}
        (select c.${sql.identifier(column.name)}, c.id from orders c where c.id = ${before})`
    : undefined;
  const sought = matches(choice.q ?? '');
  const conditions = and(
    sought,
    view ? (views ?? (await readViews(shop)))[view] : undefined,
    status ? eq(orders.status, status) : undefined,
    fulfilment ? eq(orders.fulfilment, fulfilment) : undefined,
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(to, 1)) : undefined,
    isBehind,
  );
  const inOrder = [direction(column), direction(orders.id)];
  const select = (where: SQL | undefined) =>
    shop.db
      .select({ order: orders, disputed: hasOpenDispute })
      .from(orders)
      .where(where)
      .orderBy(...inOrder)
      .limit(limit);
  if (sought && !RARE.test(choice.q ?? '')) {
    const [edge] = await shop.db
      .select({ value: column })
      .from(orders)
      .where(isBehind)
      .orderBy(...inOrder)
      .offset(SEARCHED_FIRST)
      .limit(1);
    const isNear = edge && (isAscending ? lte : gte)(column, edge.value);
    const found = isNear ? await select(and(conditions, isNear)) : [];
    if (found.length === limit) return found;
  }
  return select(conditions);
}

/** One page of orders, and the id that the next one comes after. */
export async function readPage(
  shop: WithDatabase,
  choice: AdminOrdersChoice,
  wanted: Omit<Wanted, 'limit'>,
  views: Views,
) {
  const limit = ADMIN_ORDERS_PER_PAGE + 1;
  const found = await selectOrders(shop, choice, { ...wanted, limit }, views);
  const page = found.slice(0, ADMIN_ORDERS_PER_PAGE);
  return { page, next: found.length > page.length ? (page.at(-1)?.order.id ?? null) : null };
}

/** Converts an order for the owner's list; money in cents. */
export function showOrder(order: OrderRow): AdminOrder {
  return {
    id: order.id,
    number: order.number === null ? null : formatOrderNumber(order.number),
    status: order.status,
    fulfilment: order.fulfilment,
    amount: order.amount,
    shipping: order.shipping,
    discount: order.discount,
    refunded: order.refunded,
    currency: order.currency,
    items: order.items,
    customer_email: order.customerEmail,
    referrer: order.referrer,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  };
}
