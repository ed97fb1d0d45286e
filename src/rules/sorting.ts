import type { Lang } from '#routes.ts';

/**
 * The five orders of a list (docs/specification.md#24-lists); the keys stand in the URL
 * (`?sort=preis-auf`).
 */
export const SORT_KEYS = ['empfohlen', 'preis-auf', 'preis-ab', 'name', 'bewertung'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const DEFAULT_SORT: SortKey = 'empfohlen';

/** Reads a sort from the URL; anything unknown is the default. */
export function parseSort(value: string | null | undefined): SortKey {
  return SORT_KEYS.find((key) => key === value) ?? DEFAULT_SORT;
}

export type Sortable = { readonly id: string; readonly priceCents: number };

interface SortedBy<Item> {
  readonly lang: Lang;
  readonly nameOf: (item: Item) => string;
  /** The rating that may be shown, or `undefined`: products without one come last. */
  readonly averageOf: (item: Item) => number | undefined;
}

/**
 * A sorted copy; equal products keep the catalogue's order, which is also "Empfohlen". Names sort
 * by the language's own alphabet (Ä beside A).
 */
export function sortProducts<Item extends Sortable>(
  items: readonly Item[],
  sort: SortKey,
  { lang, nameOf, averageOf }: SortedBy<Item>,
): Item[] {
  switch (sort) {
    case 'empfohlen':
      return [...items];
    case 'preis-auf':
      return items.toSorted((a, b) => a.priceCents - b.priceCents);
    case 'preis-ab':
      return items.toSorted((a, b) => b.priceCents - a.priceCents);
    case 'name': {
      const { compare } = new Intl.Collator(lang, { numeric: true });
      return items.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    }
    case 'bewertung':
      return items.toSorted((a, b) => (averageOf(b) ?? 0) - (averageOf(a) ?? 0));
  }
}
