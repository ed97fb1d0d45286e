import * as z from 'zod/mini';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { checkoutOrder } from './checkout.ts';

/** Orders of one page of `GET /api/admin/dashboard/orders`. */
export const ADMIN_ORDERS_PER_PAGE = 50;

/** Query of `GET /api/admin/dashboard/orders`; `before` is the `next` of the page before. */
export const adminOrdersQuery = z.strictObject({ before: z.optional(z.uuid()) });

/** An order as its owner sees it: what `/success` shows and whose it is. Money in cents. */
export const dashboardOrder = z.extend(checkoutOrder, {
  id: z.string(),
  status: z.enum(ORDER_STATUSES),
  fulfilment: z.enum(FULFILMENTS),
  customer_email: z.nullable(z.string()),
  refunded: z.number(),
  referrer: z.nullable(z.string()),
  created_at: z.string(),
});

/** Newest first. `next` is null on the last page. */
export const dashboardOrdersReply = z.object({
  orders: z.array(dashboardOrder),
  next: z.nullable(z.string()),
});
export type DashboardOrdersReply = z.infer<typeof dashboardOrdersReply>;
