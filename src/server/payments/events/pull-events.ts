import { sql } from 'drizzle-orm';
import type { Shop } from '#server/shop.ts';
import type { StripeShop } from '../payment-state.ts';
import { callStripe } from '../provider.ts';
import { stripePulls } from '../schema.ts';
import { storeStripeEvent } from './store-events.ts';
import { HANDLED_EVENTS } from './stripe-events.ts';

/** A shop that has never asked begins here; Stripe keeps events for 30 days. */
const FIRST_LOOK_MS = 24 * 60 * 60 * 1000;
/** Events may enter Stripe's list a little late, so each look begins before the newest one known. */
const OVERLAP_MS = 2 * 60 * 1000;

/**
 * Stores the events whose webhooks never arrived, read from Stripe's own list since the last look:
 * one call that finds lost payments and lost refunds alike, however long the shop was away.
 */
export async function pullStripeEvents(shop: StripeShop): Promise<void> {
  const [last] = await shop.db.select().from(stripePulls);
  const since = last ? last.pulledTo.getTime() - OVERLAP_MS : shop.now() - FIRST_LOOK_MS;
  const listed = await callStripe(shop, 'list events', () =>
    storeListed(shop, Math.floor(since / 1000)),
  );
  // Stripe lists the newest events first. A list that broke off lacks the oldest ones: the mark must not pass them.
  if (!listed.ok || listed.value.newest === 0) return;
  const { found, newest } = listed.value;
  if (found > 0) shop.log.info('events were read that no webhook had brought', { events: found });
  // The mark is a time of Stripe's, so that a wrong clock of this machine skips no event.
  const pulledTo = new Date(newest * 1000);
  await shop.db
    .insert(stripePulls)
    .values({ id: 1, pulledTo })
    .onConflictDoUpdate({
      target: stripePulls.id,
      set: { pulledTo: sql`greatest(${stripePulls.pulledTo}, excluded.pulled_to)` },
    });
}

/** `since` and `newest` in epoch seconds; `newest` is 0 when there was none. */
async function storeListed(shop: Shop, since: number): Promise<{ found: number; newest: number }> {
  let found = 0;
  let newest = 0;
  const list = shop.stripe.events.list({
    created: { gte: since },
    types: [...HANDLED_EVENTS],
    limit: 100,
  });
  for await (const event of list) {
    newest = Math.max(newest, event.created);
    if (await storeStripeEvent(shop, event)) found++;
  }
  return { found, newest };
}
