import type { Hono } from 'hono';
import { REVIEW_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { readReviews, storeReview } from './reviews.ts';

/** Reviews as shoppers write and read them (docs/specification.md#29-after-payment). */
export function reviewRoutes(shop: Shop): Hono {
  return serve(REVIEW_ENDPOINTS, {
    'POST /api/reviews': async (c, { body }) => {
      const result = await storeReview(shop, body, languageOf(c));
      return result === 'stored' ? { ok: true } : failure(c, result);
    },
    'GET /api/reviews/:product': (_, { params: { product }, query }) =>
      readReviews(shop, product, Number(query.page ?? 1)),
  });
}
