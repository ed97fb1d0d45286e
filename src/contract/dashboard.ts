import * as z from 'zod/mini';

const counted = z.object({ key: z.string(), count: z.number() });
export type Counted = z.infer<typeof counted>;

/** A visit as the dashboard lists it. `last_seen` is an ISO timestamp. */
const dashboardVisit = z.object({
  kind: z.enum(['registered', 'anonymous']),
  page: z.string(),
  referrer: z.string(),
  browser: z.string(),
  last_seen: z.string(),
});

/** The first line of an order that was paid for: its picture stands for the order. */
const firstItem = z.object({ id: z.string(), variant: z.string() });

/** An order as the dashboard lists it. `amount` in cents; `status` may be one of a newer shop. */
export const dashboardOrder = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  status: z.string(),
  amount: z.number(),
  customer_email: z.nullable(z.string()),
  item_count: z.number(),
  /** Missing in replies of nodes that are not updated yet. */
  first_item: z.optional(z.nullable(firstItem)),
  created_at: z.string(),
});

/** Visits that came at least this far, so no step has more than the one before. */
const funnel = z.object({
  visit: z.number(),
  product: z.number(),
  cart: z.number(),
  checkout: z.number(),
  paid: z.number(),
});

/** Carts of visits that did not pay, with their worth in cents. */
const carts = z.object({ count: z.number(), cents: z.number() });
export type Carts = z.infer<typeof carts>;

/** What waits for somebody in the back office. */
const waitingWork = z.object({
  to_pack: z.number(),
  /** ISO timestamp; null without one. */
  oldest_to_pack: z.nullable(z.string()),
  /** Order number that was given last; they have no gaps. */
  newest_number: z.number(),
  open_messages: z.number(),
  /** Open withdrawals, and the day (`2026-11-26`) on which the first one's money is due. Missing in replies of nodes not updated yet. */
  open_returns: z.optional(z.number()),
  return_due_on: z.optional(z.nullable(z.string())),
  drafts: z.number(),
  /** Markers: another text says that something of the kind changed. */
  changes: z.object({
    orders: z.string(),
    messages: z.string(),
    catalogue: z.string(),
    alerts: z.string(),
    returns: z.optional(z.string()),
  }),
});
export type WaitingWork = z.infer<typeof waitingWork>;

/**
 * Everything the dashboard shows, from one moment (docs/specification.md#61-counts).
 * `revenue_today` in cents: captured less refunds of orders created since midnight in Berlin.
 */
export const dashboardSnapshot = z.object({
  at: z.string(),
  /** Visits seen in the last 5 minutes that have not left. */
  active_users: z.number(),
  sessions_today: z.number(),
  /** Orders of today that were paid, whatever was paid back since. */
  orders_today: z.number(),
  orders_pending: z.number(),
  revenue_today: z.number(),
  top_page: z.nullable(counted),
  top_referrer: z.nullable(counted),
  /** Page views of today. */
  top_pages: z.array(counted),
  /** Names of the products and lists among all pages here, by path. Missing in replies of nodes not updated yet. */
  page_names: z.optional(z.record(z.string(), z.object({ de: z.string(), en: z.string() }))),
  /** Visits of today by the host they came from. */
  top_referrers: z.array(counted),
  recent_sessions: z.array(dashboardVisit),
  recent_orders: z.array(dashboardOrder),
  /** Crawlers and the like, in none of the other numbers. */
  bots_today: z.number(),
  /** Today's. */
  funnel,
  /** Seen within 5 minutes; gone for up to 30; gone for longer (up to 3 hours). */
  carts: z.object({ open: carts, going: carts, left: carts }),
  /** Products that active visitors look at, by id; both languages of a page together. */
  active_products: z.array(counted),
  /** Today's revenue in cents by the host the visit came from. */
  referrer_revenue: z.array(counted),
  /** The same weekday last week up to the same time; null when nothing was counted then. */
  last_week: z.nullable(
    z.object({ sessions: z.number(), orders: z.number(), revenue: z.number(), funnel }),
  ),
  /** Missing in replies of nodes that are not updated yet. */
  work: z.optional(waitingWork),
  /** True in live mode, which counts no visits: what is said above of visits and carts is unknown, not 0. */
  visits_unknown: z.optional(z.boolean()),
});
export type DashboardSnapshot = z.infer<typeof dashboardSnapshot>;

/** At most so many `sales` in the history. */
export const DASHBOARD_SALES_SHOWN = 60;

/** A paid order of today. */
const sale = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  at: z.string(),
  amount: z.number(),
  first_item: z.nullable(firstItem),
  /**
   * Of the first line: paths of its pictures without width and ending (of a pack one per colour), and its home collection.
   * Missing in replies of nodes not updated yet.
   */
  pictures: z.optional(z.array(z.string())),
  collection: z.optional(z.nullable(z.string())),
});
export type DashboardSale = z.infer<typeof sale>;

/**
 * `GET /api/admin/dashboard/history`. `minutes` are those of yesterday and today in Berlin up to now, oldest first; `days` the last
 * 90 Berlin days with today last; revenue in cents. A minute that nobody could note has the number of the last one noted, for
 * as long as a silent visitor counts as active, then null. After a 0 nothing is noted until somebody comes.
 */
export const dashboardHistory = z.object({
  minutes: z.object({
    /** ISO timestamp of the first minute. */
    from: z.string(),
    active: z.array(z.nullable(z.number())),
    orders: z.array(z.number()),
  }),
  /** Paid orders of today, the newest first. Missing in replies of nodes not updated yet. */
  sales: z.optional(z.array(sale)),
  days: z.array(
    z.object({ day: z.string(), sessions: z.number(), orders: z.number(), revenue: z.number() }),
  ),
});
export type DashboardHistory = z.infer<typeof dashboardHistory>;
