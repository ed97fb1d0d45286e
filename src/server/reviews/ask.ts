import { and, asc, eq, exists, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { formatOrderNumber } from '#rules/order-number.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { orders, parcels } from '../orders/schema.ts';
import type { RangeShop, Shop } from '../shop.ts';
import { proveAgain } from './prove.ts';
import { reviewRequests, reviews } from './schema.ts';

/** Time from the dispatch of an order to the mail that asks for reviews: it has arrived, and was used. */
const ASKED_AFTER_MS = 14 * 24 * 60 * 60 * 1000;
/** Mails of one run; the next run goes on. */
const MOST_AT_ONCE = 200;
const HOUR_SECONDS = 60 * 60;

/** Mails those who wanted to be asked, each order once. */
export async function askForReviews(shop: Shop): Promise<void> {
  const { orderId, askedAt, consentedAt } = reviewRequests;
  const isOf = (table: typeof reviews | typeof parcels) => eq(table.orderId, orders.id);
  const sentAt = new Date(shop.now() - ASKED_AFTER_MS);
  await shop.db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: orders.id,
        number: orders.number,
        email: orders.customerEmail,
        name: orders.customerName,
        language: orders.language,
      })
      .from(reviewRequests)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(
        and(
          isNull(askedAt),
          inArray(orders.status, ['paid', 'partly_refunded']),
          inArray(orders.fulfilment, ['shipped', 'delivered']),
          isNull(orders.withdrawnAt),
          exists(
            tx
              .select()
              .from(parcels)
              .where(and(isOf(parcels), lt(parcels.sentAt, sentAt))),
          ),
          notExists(tx.select().from(reviews).where(isOf(reviews))),
        ),
      )
      .orderBy(asc(consentedAt))
      .limit(MOST_AT_ONCE)
      .for('update', { of: reviewRequests });
    for (const { id, number, email: recipient, name, language } of due) {
      await tx
        .update(reviewRequests)
        .set({ askedAt: new Date(shop.now()) })
        .where(eq(orderId, id));
      if (recipient === null || number === null) continue;
      const data = { orderId: id, number: formatOrderNumber(number), name };
      await queueMail(shop, tx, { kind: 'review-request', ref: id, recipient, language, data });
    }
  });
}

/** Registers the jobs. */
export function reviewJobs(shop: RangeShop): void {
  shop.jobs.handle('ask-for-reviews', () => askForReviews(shop), { everySeconds: HOUR_SECONDS });
  shop.jobs.handle('prove', () => proveAgain(shop), { everySeconds: HOUR_SECONDS });
}
