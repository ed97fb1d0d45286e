import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { entryId, entryKind, localizedName } from './catalogue-entries.ts';
import { storable } from './text.ts';

/** The back office: list of products. */

export const ADMIN_PRODUCTS_PER_PAGE = 50;

export const PRODUCT_STATES = ['published', 'changed', 'new', 'retired'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** Parts of the list: products with a draft, those of which nothing is left, and those that the shop no longer has. */
export const PRODUCT_VIEWS = ['draft', 'sold-out', 'retired'] as const;
/** Orders beside that of the shop's lists; prices by the lowest one. */
export const PRODUCT_SORTS = ['name', '-name', 'price', '-price'] as const;

/** Body of `POST /api/admin/catalogue/products`; `after` is the `next` of the page before. */
export const adminProductsChoice = z.strictObject({
  /** Part of a name or an id. */
  search: z.optional(z.string().check(z.maxLength(100), storable)),
  /** Home collection. */
  collection: z.optional(entryId),
  view: z.optional(z.enum(PRODUCT_VIEWS)),
  sort: z.optional(z.enum(PRODUCT_SORTS)),
  /** Products with these ids alone, separated by commas; no more than a page holds. */
  ids: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,49}$/))),
  after: z.optional(
    z.string().check(z.regex(/^-?\d{1,10}(\.\d{1,20})?(e-?\d{1,3})?:[a-z0-9-]{1,60}$/)),
  ),
});
export type AdminProductsChoice = z.infer<typeof adminProductsChoice>;

/** Id of a pack, or empty for products with one price. */
export const priceVariant = z.string().check(z.regex(/^[A-Za-z0-9]{0,12}$/));

export const adminProductsReply = z.object({
  /** Of the whole catalogue. */
  counts: z.object({
    all: z.number(),
    draft: z.number(),
    'sold-out': z.number(),
    retired: z.number(),
  }),
  /** In the order of lists, unless sorted. Values are the draft's, where there is one; stock is the published one's. */
  products: z.array(
    z.object({
      id: z.string(),
      name: localizedName,
      /** Empty if a draft has no place for one; null where no number stands. */
      prices: z.array(
        z.object({
          variant: priceVariant,
          price_cents: z.nullable(z.number()),
          original_cents: z.nullable(z.number()),
        }),
      ),
      collection: z.nullable(z.string()),
      /** German path. Missing in replies of nodes that are not updated yet. */
      path: z.optional(z.string()),
      /** `changed` has a draft, also one that retires it; `new` is a draft alone. */
      state: z.enum(PRODUCT_STATES),
      /** True if its draft retires it. Missing in replies of nodes that are not updated yet. */
      is_leaving: z.optional(z.boolean()),
      position: z.number(),
      /** Lowest price in cents; null in a draft without one. */
      price_cents: z.nullable(z.number()),
      original_cents: z.nullable(z.number()),
      /** Lowest price that the shop sells it at now, in cents; null if it doesn't sell it. */
      shop_cents: z.nullable(z.number()),
      /** Path of its cover, without width and ending. */
      picture: z.nullable(z.string()),
      /** Ids of what may be chosen. */
      sizes: z.array(z.string()),
      colours: z.array(z.string()),
      /** Pieces that are counted and free; null if none of it is counted. */
      free: z.nullable(z.number()),
      /** Of its sizes, colours or itself, how many are sold out. */
      gone: z.number(),
      is_sold_out: z.boolean(),
    }),
  ),
  next: z.nullable(z.string()),
});
export type AdminProductsReply = z.infer<typeof adminProductsReply>;

/**
 * Query of `GET /api/admin/catalogue/preview`: German path of a page, or an entry whose page it is; that of
 * an entry without one, such as the firm, is the home page. The reply is a document with all drafts; 422
 * `catalogue_faults` while they don't make a catalogue, 404 without such an entry.
 */
export const adminPreviewQuery = z
  .strictObject({
    path: z.optional(z.string().check(z.regex(/^\/[a-z0-9/-]*$/), z.maxLength(200))),
    kind: z.optional(entryKind),
    id: z.optional(entryId),
    lang: z.enum(LANGS),
  })
  .check(
    z.refine(({ path, kind, id }) => [kind, id].every((each) => (each === undefined) !== !path)),
  );
