import { and, asc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { expireSession } from '../checkout/provider.ts';
import { notifyOrders } from '../dashboard/order-notices.ts';
import { orders } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { expireUnopened } from './expire-unopened.ts';
import { pullStripeEvents } from './pull-events.ts';
import { RECONCILE_AGAIN } from './reconcile-timing.ts';
import { settleCheckout } from './settle.ts';
import { GIVE_UP_MS, handleStripeEvents } from './stripe-events.ts';

/** A checkout that nobody has heard of for so long is asked for. */
const QUIET_MS = 5 * 60 * 1000;
/** Checkouts that a run asks Stripe for: those that went quiet, and those whose time is over. */
const PER_RUN = 25;
/** Stripe ends a session by its own clock; it gets this long before we end it ourselves. */
const GRACE_MS = 2 * 60 * 1000;

/**
 * What webhooks should have said and did not: reads the events that never arrived, handles those
 * that stayed open, asks for checkouts that went quiet and ends those whose time is over. Comes
 * again in a minute while anything is open, else only at the pace of a shop at rest.
 */
export async function reconcile(shop: Shop): Promise<void> {
  await pullStripeEvents(shop);
  await handleStripeEvents(shop, 'reconciler');
  await askForQuiet(shop);
  await endOverdue(shop);
  if (await anythingOpen(shop)) await shop.jobs.add('reconcile', {}, RECONCILE_AGAIN);
}

/** Pending checkouts that went quiet. */
async function askForQuiet(shop: Shop): Promise<void> {
  const before = new Date(shop.now() - QUIET_MS);
  for await (const { session } of inTurn(shop, lt(orders.updatedAt, before))) {
    const settling = await settleCheckout(shop, session, 'reconciler');
    if (!settling.ok && settling.reason === 'unavailable') return;
  }
}

/** Orders past their time: Stripe ends the page, then says whether it was paid at the last moment. */
async function endOverdue(shop: Shop): Promise<void> {
  const overdue = lt(orders.expiresAt, new Date(shop.now() - GRACE_MS));
  let ended = await endUnopened(shop, overdue);
  for await (const { id, session } of inTurn(shop, overdue)) {
    let settling = await settleCheckout(shop, session, 'reconciler');
    if (settling.ok && settling.facts.payable) {
      await expireSession(shop, session);
      settling = await settleCheckout(shop, session, 'reconciler');
    }
    if (settling.ok) continue;
    if (settling.reason === 'unavailable') break;
    if (settling.reason === 'busy') continue;
    // Stripe knows no such session, so nobody can pay it.
    if (await expireUnopened(shop, { id, session })) ended++;
  }
  if (ended > 0) await notifyOrders(shop);
}

/** Those without a page: Stripe need not be asked, so they wait for nobody. Answers how many. */
async function endUnopened(shop: Shop, overdue: SQL): Promise<number> {
  const unopened = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), isNull(orders.checkoutSessionId), overdue));
  let ended = 0;
  for (const { id } of unopened) if (await expireUnopened(shop, { id, session: null })) ended++;
  return ended;
}

/**
 * A few pending orders with a page, least recently looked at first. Each is marked before it is
 * looked at: neither payments that take days nor one that Stripe stumbles over keep the others from
 * their turn in the next run.
 */
async function* inTurn(shop: Shop, which: SQL): AsyncGenerator<{ id: string; session: string }> {
  const waiting = await shop.db
    .select({ id: orders.id, session: orders.checkoutSessionId })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), isNotNull(orders.checkoutSessionId), which))
    .orderBy(asc(orders.updatedAt))
    .limit(PER_RUN);
  for (const { id, session } of waiting) {
    if (session === null) continue;
    await shop.db
      .update(orders)
      .set({ updatedAt: new Date(shop.now()) })
      .where(and(eq(orders.id, id), eq(orders.status, 'pending')));
    yield { id, session };
  }
}

async function anythingOpen(shop: Shop): Promise<boolean> {
  const found = await shop.pool.query<{ open: boolean }>({
    name: 'anything-open',
    text: `SELECT EXISTS (SELECT FROM orders WHERE status = 'pending')
        OR EXISTS (SELECT FROM stripe_events WHERE handled_at IS NULL AND received_at > $1) AS open`,
    values: [new Date(shop.now() - GIVE_UP_MS)],
  });
  return found.rows[0]?.open ?? false;
}
