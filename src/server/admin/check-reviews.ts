import { desc, eq, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { adminReviewBody, adminReviewsReply } from '#contract/reviews.ts';
import { itemText } from '#rules/item-text.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import type { Admin } from '../auth/require-admin.ts';
import { lockCatalogue } from '../catalogue/write-version.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { orders } from '../orders/schema.ts';
import { writeProofs } from '../reviews/prove.ts';
import { REVIEWS_PER_PAGE, toReview } from '../reviews/reviews.ts';
import { reviews } from '../reviews/schema.ts';
import type { RangeShop, Shop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

const isWaiting = eq(reviews.state, 'waiting');

/** Says of which order and item a review is. */
function namesOf(
  { number, items }: Pick<typeof orders.$inferSelect, 'number' | 'items'>,
  line: number,
) {
  return { number: formatOrderNumber(number ?? 0), item: itemText(items[line] ?? {}) };
}

/** Returns a page of reviews; the first one begins with all that wait. */
export async function listReviews(
  { db }: Pick<Shop, 'db'>,
  page: number,
): Promise<z.infer<typeof adminReviewsReply>> {
  const read = () =>
    db.select().from(reviews).innerJoin(orders, eq(orders.id, reviews.orderId)).$dynamic();
  const checked = await read()
    .where(ne(reviews.state, 'waiting'))
    .orderBy(desc(reviews.createdAt))
    .limit(REVIEWS_PER_PAGE + 1)
    .offset((page - 1) * REVIEWS_PER_PAGE);
  const open =
    page === 1 ? await read().where(isWaiting).orderBy(reviews.createdAt).limit(100) : [];
  const shown = [...open, ...checked.slice(0, REVIEWS_PER_PAGE)];
  return {
    reviews: shown.map(({ reviews: review, orders: order }) => {
      const { number, item } = namesOf(order, review.line);
      const { state, reason, orderId } = review;
      const of = { order_id: orderId, order_number: number, item, state, reason };
      return { ...toReview(review), ...of };
    }),
    has_more: checked.length > REVIEWS_PER_PAGE,
    waiting: await db.$count(reviews, isWaiting),
  };
}

/** Shows a review with the owner's answer, or refuses it and tells its writer why. False if there is none. */
export async function checkReview(
  shop: AdminShop & RangeShop,
  admin: Admin,
  id: string,
  { reply, reason }: z.infer<typeof adminReviewBody>,
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const state = reason ? 'refused' : 'shown';
    const isIt = eq(reviews.id, id);
    const set = { state, reason: reason ?? null, reply: reply ?? null } as const;
    await tx.update(reviews).set(set).where(isIt);
    const [found] = await tx
      .select()
      .from(reviews)
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .where(isIt);
    if (!found) return false;
    const { reviews: review, orders: order } = found;
    const { customerEmail: recipient, id: orderId } = order;
    if (reason && recipient !== null) {
      const { text, language, line } = review;
      const data = { orderId, ...namesOf(order, line), reason, text };
      const ref = `${id}:${reason}`;
      await queueMail(shop, tx, { kind: 'review-refused', ref, recipient, language, data });
    }
    await recordAction(shop, tx, admin, `review_${state}`, id);
    await writeProofs(shop, tx);
    return true;
  });
}
