import * as z from 'zod/mini';
import {
  FINDING_CODES,
  type FindingCode,
  type FindingValues,
  fillSentence,
  findingText,
} from '#catalogue/findings.ts';
import { ALT_MAX } from './admin-media.ts';
import { priceVariant } from './admin-products.ts';
import { entryId, entryKind, localizedName } from './catalogue-entries.ts';
import { storable } from './text.ts';

/** Import and export of the catalogue: as tables in the back office, as a folder on the command line. */

/** Largest table of `POST /api/admin/catalogue/import`. */
export const IMPORT_LIMIT_BYTES = 5 * 1024 * 1024;
/** Largest parts of a table; a cell of Excel holds as many characters. */
export const IMPORT_LIMITS = { columns: 200, rows: 10_000, characters: 32_767 } as const;

/** Everything that can be wrong with a row or file itself, by stable code, each with a sentence for logs. */
const CODES = {
  /** A quote that nothing closes; `value` is what was read, so below. */
  open_quote: 'has a quote that is not closed: {value}',
  /** A quote within a cell that is not doubled. */
  stray_quote: 'has a quote that is not doubled: {value}',
  /** Bytes that are not in the encoding of the rest. */
  unreadable_text: 'has characters that cannot be read: {value}',
  too_many_rows: 'is longer than {maximum} rows',
  too_many_columns: 'has more than {maximum} columns',
  /** A picture, an archive or another file that is no text. */
  not_a_table: 'is no table',
  not_json: 'is no JSON file: {reason}',
  no_rows: 'has no rows',
  /** The table's heading. */
  no_id_column: 'has no column with ids',
  repeated_column: 'has the column {column} twice',
  unknown_column: 'has the unknown column {column}',
  /** Cells behind the last heading. */
  too_many_cells: 'has more cells than columns',
  no_id: 'has no id',
  unknown_id: 'no product has the id {value}, and a new one needs its collection',
  not_a_price: '{value} is no price',
  /** Thousands or three decimals. */
  ambiguous_number: '{value} can be read in two ways',
  not_a_number: '{value} is no number',
  not_yes_or_no: '{value} is neither yes nor no',
  no_colon: 'has no colon in line {line}',
  not_a_tag: 'has a filter without a value: {value}',
  not_a_picture: 'has no view and path in line {line}',
  not_a_fibre: 'has no per cent and names in line {line}',
  repeated_entry: 'stands in the import twice',
  not_the_name: 'has the id {value}, which is not the name of its file',
  changed_since_export: 'was changed by version {version} since it was exported',
  draft_in_the_way: 'has a draft with other content',
  /** Loss of a product of another shop's export; `column` is that of the export. */
  option_unread: 'has variants by {option}, which the shop has not: {values}',
  prices_differ: 'has variants that cost {lowest} to {highest}',
  variants_differ: 'has variants that differ in {column}',
  former_price_unproved: 'had the former price {price}, which nothing proves here',
  sale_for_a_time: 'costs {price} for a time',
  size_no_id: 'has the size {value}, which is no id',
  stock_unread: 'has stock that belongs to none of its variants here',
  stock_of_sold: 'is sold already, so its stock stays as it is',
  no_goods: 'is nothing to send: {type}',
  no_parent: 'is a variant of {value}, which the table lacks',
  was_hidden: 'was not shown in the other shop',
} as const;

export type ImportCode = keyof typeof CODES;
const IMPORT_CODES = Object.keys(CODES) as [ImportCode, ...ImportCode[]];

export type ProblemCode = FindingCode | ImportCode;

/** Returns the sentence of a code for logs and command lines. */
export function problemText(code: ProblemCode, values: FindingValues = {}): string {
  if (!Object.hasOwn(CODES, code)) return findingText(code as FindingCode, values);
  return fillSentence(CODES[code as ImportCode], values);
}

/** `created` is new or returns; `unchanged` equals what is published, or the draft that there is. */
const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const problem = z.object({
  code: z.enum([...FINDING_CODES, ...IMPORT_CODES]),
  /** Parameters of the code's sentence. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Field in the entry's content; empty for the row itself. */
  path: z.array(z.union([z.string(), z.number()])),
  /** Heading of the field's column; null for the row itself. */
  column: z.nullable(z.string()),
});
export type AdminImportProblem = z.infer<typeof problem>;

/** Null where the content has no such price. */
const prices = z.object({
  price_cents: z.nullable(z.number()),
  original_cents: z.nullable(z.number()),
});

/** A picture of another shop's export. `POST /api/admin/catalogue/import/pictures` fetches it for a product's draft. */
export const movedPicture = z.strictObject({
  product: entryId,
  /** The colour that it shows, where there are several. */
  colour: z.optional(entryId),
  address: z.string().check(z.maxLength(2_000), storable),
  /** German; empty if there is none. */
  alt: z.string().check(z.maxLength(ALT_MAX), storable),
});
export type MovedPicture = z.infer<typeof movedPicture>;

/** Shops whose exports are read. */
export const OTHER_SHOPS = ['shopify', 'woocommerce'] as const;
export type OtherShop = (typeof OTHER_SHOPS)[number];

/** Query of the import of an export: without a collection it is only read, and nothing is saved. */
export const adminImportQuery = z.strictObject({
  replace: z.optional(z.literal('1')),
  /** Home collection of new products. */
  collection: z.optional(entryId),
  /** Adds redirects of the old addresses. */
  redirects: z.optional(z.literal('1')),
});

/** Reply of `POST /api/admin/catalogue/import`. */
export const adminImportReply = z.object({
  /** False if a row was refused: then no draft was saved. */
  saved: z.boolean(),
  counts: z.record(z.enum(IMPORT_OUTCOMES), z.number()),
  /** Null for a table of this shop. */
  moved: z.nullable(
    z.object({
      from: z.enum(OTHER_SHOPS),
      /** Headings of columns with content that isn't read. */
      unread: z.array(z.string()),
      /** Variants that are counted once they are published. */
      counted: z.number(),
      pictures: z.array(movedPicture),
    }),
  ),
  rows: z.array(
    z.object({
      /** Row as spreadsheets count: the headings are row 1; 0 for what follows from several. */
      line: z.number(),
      kind: entryKind,
      id: z.string(),
      name: localizedName,
      outcome: z.enum(IMPORT_OUTCOMES),
      /** Of a row that isn't refused: what was left out, and what keeps its draft from being published. */
      problems: z.array(problem),
      /** Prices that differ from what is published. */
      prices: z.array(
        z.object({
          variant: priceVariant,
          /** Null for a new product. */
          before: z.nullable(prices),
          after: prices,
        }),
      ),
    }),
  ),
});
export type AdminImportReply = z.infer<typeof adminImportReply>;
