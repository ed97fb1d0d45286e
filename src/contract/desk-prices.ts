import * as z from 'zod/mini';
import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { isPossibleChange, PRICE_PROBLEMS, ROUNDINGS } from '#rules/bulk-prices.ts';
import { entryId } from './catalogue-entries.ts';
import { deskPriceRow, deskProductsQuery, PRICE_VARIANTS } from './desk-products.ts';

/** The owner's desk: prices of many products at once. */

/** Products of one page of `GET /api/desk/catalogue/prices`. */
export const DESK_PRICES_PER_PAGE = 1_000;
const MOST_PRODUCTS = 10_000;
export const DESK_PRICES_LIMIT_BYTES = 4 * 1024 * 1024;

/** Query of `GET /api/desk/catalogue/prices`: the one of the list of products. */
export const deskPricesQuery = deskProductsQuery;

export const deskPricesReply = z.object({
  /** In the order of lists; values are the draft's, where there is one. */
  products: z.array(deskPriceRow),
  next: z.nullable(z.string()),
});
export type DeskPricesReply = z.infer<typeof deskPricesReply>;

const revision = z.int().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER));
const cents = z.int().check(z.positive(), z.lte(MAX_AMOUNT_CENTS));

const products = <Product extends z.ZodMiniType<{ id: string }>>(product: Product) =>
  z.array(product).check(
    z.minLength(1),
    z.maxLength(MOST_PRODUCTS),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length),
  );

/**
 * `POST /api/desk/catalogue/prices`: applies one change to products and saves the results as drafts, all or none. 409
 * `draft_changed` with a `PricesConflict` if one of them is not as the editor saw it, 422 `prices_refused` with a
 * `PricesRefusal`.
 */
export const deskPricesBody = z.strictObject({
  change: z
    .strictObject({
      direction: z.enum(['up', 'down']),
      unit: z.enum(['percent', 'euros']),
      hundredths: cents,
      rounding: z.enum(ROUNDINGS),
      original: z.enum(['kept', 'former']),
    })
    .check(z.refine(isPossibleChange)),
  /** `base` is the published version, as in `DeskDraftBody`. */
  products: products(
    z.strictObject({
      id: entryId,
      revision: z.nullable(revision),
      base: z.nullable(revision),
    }),
  ),
});
export type DeskPricesBody = z.infer<typeof deskPricesBody>;

export const deskPricesSaved = z.object({
  /** Drafts that were saved. Products whose price stays the same and retired ones have none. */
  saved: z.array(z.object({ id: z.string(), revision: z.number() })),
});
export type DeskPricesSaved = z.infer<typeof deskPricesSaved>;

/** Reply of `POST /api/desk/catalogue/prices/preview`, which takes the body of a change and saves nothing. */
export const deskPricesPreview = z.object({
  /** Results whose original price the price history doesn't prove; none in demo mode. */
  unproved: z.array(
    z.object({
      id: z.string(),
      variant: z.enum(PRICE_VARIANTS),
      /** Highest original price that is proved; null if nothing above the price is. */
      proven_cents: z.nullable(z.number()),
    }),
  ),
});
export type DeskPricesPreview = z.infer<typeof deskPricesPreview>;

/**
 * `POST /api/desk/catalogue/prices/undo`: takes back a change while its drafts are as it saved them, all or none. The reply
 * is the number of products; 409 `draft_changed` as above.
 */
export const deskPricesUndoBody = z.strictObject({
  products: products(
    z.strictObject({
      id: entryId,
      revision,
      /** Prices of the draft before; null if there was none, so the draft is discarded. */
      former: z.nullable(
        z
          .array(
            z
              .strictObject({
                variant: z.enum(PRICE_VARIANTS),
                price_cents: cents,
                original_cents: cents,
              })
              .check(z.refine(({ price_cents, original_cents }) => price_cents <= original_cents)),
          )
          .check(z.minLength(1), z.maxLength(PRICE_VARIANTS.length)),
      ),
    }),
  ),
});
export type DeskPricesUndoBody = z.infer<typeof deskPricesUndoBody>;

export const deskPricesUndone = z.object({ count: z.number() });

/** Body of 409 `draft_changed`: an error reply with the products that are not as the editor saw them. */
export const pricesConflict = z.object({
  error: z.string(),
  code: z.literal('draft_changed'),
  /** `now` is null if the product has disappeared. */
  products: z.array(z.object({ id: z.string(), now: z.nullable(deskPriceRow) })),
});
export type PricesConflict = z.infer<typeof pricesConflict>;

/** Body of 422 `prices_refused`: an error reply with every price that can't be changed so. */
export const pricesRefusal = z.object({
  error: z.string(),
  code: z.literal('prices_refused'),
  problems: z.array(
    z.object({
      id: z.string(),
      variant: z.enum(PRICE_VARIANTS),
      code: z.enum(PRICE_PROBLEMS),
    }),
  ),
});
export type PricesRefusal = z.infer<typeof pricesRefusal>;
