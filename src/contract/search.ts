import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import type { CartProduct } from '#rules/card.ts';
import { MAX_QUERY_LENGTH } from '#rules/search/bound-query.ts';
import type { Hit } from '#rules/search/search-hits.ts';
import { storable } from './text.ts';

const whole = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));

/** Query of `GET /api/search`. */
export const searchQuery = z.strictObject({
  q: z.string().check(z.minLength(1), z.maxLength(MAX_QUERY_LENGTH), storable),
  lang: z.enum(LANGS),
  /** From 1. */
  page: z.optional(whole(/^[1-9]\d{0,3}$/)),
  /** Hits on a page. */
  size: z.optional(whole(/^(?:[1-9]|[1-3]\d|4[0-8])$/)),
});

/** A hit with everything that lists show of it. */
export interface FoundProduct extends Partial<Pick<Hit, 'colour'>> {
  readonly card: CartProduct;
}

/** Reply of `GET /api/search`: one page of hits, best first, and the number of all. */
export interface SearchReply {
  readonly total: number;
  readonly hits: readonly FoundProduct[];
}
