import * as z from 'zod/mini';

/**
 * Parts of the catalogue (`Catalogue`), each edited and stored by itself, as entries. Content of an entry:
 *
 * - `product`, by product id: a `Product`;
 * - `colour`, by colour id: a `Colour`;
 * - `pack`, by pack id: a `PackOption`;
 * - `sizes`, by the id of a size list: a `SizeList`;
 * - `gift`, by gift id: a `Gift`;
 * - `collection`, by field of `Collections`: its value;
 * - `texts`, by screen: a `PageText`;
 * - `facts`, with the id `facts`: `Facts`.
 */
const ENTRY_KINDS = [
  'product',
  'colour',
  'pack',
  'sizes',
  'gift',
  'collection',
  'texts',
  'facts',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const entryKind = z.enum(ENTRY_KINDS);

/** Kinds that products choose from, and the collections that list them; each is a list of the back office. */
export const PART_KINDS = ['collection', 'colour', 'sizes', 'pack', 'gift'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Kinds of which the back office has a list. */
export const LISTED_KINDS = [...PART_KINDS, 'texts'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

export const entryId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/), z.maxLength(60));

/** Name in both languages, where the content has one. */
export const localizedName = z.nullable(z.object({ de: z.string(), en: z.string() }));
