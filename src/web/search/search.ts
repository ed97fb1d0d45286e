import type { AsPlainObject } from 'minisearch';
import type { ApiPath } from '#browser/api.ts';
import type { Price } from '#catalogue/types.ts';
import type { FoundProduct, SearchReply } from '#contract/search.ts';
import type { Lang } from '#routes.ts';
import { strikePrice } from '#rules/claims.ts';
import { MAX_QUERY_LENGTH } from '#rules/search/bound-query.ts';
import { type Hit, hitsOf } from '#rules/search/search-hits.ts';
import { peekCards, type ReadCards, readCards } from '../cards/read-cards.ts';
import { orRenewed } from '../cards/renew-document.ts';
import { dataPath } from '../runtime/data-path.ts';
import { fetchData } from '../runtime/fetch-data.ts';
import { readPrintedData, readPrintedSettings } from '../settings.ts';

/** A query as typed, and the part of its hits that is shown. */
export interface Asked {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** Finds products, best first. */
export interface Searcher {
  /** Pause after a letter before it asks, so that a quick typist sends one request. */
  readonly delayMs: number;
  /** Returns what it can find at once; undefined if it has to load first. */
  readonly peek: (asked: Asked) => SearchReply | undefined;
  readonly load: (asked: Asked) => Promise<SearchReply>;
}

const TYPED_MS = 150;

const shownHits = (hits: readonly Hit[], { page, size }: Asked) =>
  hits.slice((page - 1) * size, page * size);

function withCards(hits: readonly Hit[], find: ReadCards['find']): FoundProduct[] {
  return hits.flatMap(({ id, colour }) => {
    const card = find(id);
    return card ? [{ card, colour }] : [];
  });
}

/** Searches an index that this browser loads. */
async function searchHere(lang: Lang): Promise<Searcher> {
  const path = dataPath({ name: 'search', lang, id: '' });
  // Hits show them, and read again what couldn't be read.
  readCards([], lang).catch(() => undefined);
  const [{ loadIndex }, json] = await Promise.all([
    import('./load-index.ts'),
    fetchData<AsPlainObject>(path),
  ]);
  const index = loadIndex(json);
  const { mode } = readPrintedSettings();
  const mayClaimSale = (price: Price) => strikePrice(mode, price) !== undefined;
  const find = ({ query }: Asked) => hitsOf(index, query, mayClaimSale);
  const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id);
  return {
    delayMs: 0,
    peek: (asked) => {
      const hits = find(asked);
      const shown = shownHits(hits, asked);
      const cards = peekCards(idsOf(shown), lang);
      return cards && { total: hits.length, hits: withCards(shown, cards.find) };
    },
    load: async (asked) => {
      const hits = find(asked);
      const shown = shownHits(hits, asked);
      const cards = await orRenewed(readCards(idsOf(shown), lang));
      return { total: hits.length, hits: withCards(shown, cards.find) };
    },
  };
}

/** Asks the server, whose index is too large for browsers. */
function searchThere(lang: Lang): Searcher {
  return {
    delayMs: TYPED_MS,
    peek: () => undefined,
    load: ({ query, page, size }) => {
      const q = query.slice(0, MAX_QUERY_LENGTH).toWellFormed();
      const params = { q, lang, page: String(page), size: String(size) };
      const path = '/api/search' satisfies ApiPath;
      return fetchData(`${path}?${new URLSearchParams(params)}`);
    },
  };
}

const loaded = new Map<Lang, Promise<Searcher>>();

/** Loads what a search needs once per language, when someone opens it. */
export function loadSearch(lang: Lang): Promise<Searcher> {
  let searcher = loaded.get(lang);
  if (!searcher) {
    const isThere = readPrintedData()?.search === 'server';
    searcher = isThere ? Promise.resolve(searchThere(lang)) : searchHere(lang);
    loaded.set(lang, searcher);
    searcher.catch(() => loaded.delete(lang));
  }
  return searcher;
}
