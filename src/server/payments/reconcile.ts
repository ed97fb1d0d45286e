import { and, asc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { notifyOrders } from '../orders/order-notices.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { pullStripeEvents } from './events/pull-events.ts';
import { GIVE_UP_MS, handleStripeEvents } from './events/stripe-events.ts';
import { expireUnread } from './expire-unread.ts';
import { checkNumbers } from './order-numbers.ts';
import type { PaymentShop } from './payment-state.ts';
import { expireSession } from './provider.ts';
import { settleCheckout } from './settle.ts';
import { isDue, UNREADABLE_KEPT_MS } from './unreadable.ts';

/** Interval of the reconciler while an order is pending or an event is unhandled. */
const RECONCILE_AGAIN_SECONDS = 60;
/** Its interval otherwise; finds events whose webhooks never came, mostly refunds. */
export const RECONCILE_AT_REST_SECONDS = 30 * 60;

/** Options of the job that checks a new order; one waiting job serves all new orders. */
export const RECONCILE_SOON = { singletonKey: 'open', startAfterSeconds: 3 * 60 } as const;
const RECONCILE_AGAIN = {
  singletonKey: 'open',
  startAfterSeconds: RECONCILE_AGAIN_SECONDS,
} as const;

/** A checkout that nobody has heard of for so long is asked for. */
const QUIET_MS = 5 * 60 * 1000;
/** Checkouts that a run asks Stripe for: those that went quiet, and those whose time is over. */
const PER_RUN = 25;
/** A session that became unreadable is asked for this long at the pace of an open one. */
const UNREADABLE_WATCHED_MS = 60 * 60 * 1000;
/** Stripe ends a session by its own clock; it gets this long before we end it ourselves. */
const GRACE_MS = 2 * 60 * 1000;

/**
 * Catches up on what webhooks missed: looks for the highest order number at Stripe, reads the events
 * that never arrived, handles those that stayed open, ends checkouts whose time is over and asks for
 * those that went quiet. Comes again in a minute while anything is open, else only at the pace of a
 * shop at rest.
 */
export async function reconcile(shop: PaymentShop): Promise<void> {
  await checkNumbers(shop);
  await pullStripeEvents(shop);
  await handleStripeEvents(shop, 'reconciler');
  await endOverdue(shop);
  await askForQuiet(shop);
  if (await anythingOpen(shop)) await shop.jobs.add('reconcile', {}, RECONCILE_AGAIN);
}

/** Pending checkouts that went quiet. */
async function askForQuiet(shop: PaymentShop): Promise<void> {
  const before = new Date(shop.now() - QUIET_MS);
  for await (const { session } of inTurn(shop, lt(orders.updatedAt, before))) {
    const settled = await settleCheckout(shop, session, 'reconciler');
    if (!settled.ok && settled.reason === 'unavailable') return;
  }
}

/**
 * Orders past their time. None is closed without asking Stripe once more: Stripe ends the page, then
 * says whether it was paid at the last moment. A session that it refuses to show keeps its order open.
 */
async function endOverdue(shop: PaymentShop): Promise<void> {
  const overdue = lt(orders.expiresAt, new Date(shop.now() - GRACE_MS));
  let ended = await endUnopened(shop, overdue);
  for await (const { id, session, unreadableSince } of inTurn(shop, overdue)) {
    let settled = await settleCheckout(shop, session, 'reconciler');
    if (settled.ok && settled.facts.payable) {
      await expireSession(shop, session);
      settled = await settleCheckout(shop, session, 'reconciler');
    }
    if (settled.ok) continue;
    if (settled.reason === 'unavailable') break;
    const since = unreadableSince?.getTime() ?? shop.now();
    const isGivenUp = settled.reason === 'unreadable' && since < shop.now() - UNREADABLE_KEPT_MS;
    if (isGivenUp && (await expireUnread(shop, { id, session }))) ended++;
  }
  if (ended > 0) await notifyOrders(shop);
}

/** Those without a page: Stripe need not be asked, so they wait for nobody. Returns how many. */
async function endUnopened(shop: Shop, overdue: SQL): Promise<number> {
  const unopened = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), isNull(orders.checkoutSessionId), overdue));
  let ended = 0;
  for (const { id } of unopened) if (await expireUnread(shop, { id, session: null })) ended++;
  return ended;
}

interface OpenCheckout {
  readonly id: string;
  readonly session: string;
  readonly unreadableSince: Date | null;
}

/**
 * A few pending orders with a page, least recently looked at first. Each is marked before it is
 * looked at: neither payments that take days nor one that Stripe stumbles over keep the others from
 * their turn in the next run.
 */
async function* inTurn(shop: Shop, which: SQL): AsyncGenerator<OpenCheckout> {
  const { id: orderId, checkoutSessionId, unreadableSince, status } = orders;
  const waiting = await shop.db
    .select({ id: orderId, session: checkoutSessionId, unreadableSince })
    .from(orders)
    .where(
      and(eq(status, 'pending'), isNotNull(checkoutSessionId), isDue(new Date(shop.now())), which),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(PER_RUN);
  for (const { id, session, unreadableSince: since } of waiting) {
    if (session === null) continue;
    await shop.db
      .update(orders)
      .set({ updatedAt: new Date(shop.now()) })
      .where(and(eq(orders.id, id), eq(orders.status, 'pending')));
    yield { id, session, unreadableSince: since };
  }
}

/** An unreadable session waits for the owner: the pace of a shop at rest is enough for it. */
async function anythingOpen(shop: Shop): Promise<boolean> {
  const found = await shop.pool.query<{ open: boolean }>({
    name: 'anything-open',
    text: `SELECT EXISTS (SELECT FROM orders WHERE status = 'pending'
          AND (unreadable_since IS NULL OR unreadable_since > $2))
        OR EXISTS (SELECT FROM stripe_events WHERE handled_at IS NULL AND received_at > $1) AS open`,
    values: [new Date(shop.now() - GIVE_UP_MS), new Date(shop.now() - UNREADABLE_WATCHED_MS)],
  });
  return found.rows[0]?.open ?? false;
}
