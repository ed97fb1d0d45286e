import type { AsPlainObject } from 'minisearch';
import type { ColourId } from '../../catalogue/colours.ts';
import type { Price } from '../../catalogue/types.ts';
import type { Lang } from '../../routes.ts';
import { strikePrice } from '../../rules/claims.ts';
import { readCards } from '../cards/read-cards.ts';
import { dataPath } from '../runtime/data-path.ts';
import { fetchData } from '../runtime/fetch-data.ts';
import { readPrintedData, readPrintedSettings } from '../settings.ts';
import { hitsOf } from './search-hits.ts';
import { type AskedFor, askedColour, SEARCH_OPTIONS } from './search-options.ts';

/** A product by its id, in the searched colour if it comes in several. */
export interface Hit {
  readonly id: string;
  readonly colour: ColourId | undefined;
}

/** Finds products by a query as typed, best first; nothing for an empty one. */
export type Find = (query: string) => readonly Hit[];

const loaded = new Map<Lang, Promise<Find>>();

async function load(lang: Lang): Promise<Find> {
  const path = dataPath(readPrintedData()?.version, { name: 'search', lang, id: '' });
  // Hits show them, and read again what couldn't be read.
  readCards([], lang).catch(() => undefined);
  const [{ default: MiniSearch }, index] = await Promise.all([
    import('minisearch'),
    fetchData<AsPlainObject>(path),
  ]);
  const search = MiniSearch.loadJS(index, SEARCH_OPTIONS);
  const { mode } = readPrintedSettings();
  const mayClaimSale = (price: Price) => strikePrice(mode, price) !== undefined;
  return (query) =>
    hitsOf(search, query, mayClaimSale).map((result) => ({
      id: result.id,
      colour: askedColour(result as AskedFor),
    }));
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
