import type { Price } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import type { Card } from './card.ts';
import { ratingOf, type ShopMode, strikePrice } from './claims.ts';
import { ALL, filterParam, parseFilter, priceCapParam } from './filters.ts';
import type { Name } from './name.ts';
import { DEFAULT_SORT, parseSort, type SortKey, sortProducts } from './sorting.ts';

/** Fields that lists are filtered and sorted by: of a card, or of a product with the price it starts at. */
export type Listed = Price &
  Pick<Card, 'id' | 'tags' | 'demoRating' | 'rating'> & { readonly name: Name };

/** A second filter, which is on or off: keeps what costs less than `underCents`, or without it what is reduced. */
interface Narrow {
  readonly underCents?: number;
}

/** Filters and orders of a list (docs/specification.md#24-lists). */
export interface ListFilters {
  /** Tag group, and the values of it that can be chosen. */
  readonly group: string;
  readonly families: readonly string[];
  readonly narrow?: Narrow;
  readonly isSorted: boolean;
}

/** Filters and order of a list. */
export interface ListChoice {
  /** A value of the list's tag group, or `alle`. */
  readonly family: string;
  /** True if the list's second filter is on. */
  readonly isNarrow: boolean;
  readonly sort: SortKey;
}

/** Returns the name and value of a second filter in addresses. */
export function narrowParam({ underCents }: Narrow): readonly [name: string, value: string] {
  return underCents === undefined ? ['sale', '1'] : ['preis', priceCapParam(underCents)];
}

/** True if a second filter keeps the item; one that a list lacks keeps everything. */
export function keeps(narrow: Narrow | undefined, item: Price, mode: ShopMode): boolean {
  if (narrow?.underCents !== undefined) return item.priceCents < narrow.underCents;
  return narrow === undefined || strikePrice(mode, item) !== undefined;
}

/** Reads a choice from a query (`?kategorie=hafen&sale=1&sort=name`). Unknown values are the defaults. */
export function readChoice(
  { families, narrow, isSorted }: ListFilters,
  query: { readonly get: (name: string) => string | null | undefined },
): ListChoice {
  const [param = '', value] = narrow ? narrowParam(narrow) : [];
  return {
    family: parseFilter(query.get('kategorie'), families),
    isNarrow: value !== undefined && query.get(param) === value,
    sort: isSorted ? parseSort(query.get('sort')) : DEFAULT_SORT,
  };
}

/** The same as values of a query; `undefined` stands for a default. */
export function choiceParams(
  { narrow }: ListFilters,
  { family, isNarrow, sort }: ListChoice,
): Readonly<Record<string, string | undefined>> {
  const [param = '', value] = narrow ? narrowParam(narrow) : [];
  return {
    kategorie: filterParam(family),
    ...(narrow && { [param]: isNarrow ? value : undefined }),
    sort: sort === DEFAULT_SORT ? undefined : sort,
  };
}

/** A list under a choice. */
export interface ListView<Item> {
  /** Products that the filters leave, in the chosen order. */
  readonly items: readonly Item[];
  /** Products of each family that the second filter leaves, `alle` included. */
  readonly counts: ReadonlyMap<string, number>;
  /** Products of the chosen family. */
  readonly inFamily: number;
  /** Those of them that the second filter keeps. */
  readonly narrowed: number;
}

/** Filters and sorts a list's items, which are in the order of recommendation. */
export function viewList<Item extends Listed>(
  { group, families, narrow }: ListFilters,
  items: readonly Item[],
  { family, isNarrow, sort }: ListChoice,
  { mode, lang }: { readonly mode: ShopMode; readonly lang: Lang },
): ListView<Item> {
  const isKept = (item: Item) => keeps(narrow, item, mode);
  const isOf = (wanted: string) => (item: Item) => wanted === ALL || item.tags?.[group] === wanted;
  const left = isNarrow ? items.filter(isKept) : items;
  const chosen = items.filter(isOf(family));
  const narrowed = chosen.filter(isKept);
  return {
    items: sortProducts(isNarrow ? narrowed : chosen, sort, {
      lang,
      // Not by `nameIn()`: its module would be one more request of every list.
      nameOf: ({ name }) => (typeof name === 'string' ? name : name[lang]),
      averageOf: ({ demoRating, rating }) => ratingOf(mode, demoRating, rating)?.average,
    }),
    counts: new Map([ALL, ...families].map((each) => [each, left.filter(isOf(each)).length])),
    inFamily: chosen.length,
    narrowed: narrowed.length,
  };
}
