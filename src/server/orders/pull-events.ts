import { sql } from 'drizzle-orm';
import { callStripe } from '../checkout/provider.ts';
import { stripePulls } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { HANDLED_EVENTS, storeStripeEvent } from './stripe-events.ts';

/** A shop that has never asked begins here; Stripe keeps events for 30 days. */
const FIRST_LOOK_MS = 24 * 60 * 60 * 1000;
/** Events may enter Stripe's list a little late, so each look begins before the last one's end. */
const OVERLAP_MS = 2 * 60 * 1000;
const MAX_EVENTS = 5_000;

/**
 * Stores the events whose webhooks never arrived, read from Stripe's own list since the last look:
 * one call that finds lost payments and lost refunds alike, however long the shop was away.
 */
export async function pullStripeEvents(shop: Shop): Promise<void> {
  const began = shop.now();
  const [last] = await shop.db.select().from(stripePulls);
  const since = last ? last.pulledTo.getTime() - OVERLAP_MS : began - FIRST_LOOK_MS;
  const listed = await callStripe(shop, 'list events', () =>
    shop.stripe.events
      .list({ created: { gte: Math.floor(since / 1000) }, types: [...HANDLED_EVENTS], limit: 100 })
      .autoPagingToArray({ limit: MAX_EVENTS }),
  );
  if (!listed.ok) return;
  let found = 0;
  for (const event of listed.value) if (await storeStripeEvent(shop, event)) found++;
  if (found > 0) shop.log.info('events were read that no webhook had brought', { events: found });
  if (listed.value.length === MAX_EVENTS) {
    // The list is newest first, so the oldest are missing: the mark stays, and they are read again.
    shop.log.error('more events than one look can read', undefined, { events: MAX_EVENTS });
    return;
  }
  const pulledTo = new Date(began);
  await shop.db
    .insert(stripePulls)
    .values({ id: 1, pulledTo })
    .onConflictDoUpdate({
      target: stripePulls.id,
      set: { pulledTo: sql`greatest(${stripePulls.pulledTo}, excluded.pulled_to)` },
    });
}
