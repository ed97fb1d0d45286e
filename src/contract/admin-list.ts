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

/** Groups of a report, and the periods that it is compared with; `source` in a demo alone. */
export const REPORT_GROUPS = [
  ...(['day', 'month', 'product', 'variant', 'collection', 'code', 'vat', 'source'] as const),
] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];
export const COMPARISONS = ['before', 'year'] as const;
/** `2026-11` */
export const monthName = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));
