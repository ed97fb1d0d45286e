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
 * - `page`, by page id: a `ContentPage`;
 * - `mail`, by kind of mail: a `MailText`;
 * - `facts`, `firm`, `redirects`, with the kind as their id: `Facts`, `Firm`, `Redirects`.
 */
const ENTRY_KINDS = [
  'product',
  'colour',
  'pack',
  'sizes',
  'gift',
  'collection',
  'texts',
  'page',
  'mail',
  'facts',
  'firm',
  'redirects',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const entryKind = z.enum(ENTRY_KINDS);

/** Kinds that products choose from, and the collections that list them; each is a list of the back office. */
export const PART_KINDS = ['collection', 'colour', 'sizes', 'pack', 'gift'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Kinds of which the back office has a list. */
export const LISTED_KINDS = [...PART_KINDS, 'texts', 'page', 'mail'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** Kinds with one entry, whose id is the kind. A catalogue may lack those that are optional there. */
export const SINGLE_KINDS = ['facts', 'firm', 'redirects'] as const satisfies EntryKind[];
export type SingleKind = (typeof SINGLE_KINDS)[number];
export const isSingle = (kind: string): kind is SingleKind =>
  SINGLE_KINDS.some((single) => single === kind);

/** Pages that can't be removed. */
export const isKeptPage = (id: string): boolean => id === 'home' || id === 'help';

export const entryId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/), z.maxLength(60));

/** Name in both languages, where the content has one. */
export const localizedName = z.nullable(z.object({ de: z.string(), en: z.string() }));
