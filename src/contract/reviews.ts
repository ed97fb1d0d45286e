import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { storable, visible } from './text.ts';

/** `waiting` until somebody has checked it. */
export const REVIEW_STATES = ['waiting', 'shown', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Size of the goods beside what was expected. */
export const REVIEW_FITS = ['small', 'true', 'large'] as const;
export type ReviewFit = (typeof REVIEW_FITS)[number];

/** Rules that a refused review breaks, as their page says them (docs/specification.md#2-screens). */
export const REFUSAL_REASONS = [
  'insult',
  'personal',
  'advertising',
  'unrelated',
  'illegal',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Text without markup: nobody writes any, and no other reader of it has to be careful. */
const words = (max: number) =>
  z.string().check(
    z.trim(),
    visible,
    z.maxLength(max),
    storable,
    z.refine((text) => !/<[a-z!/]/i.test(text)),
  );

const stars = z.int().check(z.gte(1), z.lte(5));
const fit = z.enum(REVIEW_FITS);

/** `POST /api/reviews`: of one line of the order whose link it is; the form checks itself by it. */
export const reviewBody = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  line: z.int().check(z.gte(0), z.lte(1000)),
  stars,
  text: words(2000),
  fit: z.optional(fit),
  language: z.optional(z.enum(LANGS)),
});

/** A line of an order's page that may be reviewed, with the state of its review once there is one. */
export const reviewLine = z.object({
  line: z.number(),
  has_size: z.boolean(),
  state: z.nullable(z.enum(REVIEW_STATES)),
});

const shownReview = z.object({
  id: z.string(),
  stars,
  text: z.string(),
  fit: z.nullable(fit),
  language: z.enum(LANGS),
  at: z.string(),
  reply: z.nullable(z.string()),
});

export const REVIEWS_PER_PAGE = 10;
const before = z.optional(z.uuid());

/** `GET /api/reviews/:product`: the newest first, whatever their stars; `before` is the `next` of the page before. */
export const reviewsQuery = z.strictObject({ before });
export const reviewsReply = z.object({
  reviews: z.array(shownReview),
  next: z.nullable(z.string()),
});
export type ShownReview = z.infer<typeof shownReview>;

/** `GET /api/admin/reviews`: those that wait, the oldest first, or all of them, the newest first. */
export const adminReviewsQuery = z.strictObject({ all: z.optional(z.enum(['1'])), before });
const adminReview = z.extend(shownReview, {
  order_id: z.string(),
  order_number: z.string(),
  /** Name and variant as ordered. */
  item: z.string(),
  state: z.enum(REVIEW_STATES),
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
});
export type AdminReview = z.infer<typeof adminReview>;
export const adminReviewsReply = z.object({
  reviews: z.array(adminReview),
  next: z.nullable(z.string()),
  waiting: z.number(),
});

/** `POST /api/admin/reviews/:id`: shows a review, with or without an answer, or refuses it for a reason. */
export const adminReviewBody = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('shown'), reply: z.optional(words(2000)) }),
  z.strictObject({ state: z.literal('refused'), reason: z.enum(REFUSAL_REASONS) }),
]);
