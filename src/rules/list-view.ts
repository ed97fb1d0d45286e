import type {
  AccessoryCategory,
  JerseyCategory,
  Lang,
  Price,
  ProduktCategory,
  Silhouette,
} from '#catalogue/types.ts';
import type { ListScreen } from '#routes.ts';
import type { Card } from './card.ts';
import { ratingOf, type ShopMode, strikePrice } from './claims.ts';
import {
  ACCESSORY_FILTERS,
  ALL,
  type All,
  categoryCounts,
  filterParam,
  JERSEY_FILTERS,
  PRODUKTE_FILTERS,
  parseFilter,
  priceCapParam,
  SNEAKER_FILTERS,
} from './filters.ts';
import type { Name } from './name.ts';
import { produktCategory } from './products.ts';
import { DEFAULT_SORT, parseSort, type SortKey, sortProducts } from './sorting.ts';

/** Families of each list, by which it is filtered. */
export interface ListFamilies {
  readonly produkte: ProduktCategory;
  readonly sneakers: Silhouette;
  readonly trikots: JerseyCategory;
  readonly accessoires: AccessoryCategory;
}
export type ListFilter<List extends ListScreen> = All | ListFamilies[List];

type OfKind<Kind> = { readonly kind: Kind };
type Kinds =
  | (OfKind<'sneaker'> & { readonly silhouette: Silhouette })
  | (OfKind<'jersey'> & { readonly category: JerseyCategory })
  | (OfKind<'accessory'> & { readonly category: AccessoryCategory })
  | OfKind<'cap' | 'bag'>;

/** Fields that lists are filtered and sorted by: of a card, or of a product with the price it starts at. */
export type Listed = Kinds & Price & Pick<Card, 'id' | 'demoRating'> & { readonly name: Name };

/** A second filter, which is on or off. */
interface Narrow {
  readonly param: string;
  readonly value: string;
  readonly keeps: (item: Price, mode: ShopMode) => boolean;
}

interface ListRule<List extends ListScreen> {
  readonly filters: readonly ListFilter<List>[];
  /** Undefined for products that the list doesn't have. */
  readonly familyOf: (item: Kinds) => ListFamilies[List] | undefined;
  readonly narrow?: Narrow;
  readonly isSorted: boolean;
}

const under = (capCents: number): Narrow => ({
  param: 'preis',
  value: priceCapParam(capCents),
  keeps: ({ priceCents }) => priceCents < capCents,
});

/** National jerseys cost less, the others more: with "Vintage" nothing is left. */
export const JERSEY_CAP_CENTS = 4000;
/** Jewellery and a pair of glasses cost less; watches and perfume are filtered away by it. */
export const ACCESSORY_CAP_CENTS = 3000;

/** Filters and orders of each list (docs/specification.md#24-lists). */
export const LIST_RULES: { readonly [List in ListScreen]: ListRule<List> } = {
  produkte: {
    filters: PRODUKTE_FILTERS,
    familyOf: ({ kind }) => produktCategory(kind),
    isSorted: false,
  },
  sneakers: {
    filters: SNEAKER_FILTERS,
    familyOf: (item) => (item.kind === 'sneaker' ? item.silhouette : undefined),
    narrow: {
      param: 'sale',
      value: '1',
      keeps: (item, mode) => strikePrice(mode, item) !== undefined,
    },
    isSorted: true,
  },
  trikots: {
    filters: JERSEY_FILTERS,
    familyOf: (item) => (item.kind === 'jersey' ? item.category : undefined),
    narrow: under(JERSEY_CAP_CENTS),
    isSorted: true,
  },
  accessoires: {
    filters: ACCESSORY_FILTERS,
    familyOf: (item) => (item.kind === 'accessory' ? item.category : undefined),
    narrow: under(ACCESSORY_CAP_CENTS),
    isSorted: true,
  },
};

/** Filters and order of a list. */
export interface ListChoice<List extends ListScreen = ListScreen> {
  readonly family: ListFilter<List>;
  /** True if the list's second filter is on. */
  readonly isNarrow: boolean;
  readonly sort: SortKey;
}

/** Reads a choice from a query (`?kategorie=hafen&sale=1&sort=name`). Unknown values are the defaults. */
export function readChoice<List extends ListScreen>(
  list: List,
  query: { readonly get: (name: string) => string | null | undefined },
): ListChoice<List> {
  const { filters, narrow, isSorted }: ListRule<List> = LIST_RULES[list];
  return {
    family: parseFilter<ListFamilies[List]>(query.get('kategorie'), filters),
    isNarrow: narrow !== undefined && query.get(narrow.param) === narrow.value,
    sort: isSorted ? parseSort(query.get('sort')) : DEFAULT_SORT,
  };
}

/** The same as values of a query; `undefined` stands for a default. */
export function choiceParams<List extends ListScreen>(
  list: List,
  { family, isNarrow, sort }: ListChoice<List>,
): Readonly<Record<string, string | undefined>> {
  const { narrow } = LIST_RULES[list];
  return {
    kategorie: filterParam(family),
    ...(narrow && { [narrow.param]: isNarrow ? narrow.value : undefined }),
    sort: sort === DEFAULT_SORT ? undefined : sort,
  };
}

/** A list under a choice. */
export interface ListView<List extends ListScreen, Item> {
  /** Products that the filters leave, in the chosen order. */
  readonly items: readonly Item[];
  /** Products of each family that the second filter leaves. */
  readonly counts: ReadonlyMap<ListFilter<List>, number>;
  /** Products of the chosen family. */
  readonly inFamily: number;
  /** Those of them that the second filter keeps. */
  readonly narrowed: number;
}

/** Filters and sorts a list's items, which are in the order of recommendation. */
export function viewList<List extends ListScreen, Item extends Listed>(
  list: List,
  items: readonly Item[],
  { family, isNarrow, sort }: ListChoice<List>,
  { mode, lang }: { readonly mode: ShopMode; readonly lang: Lang },
): ListView<List, Item> {
  const { filters, familyOf, narrow }: ListRule<List> = LIST_RULES[list];
  const keeps = (item: Item) => narrow?.keeps(item, mode) ?? true;
  const isChosen = (item: Item) => family === ALL || familyOf(item) === family;
  const left = isNarrow ? items.filter(keeps) : items;
  const chosen = items.filter(isChosen);
  const narrowed = chosen.filter(keeps);
  return {
    items: sortProducts(isNarrow ? narrowed : chosen, sort, {
      lang,
      // Not by `nameIn()`: its module would be one more request of every list.
      nameOf: ({ name }) => (typeof name === 'string' ? name : name[lang]),
      averageOf: ({ demoRating }) => ratingOf(mode, demoRating)?.average,
    }),
    counts: categoryCounts<ListFamilies[List]>(
      left.flatMap((item) => familyOf(item) ?? []),
      filters,
    ),
    inFamily: chosen.length,
    narrowed: narrowed.length,
  };
}
