import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { storable, visible } from './text.ts';

/** Size of the goods beside what was expected. */
export const REVIEW_FITS = ['small', 'true', 'large'] as const;
/** Rules that a refused review breaks (`catalogue/review-rules.json`). */
export const REFUSAL_REASONS = [
  'insult',
  'personal',
  'advertising',
  'unrelated',
  'illegal',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Refuses markup: nobody who reviews needs any. */
const noMarkup = z.refine<string>((text) => !/<[a-z!/]/i.test(text));
const words = z.string().check(z.trim(), visible, z.maxLength(2000), storable, noMarkup);
const stars = z.int().check(z.gte(1), z.lte(5));
const fit = z.enum(REVIEW_FITS);

/** `POST /api/reviews`: of a line of the order whose link has the token; the form checks itself by it. */
export const reviewBody = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  line: z.int().check(z.gte(0), z.lte(1000)),
  stars,
  text: words,
  fit: z.optional(fit),
  language: z.optional(z.enum(LANGS)),
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
export type ShownReview = z.infer<typeof shownReview>;

/** `GET /api/reviews/:product`: the newest first, whatever their stars; `page` from 1. */
export const reviewsQuery = z.strictObject({
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
});
export const reviewsReply = z.object({ reviews: z.array(shownReview), has_more: z.boolean() });

/** `GET /api/admin/reviews`: those that wait, the oldest first, then all others, the newest first. */
const adminReview = z.extend(shownReview, {
  order_id: z.string(),
  order_number: z.string(),
  /** Name and variant as ordered. */
  item: z.string(),
  state: z.enum(['waiting', 'shown', 'refused']),
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
});
export type AdminReview = z.infer<typeof adminReview>;
export const adminReviewsReply = z.object({
  reviews: z.array(adminReview),
  has_more: z.boolean(),
  waiting: z.number(),
});

/** `POST /api/admin/reviews/:id`: shows it, with or without a public answer, or refuses it for a reason. */
export const adminReviewBody = z.strictObject({
  reply: z.optional(words),
  reason: z.optional(z.enum(REFUSAL_REASONS)),
});
