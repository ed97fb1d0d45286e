import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../rules/order-states.ts';

const counted = z.object({ key: z.string(), count: z.number() });
export type Counted = z.infer<typeof counted>;

/** A visit as the dashboard lists it. `last_seen` is an ISO timestamp. */
export const dashboardVisit = z.object({
  kind: z.enum(['registered', 'anonymous']),
  page: z.string(),
  referrer: z.string(),
  browser: z.string(),
  last_seen: z.string(),
});

/** An order as the dashboard lists it. `amount` in cents. */
export const dashboardOrder = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  status: z.enum(ORDER_STATUSES),
  amount: z.number(),
  customer_email: z.nullable(z.string()),
  item_count: z.number(),
  created_at: z.string(),
});

/**
 * Everything the dashboard shows, from one moment (spec section 6). `revenue_today` in cents:
 * captured less refunds of orders created since midnight in Berlin (decision 16).
 */
export const dashboardSnapshot = z.object({
  at: z.string(),
  active_users: z.number(),
  sessions_today: z.number(),
  orders_today: z.number(),
  orders_pending: z.number(),
  revenue_today: z.number(),
  top_page: z.nullable(counted),
  top_referrer: z.nullable(counted),
  top_pages: z.array(counted),
  top_referrers: z.array(counted),
  recent_sessions: z.array(dashboardVisit),
  recent_orders: z.array(dashboardOrder),
});
export type DashboardSnapshot = z.infer<typeof dashboardSnapshot>;
