import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { REVIEWS_KEPT_YEARS } from '#catalogue/retention.ts';
import type { ErrorCode } from '#contract/errors.ts';
import {
  REVIEWS_PER_PAGE,
  type reviewBody,
  type reviewsReply,
  type ShownReview,
} from '#contract/reviews.ts';
import type { Lang } from '#routes.ts';
import { orderOfToken } from '../account/order-page.ts';
import { isReviewable } from '../account/order-reviews.ts';
import type { Shop } from '../shop.ts';
import { reviewRequests, reviews } from './schema.ts';

type StoreResult = 'stored' | Extract<ErrorCode, 'review_without_purchase' | 'review_twice'>;

/** Stores a review of an order's line, to be checked; one that is repeated changes nothing. */
export async function storeReview(
  shop: Shop,
  { token, line, stars, text, fit }: z.infer<typeof reviewBody>,
  language: Lang,
): Promise<StoreResult> {
  const order = await orderOfToken(shop, token);
  if (!order || !isReviewable(shop, order, line)) return 'review_without_purchase';
  const productId = order.items[line]?.product_id ?? '';
  const stored = await shop.db
    .insert(reviews)
    .values({
      ...{ id: randomUUID(), orderId: order.id, line, productId },
      ...{ stars, text, fit: fit ?? null, language, createdAt: new Date(shop.now()) },
    })
    .onConflictDoNothing({ target: [reviews.orderId, reviews.line] })
    .returning({ id: reviews.id });
  return stored.length > 0 ? 'stored' : 'review_twice';
}

export const toReview = (row: typeof reviews.$inferSelect): ShownReview => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  fit: row.fit,
  language: row.language,
  at: row.createdAt.toISOString(),
  reply: row.reply,
});

/** Returns one page of a product's shown reviews, the newest first. */
export async function readReviews(
  { db }: Pick<Shop, 'db'>,
  product: string,
  before: string | undefined,
): Promise<z.infer<typeof reviewsReply>> {
  const { createdAt, id } = reviews;
  const found = await db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, product),
        eq(reviews.state, 'shown'),
        before === undefined
          ? undefined
          : sql`(${createdAt}, ${id}) < (select r.created_at, r.id from reviews r where r.id = ${before})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(REVIEWS_PER_PAGE + 1);
  const page = found.slice(0, REVIEWS_PER_PAGE);
  return {
    reviews: page.map(toReview),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Deletes reviews, and consents to be asked for them, after their time. */
export async function retainReviews({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const before = new Date(now());
  before.setFullYear(before.getFullYear() - REVIEWS_KEPT_YEARS);
  await db.delete(reviews).where(lt(reviews.createdAt, before));
  await db.delete(reviewRequests).where(lt(reviewRequests.consentedAt, before));
}
