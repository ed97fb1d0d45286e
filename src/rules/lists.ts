import type { Catalogue, ContentPage, Product } from '#catalogue/catalogue.ts';
import { PRODUCTS_PER_LIST_PAGE } from '#catalogue/limits.ts';
import type { ListOrder } from '#catalogue/list-rules.ts';
import type { Price } from '#catalogue/types.ts';
import { type Lang, pageHref, SCREENS, type Screen } from '#routes.ts';
import type { ShopMode } from './claims.ts';
import { type ListChoice, type ListFilters, type ListView, viewList } from './list-view.ts';
import { priceFields } from './price-figures.ts';
import { startPrice } from './product-prices.ts';
import { perCatalogue, tagsOf } from './range.ts';
import { sortProducts } from './sorting.ts';

/** A product in a list, with the price it starts at. */
type ListedProduct = Product & Price;

/** Ids of the collections that have a page, in the order of the menu. */
export const listsOf = perCatalogue(({ collections }): readonly string[] => {
  const place = (id: string) => collections[id]?.menu?.place ?? Number.POSITIVE_INFINITY;
  return Object.keys(collections)
    .filter((id) => collections[id]?.path !== undefined && collections[id]?.list)
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
});

/** Returns the German path of a list. */
export const listPath = (list: string, { collections }: Catalogue): string =>
  collections[list]?.path ?? '';

/** Lists whose unknown products have a page of their own, with what it says. */
export const unknownPages = ({ collections }: Catalogue) =>
  Object.values(collections).flatMap(({ path, unknown }) =>
    path !== undefined && typeof unknown === 'object' ? [{ path, unknown }] : [],
  );

/** Returns the filters and orders of a list. */
export function filtersOf(list: string, { collections }: Catalogue): ListFilters {
  const { filter, narrow, isSorted = false } = collections[list]?.list ?? {};
  const group = filter?.group ?? '';
  const families = tagsOf(collections)[group]?.map(({ id }) => id) ?? [];
  return { group, families, ...(narrow && { narrow }), isSorted };
}

const orderOf = (list: string, { collections }: Catalogue) => collections[list]?.list?.order;

/** Returns products, which are in the order in which they were added, in the order of a list. */
function inOrder(
  products: readonly ListedProduct[],
  order: ListOrder,
  lang: Lang,
): readonly ListedProduct[] {
  if (order === 'newest') return products.toReversed();
  const nameOf = ({ name }: Product) => name[lang];
  const sort = order === 'price' ? 'preis-auf' : 'name';
  return sortProducts(products, sort, { lang, nameOf, averageOf: () => undefined });
}

/** Products of each list of a catalogue, in the order of recommendation. */
const listedOf = perCatalogue((catalogue) => {
  const { products, collections } = catalogue;
  const listed = products.map(
    (product): ListedProduct => ({ ...product, ...priceFields(startPrice(product)) }),
  );
  const byHome = Map.groupBy(listed, ({ collection }) => collection);
  const shelved = (list: string, lang: Lang): readonly ListedProduct[] => {
    const { lists = [list], products: chosen = [] } = collections[list] ?? {};
    const order = orderOf(list, catalogue);
    const own = order
      ? inOrder(
          listed.filter(({ collection }) => lists.includes(collection)),
          order,
          lang,
        )
      : lists.flatMap((home) => byHome.get(home) ?? []);
    if (chosen.length === 0) return own;
    const places = new Map(chosen.map((id, place) => [id, place]));
    const placeOf = ({ id }: Product) => places.get(id) ?? places.size;
    return own.toSorted((a, b) => placeOf(a) - placeOf(b));
  };
  return new Map(
    listsOf(catalogue).map((list) => {
      const de = shelved(list, 'de');
      return [list, { de, en: orderOf(list, catalogue) === 'name' ? shelved(list, 'en') : de }];
    }),
  );
});

/** Products of a list, in the order of recommendation. Only names differ between languages. */
export function listedIn(
  list: string,
  catalogue: Catalogue,
  lang: Lang = 'de',
): readonly ListedProduct[] {
  return listedOf(catalogue).get(list)?.[lang] ?? [];
}

/** Views that were asked for; there are 171 choices in each mode. */
const viewsOf = perCatalogue(() => new Map<string, ListView<ListedProduct>>());

/** A list of a catalogue under a choice, made once for each version of the catalogue. */
export function listView(
  list: string,
  choice: ListChoice,
  catalogue: Catalogue,
  context: { readonly mode: ShopMode; readonly lang: Lang },
): ListView<ListedProduct> {
  const { family, isNarrow, sort } = choice;
  const isByName = sort === 'name' || orderOf(list, catalogue) === 'name';
  const lang = isByName ? context.lang : 'de';
  const key = [list, family, isNarrow, sort, lang, context.mode].join();
  const views = viewsOf(catalogue);
  const view =
    views.get(key) ??
    viewList(filtersOf(list, catalogue), listedIn(list, catalogue, lang), choice, context);
  views.set(key, view);
  return view;
}

/** Number of pages of a list of so many products; at least 1. */
export function pagesOf(products: number): number {
  return Math.max(1, Math.ceil(products / PRODUCTS_PER_LIST_PAGE));
}

/** The items of a page, 1 at first. */
export function pageOf<Item>(items: readonly Item[], page: number): readonly Item[] {
  const end = page * PRODUCTS_PER_LIST_PAGE;
  return items.slice(end - PRODUCTS_PER_LIST_PAGE, end);
}

/** German paths of all lists with their further pages. */
export function listPaths(catalogue: Catalogue): string[] {
  return listsOf(catalogue).flatMap((list) => {
    const path = listPath(list, catalogue);
    const pages = pagesOf(listedIn(list, catalogue).length);
    return Array.from({ length: pages }, (_, index) => pageHref(path, 'de', index + 1));
  });
}

/** Ids of the pages that every shop has; each is a screen. */
const SCREEN_PAGES: readonly string[] = ['home', 'help'] satisfies Screen[];

/** The pages of a shop beside its home page and its help page, those of the menu in their order. */
export const ownPages = perCatalogue(({ pages }): readonly ContentPage[] =>
  Object.entries(pages)
    .flatMap(([id, page]) => (SCREEN_PAGES.includes(id) ? [] : [page]))
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)),
);

/** German paths of all pages of a catalogue. */
export function pagePaths(catalogue: Catalogue): string[] {
  const products = catalogue.products.map(({ path }) => path);
  const own = ownPages(catalogue).map(({ path }) => path);
  return [...Object.values(SCREENS), ...own, ...listPaths(catalogue), ...products];
}
