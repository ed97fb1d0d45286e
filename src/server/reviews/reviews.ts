import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { REVIEWS_KEPT_YEARS } from '#catalogue/retention.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { reviewBody, reviewsReply, ShownReview } from '#contract/reviews.ts';
import type { Lang } from '#routes.ts';
import { isReviewable } from '../account/order-reviews.ts';
import { findLinkedOrder } from '../orders/linked-order.ts';
import type { Shop } from '../shop.ts';
import { reviewRequests, reviews } from './schema.ts';

export const REVIEWS_PER_PAGE = 10;

/** Stores a review of an order's line, to be checked. */
export async function storeReview(
  shop: Shop,
  { token, line, ...review }: z.infer<typeof reviewBody>,
  language: Lang,
): Promise<'stored' | Extract<ErrorCode, 'review_without_purchase' | 'review_twice'>> {
  const order = await findLinkedOrder(shop, token);
  if (!order || !isReviewable(shop, order, line)) return 'review_without_purchase';
  const productId = order.items[line]?.product_id ?? '';
  const of = { id: randomUUID(), orderId: order.id, line, productId, language };
  const stored = await shop.db
    .insert(reviews)
    .values({ ...review, ...of, createdAt: new Date(shop.now()) })
    .onConflictDoNothing({ target: [reviews.orderId, reviews.line] });
  return stored.rowCount ? 'stored' : 'review_twice';
}

export function toReview(row: typeof reviews.$inferSelect): ShownReview {
  const { id, stars, text, fit, language, reply } = row;
  return { id, stars, text, fit, language, reply, at: row.createdAt.toISOString() };
}

/** Returns a page of a product's shown reviews, the newest first. */
export async function readReviews(
  { db }: Pick<Shop, 'db'>,
  product: string,
  page: number,
): Promise<z.infer<typeof reviewsReply>> {
  const found = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, product), eq(reviews.state, 'shown')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(REVIEWS_PER_PAGE + 1)
    .offset((page - 1) * REVIEWS_PER_PAGE);
  const shown = found.slice(0, REVIEWS_PER_PAGE).map(toReview);
  return { reviews: shown, has_more: found.length > REVIEWS_PER_PAGE };
}

/** Deletes reviews, and consents to be asked for them, after their time. */
export async function retainReviews({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const before = new Date(now());
  before.setFullYear(before.getFullYear() - REVIEWS_KEPT_YEARS);
  await db.delete(reviews).where(lt(reviews.createdAt, before));
  await db.delete(reviewRequests).where(lt(reviewRequests.consentedAt, before));
}
