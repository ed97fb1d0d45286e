import * as z from 'zod/mini';
import { CUSTOMER_SORTS } from './admin-list.ts';
import { adminMessage } from './admin-messages.ts';
import { adminOrder } from './admin-orders.ts';
import { adminReturn } from './admin-returns.ts';
import { shownPapers } from './papers.ts';

/** The back office: everybody who ordered, by mail address. */

/** Customers of one page of `POST /api/admin/customers`. */
export const ADMIN_CUSTOMERS_PER_PAGE = 50;

/** `POST /api/admin/customers.csv`. A body, because a search may hold a person's address. */
export const adminCustomersChoice = z.strictObject({
  /** Words of name and address: all of them occur. */
  q: z.optional(z.string().check(z.maxLength(254))),
});

/** `POST /api/admin/customers`; `before` is the `next` of the page before. */
export const adminCustomersBody = z.extend(adminCustomersChoice, {
  sort: z.optional(z.enum(CUSTOMER_SORTS)),
  before: z.optional(z.uuid()),
});

const adminCustomer = z.object({
  /** Stands in addresses of pages, where a mail address may not. */
  id: z.string(),
  email: z.string(),
  /** As in the latest order that has one. */
  name: z.nullable(z.string()),
  /** Paid ones, except for those that were wholly refunded. */
  orders: z.number(),
  /** Cents paid, less refunds and lost disputes. */
  spent: z.number(),
  last_order_at: z.string(),
  newsletter: z.nullable(z.enum(['requested', 'confirmed', 'unsubscribed'])),
  /** Messages that nobody has handled. */
  open_messages: z.number(),
});
export type AdminCustomer = z.infer<typeof adminCustomer>;

export const adminCustomersReply = z.object({
  customers: z.array(adminCustomer),
  /** Null on the last page. */
  next: z.nullable(z.string()),
  /** Of all customers, as lists count. */
  count: z.number(),
});
export type AdminCustomersReply = z.infer<typeof adminCustomersReply>;

/** At most so many orders in `GET /api/admin/customers/:id`; the list of orders finds all. */
export const ADMIN_CUSTOMER_ORDERS = 50;

/** `GET /api/admin/customers/:id`; its lists begin with the latest. */
export const adminCustomerReply = z.object({
  customer: adminCustomer,
  account: z.enum(['none', 'unverified', 'verified']),
  orders: z.array(z.extend(adminOrder, { papers: z.optional(shownPapers) })),
  messages: z.array(adminMessage),
  returns: z.array(adminReturn),
  /** The mailbox that gets the answer to an answer. */
  reply_to: z.string(),
});
export type AdminCustomerReply = z.infer<typeof adminCustomerReply>;
