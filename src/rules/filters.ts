import { ALL, type All } from './filter-param.ts';

export { ALL, type All, filterParam } from './filter-param.ts';

export const PRODUKTE_FILTERS = [ALL, 'daily', 'accessories'] as const;
export const SNEAKER_FILTERS = [ALL, 'kiez', 'hafen', 'block', 'rampe'] as const;
export const JERSEY_FILTERS = [ALL, 'National', 'Vintage', 'Special'] as const;
export const ACCESSORY_FILTERS = [ALL, 'Brillen', 'Parfüm', 'Schmuck', 'Uhren'] as const;

/** Reads a filter from the URL, in any case; anything unknown shows everything. */
export function parseFilter<Filter extends string>(
  value: string | null | undefined,
  filters: readonly (All | Filter)[],
): All | Filter {
  const wanted = value?.toLowerCase();
  return filters.find((filter) => filter.toLowerCase() === wanted) ?? ALL;
}

/** The price filter of a list as it stands in the URL (`?preis=unter-40`), for a cap in cents. */
export function priceCapParam(capCents: number): string {
  return `unter-${capCents / 100}`;
}

/** Number of items by category, `alle` included, for the small figures on filter buttons. */
export function categoryCounts<Filter extends string>(
  categories: readonly Filter[],
  filters: readonly (All | Filter)[],
): ReadonlyMap<All | Filter, number> {
  const count = (filter: All | Filter) =>
    filter === ALL
      ? categories.length
      : categories.filter((category) => category === filter).length;
  return new Map(filters.map((filter) => [filter, count(filter)]));
}

/** Visible items of a list with "load more": `pages` steps of `perPage`, clamped to 1 and the last one. */
export function loadMore<Item>(
  items: readonly Item[],
  pages: number,
  perPage: number,
): { readonly visible: readonly Item[]; readonly total: number; readonly hasMore: boolean } {
  const wanted = Math.max(1, Number.isSafeInteger(pages) ? pages : 1) * perPage;
  const visible = items.slice(0, wanted);
  return { visible, total: items.length, hasMore: visible.length < items.length };
}
