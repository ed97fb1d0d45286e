import type { Catalogue } from '#catalogue/catalogue.ts';
import { ADMIN_ACTIVE_WINDOW_MS, ADMIN_TOP_COUNT } from '#catalogue/limits.ts';
import type { Counted, DashboardSnapshot } from '#contract/dashboard.ts';
import {
  addDays,
  berlinClockMs,
  berlinDate,
  berlinInstant,
  isoDate,
  startOfBerlinDate,
} from '#rules/berlin-day.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import type { OrderStatus } from '#rules/order-states.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { knownPage, productPaths, viewersByProduct } from '../visits/pages.ts';
import { STAGES, type Stage } from '../visits/schema.ts';
import { SNAPSHOT } from './snapshot-sql.ts';

/** An abandoned cart counts as going for this long, then as left. */
const CART_GOING_MS = 30 * 60_000;

interface Row {
  readonly active_users: number;
  readonly carts: DashboardSnapshot['carts'];
  readonly sessions_today: number;
  readonly bots_today: number;
  readonly stages: Partial<Record<Stage, number>>;
  readonly orders_today: number;
  readonly orders_pending: number;
  readonly revenue_today: number;
  readonly top_pages: Counted[];
  readonly top_referrers: Counted[];
  /** Viewers of pages that sell a product, unsorted. */
  readonly product_pages: Counted[];
  readonly referrer_revenue: Counted[];
  readonly recent_sessions: {
    readonly registered: boolean;
    readonly page: string;
    readonly referrer: string;
    readonly browser: string;
    readonly last_seen: number;
  }[];
  readonly recent_orders: {
    readonly id: string;
    readonly number: number | null;
    readonly status: OrderStatus;
    readonly amount: number;
    readonly customer_email: string | null;
    readonly item_count: number;
    readonly first_item: { readonly id: string; readonly variant: string } | null;
    readonly created_at: number;
  }[];
  readonly minutes_before: {
    readonly sessions: number;
    readonly product: number;
    readonly cart: number;
    readonly checkout: number;
    readonly paid: number;
  };
  readonly orders_before: number;
  readonly revenue_before: number;
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Returns the query's parameters: today in Berlin, the same stretch a week ago, the product pages. */
function questionsOf(now: number, catalogue: Catalogue) {
  const today = berlinDate(now);
  const before = addDays(today, -7);
  return [
    new Date(now),
    new Date(startOfBerlinDate(today)),
    isoDate(today),
    new Date(startOfBerlinDate(before)),
    // By local time, not by elapsed time: days on which the clocks change have 23 or 25 hours.
    new Date(berlinInstant(before, berlinClockMs(now))),
    new Date(now - ADMIN_ACTIVE_WINDOW_MS),
    new Date(now - CART_GOING_MS),
    productPaths(catalogue),
  ];
}

function lastWeekOf(row: Row): DashboardSnapshot['last_week'] {
  const { sessions, ...reached } = row.minutes_before;
  const { orders_before: orders, revenue_before: revenue } = row;
  if (sessions === 0 && orders === 0) return null;
  return { sessions, orders, revenue, funnel: { visit: sessions, ...reached } };
}

/** Returns the names of the products and lists among paths, by path. */
export function pageNames(paths: readonly string[], catalogue: Catalogue) {
  return Object.fromEntries(
    paths.flatMap((path) => {
      const name = knownPage(path, catalogue)?.name;
      return name ? [[path, name]] : [];
    }),
  );
}

/** Reads the dashboard's numbers with one query (docs/specification.md#61-counts). */
export async function readSnapshot(
  shop: Pick<Shop, 'pool' | 'now'> & HasCatalogue,
): Promise<DashboardSnapshot> {
  const catalogue = catalogueOf(shop);
  const now = shop.now();
  // A named (prepared) statement: it runs every second, and parsing and planning would cost more than
  // reading the rows of a quiet shop.
  const query = { name: 'snapshot', text: SNAPSHOT, values: questionsOf(now, catalogue) };
  const { rows } = await shop.pool.query<Row>(query);
  const row = rows[0];
  if (!row) throw new Error('the dashboard query returned no row');
  const reached = (stage: Stage) => row.stages[stage] ?? 0;
  const [, product, cart, checkout, paid] = STAGES;
  return {
    at: iso(now),
    active_users: row.active_users,
    sessions_today: row.sessions_today,
    orders_today: row.orders_today,
    orders_pending: row.orders_pending,
    revenue_today: row.revenue_today,
    top_page: row.top_pages[0] ?? null,
    top_referrer: row.top_referrers[0] ?? null,
    top_pages: row.top_pages,
    page_names: pageNames(
      [...row.top_pages.map(({ key }) => key), ...row.recent_sessions.map(({ page }) => page)],
      catalogue,
    ),
    top_referrers: row.top_referrers,
    recent_sessions: row.recent_sessions.map(({ registered, last_seen, ...visit }) => ({
      kind: registered ? 'registered' : 'anonymous',
      ...visit,
      last_seen: iso(last_seen),
    })),
    recent_orders: row.recent_orders.map((order) => ({
      ...order,
      number: order.number === null ? null : formatOrderNumber(order.number),
      created_at: iso(order.created_at),
    })),
    bots_today: row.bots_today,
    funnel: {
      visit: row.sessions_today,
      product: reached(product),
      cart: reached(cart),
      checkout: reached(checkout),
      paid: reached(paid),
    },
    carts: row.carts,
    active_products: viewersByProduct(row.product_pages, catalogue).slice(0, ADMIN_TOP_COUNT),
    referrer_revenue: row.referrer_revenue,
    last_week: lastWeekOf(row),
  };
}
