import { ALL } from './filter-param.ts';

export { ALL, filterParam } from './filter-param.ts';

/** Reads a filter from the URL, in any case; anything unknown shows everything. */
export function parseFilter(value: string | null | undefined, filters: readonly string[]): string {
  const wanted = value?.toLowerCase();
  return filters.find((filter) => filter.toLowerCase() === wanted) ?? ALL;
}

/** The price filter of a list as it stands in the URL (`?preis=unter-40`), for a cap in cents. */
export function priceCapParam(capCents: number): string {
  return `unter-${capCents / 100}`;
}

/** Texts of what is sold out, by product id and by other marks. */
export type SoldOutTexts = Readonly<Record<string, string>>;

/** Puts products that are wholly sold out last; else the order stays. */
export function soldOutLast<Item extends { readonly id: string }>(
  items: readonly Item[],
  soldOut: SoldOutTexts,
): Item[] {
  const rank = ({ id }: Item) => Number(id in soldOut);
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/** Visible items of a list with "load more": `pages` steps of `perPage`, clamped to 1 and the last one. */
export function loadMore<Item>(
  items: readonly Item[],
  pages: number,
  perPage: number,
): { readonly visible: readonly Item[]; readonly hasMore: boolean } {
  const wanted = Math.max(1, Number.isSafeInteger(pages) ? pages : 1) * perPage;
  const visible = items.slice(0, wanted);
  return { visible, hasMore: visible.length < items.length };
}
