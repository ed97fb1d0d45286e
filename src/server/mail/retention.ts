import { and, isNotNull, lt } from 'drizzle-orm';
import { retainAccess } from '../auth/retention.ts';
import { mails, stripeEvents } from '../db/schema.ts';
import { retainNewsletter } from '../forms/newsletter.ts';
import type { Shop } from '../shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The owner may send a mail again for as long; what it said can be made anew from the order. */
const SENT_MAILS_KEPT_MS = 180 * DAY_MS;
/** Stripe itself forgets events after 30 days, so none comes back later. */
const EVENTS_KEPT_MS = 60 * DAY_MS;

/**
 * Deletes mails, payment events, newsletter requests, links and logins that have served their purpose.
 */
export async function retainMessages(shop: Shop): Promise<void> {
  const before = (keptMs: number) => new Date(shop.now() - keptMs);
  await shop.db
    .delete(mails)
    .where(and(isNotNull(mails.sentAt), lt(mails.sentAt, before(SENT_MAILS_KEPT_MS))));
  await shop.db
    .delete(stripeEvents)
    .where(
      and(isNotNull(stripeEvents.handledAt), lt(stripeEvents.handledAt, before(EVENTS_KEPT_MS))),
    );
  await retainNewsletter(shop);
  await retainAccess(shop);
}

/** Registers the job. */
export function retentionJobs(shop: Shop): void {
  shop.jobs.handle('retention', () => retainMessages(shop), { everySeconds: 24 * 60 * 60 });
}
