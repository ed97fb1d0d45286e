import * as z from 'zod/mini';
import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { CODE_KINDS } from '#rules/discount-codes.ts';
import { entryId } from './catalogue-entries.ts';
import { instant } from './instant.ts';
import { normalCode, storable } from './text.ts';

/** The back office: codes and sold-out variants. */

/** Terms of a code: `value` is percent (1 to 100), cents or 0 for free shipping, by `kind`; `minimum` in cents. */
const terms = {
  kind: z.enum(CODE_KINDS),
  value: z.int().check(z.nonnegative(), z.lte(MAX_AMOUNT_CENTS)),
  minimum: z.optional(z.int().check(z.nonnegative(), z.lte(MAX_AMOUNT_CENTS))),
  starts_at: z.optional(instant),
  ends_at: z.optional(instant),
  max_uses: z.optional(z.int().check(z.positive(), z.lte(1_000_000))),
  /** Each mail address and each account redeems it once. */
  once_per_customer: z.optional(z.boolean()),
  /** Counts for their goods alone. */
  collections: z.optional(z.array(entryId).check(z.minLength(1), z.maxLength(50))),
};
type Terms = z.infer<z.ZodMiniObject<typeof terms>>;

const isValue = z.refine<Terms>(
  ({ kind, value }) =>
    (kind === 'shipping') === (value === 0) && (kind !== 'percent' || value <= 100),
  { path: ['value'] },
);
const isSpan = z.refine<Terms>(
  ({ starts_at: from, ends_at: to }) =>
    from === undefined || to === undefined || Date.parse(from) < Date.parse(to),
  { path: ['ends_at'] },
);

/** `PUT /api/admin/codes/:code`: new terms. Open payment pages keep what they show. */
export const adminCodeTerms = z.strictObject(terms).check(isValue, isSpan);
export type AdminCodeTerms = z.infer<typeof adminCodeTerms>;

/** Largest number of single-use codes that are made at once. */
export const MOST_IN_SERIES = 5_000;

/**
 * `POST /api/admin/codes`. Capitals or not is the same code. With `count` it makes single-use codes instead, a series whose
 * codes begin with this name; it is edited, paused and continued by it.
 */
export const adminCodeBody = z
  .strictObject({
    code: z.string().check(
      z.maxLength(64),
      z.refine((typed) => /^[A-Z0-9-]{3,32}$/.test(normalCode(typed))),
    ),
    ...terms,
    count: z.optional(z.int().check(z.gte(2), z.lte(MOST_IN_SERIES))),
  })
  .check(isValue, isSpan);
export type AdminCodeBody = z.infer<typeof adminCodeBody>;

/** `POST /api/admin/codes.csv`: the codes of a series as a table. */
export const adminCodeName = z.strictObject({ code: z.string().check(z.maxLength(64), storable) });

export const adminCodesReply = z.object({
  /** The newest first. */
  codes: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(CODE_KINDS),
      value: z.number(),
      minimum: z.number(),
      starts_at: z.nullable(z.string()),
      ends_at: z.nullable(z.string()),
      max_uses: z.nullable(z.number()),
      uses: z.number(),
      once_per_customer: z.boolean(),
      collections: z.array(z.string()),
      /** Number of codes of a series, of which each counts once; null for a single code. */
      count: z.nullable(z.number()),
      stopped_at: z.nullable(z.string()),
    }),
  ),
});
export type AdminCodesReply = z.infer<typeof adminCodesReply>;

/**
 * `POST /api/admin/sold-out`: marks variants by their item ids (a bag's colour as `pouch:rosa`), or
 * takes the marks away; all of them or, when one is unknown, none.
 */
export const adminSoldOutBody = z.strictObject({
  item_ids: z
    .array(z.string().check(z.minLength(1), z.maxLength(100), storable))
    .check(z.minLength(1), z.maxLength(50)),
  sold_out: z.boolean(),
});

/** Marks after `POST /api/admin/sold-out`. */
export const adminSoldOutReply = z.object({
  items: z.array(z.object({ item_id: z.string(), since: z.string() })),
});
export type AdminSoldOutReply = z.infer<typeof adminSoldOutReply>;
