import * as z from 'zod/mini';

/** The back office: filters and order that several lists have. */

/** Lists go back so many days at most; without it to their beginning. */
export const LIST_DAYS = ['1', '7', '30'] as const;
export const listDays = z.optional(z.enum(LIST_DAYS));

/** The newest first without it. */
export const listSort = z.optional(z.enum(['oldest']));

/** Counts of lists go up to here; a larger one says that there are more. */
export const COUNTED_UP_TO = 1_000;

/** Of customers; the latest order first without it. Here, because every page loads it. */
export const CUSTOMER_SORTS = ['oldest', 'spent', 'orders'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
