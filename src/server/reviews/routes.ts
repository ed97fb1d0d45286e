import type { Hono } from 'hono';
import { REVIEW_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { rangeOf } from '#rules/range.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { readReviews, storeReview } from './reviews.ts';

/** Reviews as shoppers write and read them (docs/specification.md#29-after-payment). */
export function reviewRoutes(shop: RangeShop): Hono {
  return serve(REVIEW_ENDPOINTS, {
    'POST /api/reviews': async (c, { body }) => {
      const result = await storeReview(shop, body, languageOf(c));
      return result === 'stored' ? { ok: true } : failure(c, result);
    },
    'GET /api/reviews/:product': (c, { params: { product }, query }) =>
      rangeOf(catalogueOf(shop)).find(product)
        ? readReviews(shop, product, Number(query.page ?? 1))
        : failure(c, 'not_found'),
  });
}
