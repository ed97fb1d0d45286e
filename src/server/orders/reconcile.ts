import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import { expireSession } from '../checkout/provider.ts';
import { notifyOrders } from '../dashboard/order-notices.ts';
import { orders } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { expireUnopened } from './expire-unopened.ts';
import { pullStripeEvents } from './pull-events.ts';
import { RECONCILE_AGAIN } from './reconcile-timing.ts';
import { settleCheckout } from './settle.ts';
import { GIVE_UP_MS, handleStripeEvents } from './stripe-events.ts';

/** A checkout that nobody has heard of for so long is asked for, a few at a time. */
const QUIET_MS = 5 * 60 * 1000;
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

/** Pending checkouts, least recently looked at first. */
async function askForQuiet(shop: Shop): Promise<void> {
  const quiet = await shop.db
    .select({ id: orders.id, session: orders.checkoutSessionId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        isNotNull(orders.checkoutSessionId),
        lt(orders.updatedAt, new Date(shop.now() - QUIET_MS)),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(PER_RUN);
  for (const { id, session } of quiet) {
    if (session === null) continue;
    const settling = await settleCheckout(shop, session, 'reconciler');
    if (!settling.ok && settling.reason === 'unavailable') return;
    // Still pending: the next run asks for others first.
    await shop.db
      .update(orders)
      .set({ updatedAt: new Date(shop.now()) })
      .where(and(eq(orders.id, id), eq(orders.status, 'pending')));
  }
}

/** Orders past their time: Stripe ends the page, then says whether it was paid at the last moment. */
async function endOverdue(shop: Shop): Promise<void> {
  const overdue = await shop.db
    .select({ id: orders.id, session: orders.checkoutSessionId })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lt(orders.expiresAt, new Date(shop.now() - GRACE_MS))))
    .orderBy(asc(orders.expiresAt))
    .limit(PER_RUN);
  let ended = 0;
  for (const { id, session } of overdue) {
    if (session === null) {
      if (await expireUnopened(shop, id)) ended++;
      continue;
    }
    let settling = await settleCheckout(shop, session, 'reconciler');
    if (settling.ok && settling.facts.payable) {
      await expireSession(shop, session);
      settling = await settleCheckout(shop, session, 'reconciler');
    }
    if (settling.ok) continue;
    if (settling.reason === 'unavailable') break;
    if (settling.reason === 'busy') continue;
    // Stripe knows no such session, so nobody can pay it.
    if (await expireUnopened(shop, id)) ended++;
  }
  if (ended > 0) await notifyOrders(shop);
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
