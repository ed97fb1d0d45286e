import type { SearchResult } from 'minisearch';
import type { ColourId } from '../../catalogue/colours.ts';
import type { Price, SeedProductRef } from '../../catalogue/types.ts';
import type { Lang } from '../../routes.ts';
import { strikePrice } from '../../rules/claims.ts';
import type { ListedProduct } from '../../rules/products.ts';
import { readPrintedSettings } from '../settings.ts';
import { hitsOf } from './search-hits.ts';
import { type AskedFor, askedColour, SEARCH_OPTIONS } from './search-options.ts';

/** A product, in the searched colour if it comes in several. */
export type FoundProduct = ListedProduct<SeedProductRef> & {
  readonly colour?: ColourId | undefined;
};

/** Finds products by a query as typed, best first; nothing for an empty one. */
export type Find = (query: string) => readonly FoundProduct[];

const indexes = {
  de: () => import('virtual:search-index/de'),
  en: () => import('virtual:search-index/en'),
} as const satisfies Record<Lang, unknown>;

const loaded = new Map<Lang, Promise<Find>>();

function productOf(result: SearchResult): FoundProduct {
  // The index was built from the catalogue in the same build: id and kind belong together.
  const { id, kind, priceCents, originalCents } = result;
  const product = { id, kind, priceCents, originalCents } as ListedProduct<SeedProductRef>;
  return { ...product, colour: askedColour(result as AskedFor) };
}

async function load(lang: Lang): Promise<Find> {
  const [{ default: MiniSearch }, { index }] = await Promise.all([
    import('minisearch'),
    indexes[lang](),
  ]);
  const search = MiniSearch.loadJS(index, SEARCH_OPTIONS);
  const { mode } = readPrintedSettings();
  const mayClaimSale = (price: Price) => strikePrice(mode, price) !== undefined;
  return (query) => hitsOf(search, query, mayClaimSale).map(productOf);
}

/** Loads library and index once per language, when someone opens the search. */
export function loadSearch(lang: Lang): Promise<Find> {
  let find = loaded.get(lang);
  if (!find) {
    find = load(lang);
    loaded.set(lang, find);
    find.catch(() => loaded.delete(lang));
  }
  return find;
}
