import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { PRODUCTS_PER_LIST_PAGE } from '#catalogue/limits.ts';
import type { Lang, Price } from '#catalogue/types.ts';
import { LIST_SCREENS, type ListScreen, pageHref } from '#routes.ts';
import type { ShopMode } from './claims.ts';
import { LIST_RULES, type ListChoice, type ListView, viewList } from './list-view.ts';
import { priceFields } from './price-figures.ts';
import { startPrice } from './product-prices.ts';
import { perCatalogue } from './range.ts';

/** A product in a list, with the price it starts at. */
type ListedProduct = Product & Price;

type Lists = Readonly<Record<ListScreen, readonly ListedProduct[]>>;

const withPrice = (product: Product): ListedProduct =>
  product.kind === 'bag' ? { ...product, ...priceFields(startPrice(product)) } : product;

/** Lists of a catalogue, each in its order of recommendation. */
const listsOf = perCatalogue((catalogue): Lists => {
  const products = catalogue.products.map(withPrice);
  const listed = (list: ListScreen) =>
    products.filter((product) => LIST_RULES[list].familyOf(product) !== undefined);
  // Silhouettes side by side, the way a shelf would be dressed. What has no place there stands behind.
  const places = new Map<string, number>(
    catalogue.collections.sneakerShelf.map((id, place) => [id, place]),
  );
  const placeOf = ({ id }: Product) => places.get(id) ?? places.size;
  const fashion = listed('produkte');
  const isAccessory = ({ kind }: Product) => kind === 'accessory';
  return {
    produkte: [...fashion.filter((one) => !isAccessory(one)), ...fashion.filter(isAccessory)],
    sneakers: listed('sneakers').toSorted((a, b) => placeOf(a) - placeOf(b)),
    trikots: listed('trikots'),
    accessoires: listed('accessoires'),
  };
});

/** Products of a list, in the order of recommendation. */
export function listedIn(list: ListScreen, catalogue: Catalogue): readonly ListedProduct[] {
  return listsOf(catalogue)[list];
}

type AnyView = ListView<ListScreen, ListedProduct>;

/** Views that were asked for; there are 171 choices in each mode. */
const viewsOf = perCatalogue(() => new Map<string, AnyView>());

/** A list of a catalogue under a choice, made once for each version of the catalogue. */
export function listView<List extends ListScreen>(
  list: List,
  choice: ListChoice<List>,
  catalogue: Catalogue,
  context: { readonly mode: ShopMode; readonly lang: Lang },
): ListView<List, ListedProduct> {
  const { family, isNarrow, sort } = choice;
  // Only names differ between languages.
  const lang = sort === 'name' ? context.lang : 'de';
  const key = [list, family, isNarrow, sort, lang, context.mode].join();
  const views = viewsOf(catalogue);
  const known = views.get(key) as ListView<List, ListedProduct> | undefined;
  const view = known ?? viewList(list, listedIn(list, catalogue), choice, context);
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

/** German paths of the further pages of all lists. */
export function furtherPages(catalogue: Catalogue): string[] {
  return LIST_SCREENS.flatMap((list) => {
    const further = pagesOf(listedIn(list, catalogue).length) - 1;
    return Array.from({ length: further }, (_, index) => pageHref(list, 'de', index + 2));
  });
}
