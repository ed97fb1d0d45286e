import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type adminReviewBody,
  type adminReviewsQuery,
  type adminReviewsReply,
  REVIEWS_PER_PAGE,
} from '#contract/reviews.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import type { Admin } from '../auth/require-admin.ts';
import { lockCatalogue } from '../catalogue/write-version.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { orders } from '../orders/schema.ts';
import { writeProofs } from '../reviews/prove.ts';
import { toReview } from '../reviews/reviews.ts';
import { reviews } from '../reviews/schema.ts';
import type { RangeShop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

const isWaiting = eq(reviews.state, 'waiting');
const itemOf = ({ items }: Pick<typeof orders.$inferSelect, 'items'>, line: number) => {
  const { name = '', variant = '' } = items[line] ?? {};
  return [name, variant].filter(Boolean).join(', ');
};

/** Returns one page of the reviews that wait, the oldest first, or of all, the newest first. */
export async function listReviews(
  { db }: Pick<AdminShop, 'db'>,
  { all, before }: z.infer<typeof adminReviewsQuery>,
): Promise<z.infer<typeof adminReviewsReply>> {
  const { createdAt, id } = reviews;
  const [isBehind, inOrder] = all ? [sql`<`, desc] : [sql`>`, asc];
  const found = await db
    .select({ review: reviews, order: { number: orders.number, items: orders.items } })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(
      and(
        all ? undefined : isWaiting,
        before === undefined
          ? undefined
          : sql`(${createdAt}, ${id}) ${isBehind} (select r.created_at, r.id from reviews r where r.id = ${before})`,
      ),
    )
    .orderBy(inOrder(createdAt), inOrder(id))
    .limit(REVIEWS_PER_PAGE + 1);
  const page = found.slice(0, REVIEWS_PER_PAGE);
  return {
    reviews: page.map(({ review, order }) => ({
      ...toReview(review),
      order_id: review.orderId,
      order_number: order.number === null ? '' : formatOrderNumber(order.number),
      item: itemOf(order, review.line),
      state: review.state,
      reason: review.reason,
    })),
    next: found.length > page.length ? (page.at(-1)?.review.id ?? null) : null,
    waiting: await db.$count(reviews, isWaiting),
  };
}

/** Shows a review with the owner's answer, or refuses it and tells its writer why. False if there is none. */
export async function checkReview(
  shop: AdminShop & RangeShop,
  admin: Admin,
  id: string,
  body: z.infer<typeof adminReviewBody>,
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const { state } = body;
    const [reason, reply] =
      body.state === 'refused' ? [body.reason, null] : [null, body.reply ?? null];
    const [review] = await tx
      .update(reviews)
      .set({ state, reason, reply })
      .where(eq(reviews.id, id))
      .returning();
    if (!review) return false;
    const [order] = await tx.select().from(orders).where(eq(orders.id, review.orderId));
    if (reason && order?.customerEmail && order.number !== null) {
      await queueMail(shop, tx, {
        kind: 'review-refused',
        ref: `${id}:${reason}`,
        recipient: order.customerEmail,
        language: review.language,
        data: {
          ...{ orderId: order.id, number: formatOrderNumber(order.number) },
          ...{ item: itemOf(order, review.line), reason, text: review.text },
        },
      });
    }
    await recordAction(shop, tx, admin, `review_${state}`, id);
    await writeProofs(shop, tx);
    return true;
  });
}
