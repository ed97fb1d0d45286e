import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  ADMIN_CUSTOMER_ORDERS,
  ADMIN_CUSTOMERS_PER_PAGE,
  type AdminCustomer,
  type AdminCustomerReply,
  type AdminCustomersReply,
  type adminCustomersBody,
  type adminCustomersChoice,
} from '#contract/admin-customers.ts';
import type { CustomerSort } from '#contract/admin-list.ts';
import type { Lang } from '#routes.ts';
import { itemsIn } from '#rules/order-item-text.ts';
import { rangeOf } from '#rules/range.ts';
import { hasAddress } from '../account/address-data.ts';
import { users } from '../auth/schema.ts';
import { countLists } from '../db/count-lists.ts';
import { contactMessages, newsletterSubscribers } from '../forms/schema.ts';
import { showOrder } from '../orders/find-orders.ts';
import { customers, orders } from '../orders/schema.ts';
import { hasWords } from '../orders/search-words.ts';
import { readShownPapers } from '../orders/shown-papers.ts';
import { catalogueOf, type RangeShop, type Shop } from '../shop.ts';
import { replyMailbox, toMessage } from './contact-messages.ts';
import { csvFor } from './csv.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { readReturnsOf } from './return-routes.ts';

type WithDatabase = Pick<Shop, 'db'>;

const HEADINGS = { de: de.customers, en: en.customers } as const;
const SORTS = {
  oldest: { column: customers.lastOrderAt, isAscending: true },
  spent: { column: customers.spentCents, isAscending: false },
  orders: { column: customers.orders, isAscending: false },
} as const satisfies Record<CustomerSort, object>;
const LATEST = { column: customers.lastOrderAt, isAscending: false } as const;

interface Wanted extends z.infer<typeof adminCustomersBody> {
  readonly limit: number;
}

async function selectCustomers(
  { db }: WithDatabase,
  where: SQL | undefined,
  { sort, before, limit }: Omit<Wanted, 'q'>,
): Promise<AdminCustomer[]> {
  const { column, isAscending } = sort === undefined ? LATEST : SORTS[sort];
  const [isBehind, order] = isAscending ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const open = and(
    sql`lower(${contactMessages.email}) = ${customers.email}`,
    isNull(contactMessages.handledAt),
  );
  const rows = await db
    .select({
      row: customers,
      newsletter: newsletterSubscribers.status,
      open: sql<number>`(select count(*)::int from ${contactMessages} where ${open})`,
    })
    .from(customers)
    .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.email, customers.email))
    .where(
      and(
        where,
        before === undefined
          ? undefined
          : sql`(${column}, ${customers.id}) ${isBehind}
              (select c.${sql.identifier(column.name)}, c.id from customers c where c.id = ${before})`,
      ),
    )
    .orderBy(sql`${column} ${order}`, sql`${customers.id} ${order}`)
    .limit(limit);
  return rows.map(({ row, newsletter, open: openMessages }) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    orders: row.orders,
    spent: row.spentCents,
    last_order_at: row.lastOrderAt.toISOString(),
    newsletter,
    open_messages: openMessages,
  }));
}

/** One page of the customers that a search finds. */
export async function listCustomers(
  shop: WithDatabase,
  { q, ...wanted }: z.infer<typeof adminCustomersBody>,
): Promise<AdminCustomersReply> {
  const limit = ADMIN_CUSTOMERS_PER_PAGE + 1;
  const found = await selectCustomers(shop, hasWords(customers, q), { ...wanted, limit });
  const page = found.slice(0, ADMIN_CUSTOMERS_PER_PAGE);
  const { all } = await countLists(shop.db, { all: [customers, undefined] });
  return {
    customers: page,
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
    count: all,
  };
}

const BATCH = 500;

/** Rows of the matching customers, streamed in batches. */
export async function* customerLines(
  shop: WithDatabase,
  { q }: z.infer<typeof adminCustomersChoice>,
  lang: Lang,
): AsyncGenerator<string> {
  const csv = csvFor(lang);
  yield csv.line(HEADINGS[lang]);
  const where = hasWords(customers, q);
  let before: string | undefined;
  for (;;) {
    const batch = await selectCustomers(shop, where, { before, limit: BATCH });
    yield batch
      .map((each) =>
        csv.line([
          each.email,
          each.name,
          each.orders,
          csv.euros(each.spent),
          csv.moment(new Date(each.last_order_at)),
          each.newsletter === 'confirmed' ? 1 : 0,
        ]),
      )
      .join('');
    before = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
}

/** Everything about a customer; undefined if there is none. */
export async function readCustomer(
  shop: RangeShop,
  id: string,
  lang: Lang,
): Promise<AdminCustomerReply | undefined> {
  const { db } = shop;
  const [customer] = await selectCustomers(shop, eq(customers.id, id), { limit: 1 });
  if (!customer) return undefined;
  const { email } = customer;
  const [user] = await db
    .select({ isVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  const placed = await db
    .select()
    .from(orders)
    .where(hasAddress(orders.customerEmail, email))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ADMIN_CUSTOMER_ORDERS);
  const messages = await db
    .select()
    .from(contactMessages)
    .where(hasAddress(contactMessages.email, email))
    .orderBy(desc(contactMessages.createdAt));
  const range = rangeOf(catalogueOf(shop));
  const papers = await readShownPapers(
    db,
    placed.map((order) => order.id),
  );
  return {
    customer,
    account: user === undefined ? 'none' : user.isVerified ? 'verified' : 'unverified',
    orders: placed.map((order) => ({
      ...showOrder(order),
      items: itemsIn(order.items, lang, range),
      papers: papers.get(order.id) ?? [],
    })),
    messages: messages.map(toMessage),
    returns: await readReturnsOf(shop, email),
    reply_to: replyMailbox(shop),
  };
}
