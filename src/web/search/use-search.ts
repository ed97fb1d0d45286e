import { useEffect, useMemo, useState } from 'react';
import type { FoundProduct, SearchReply } from '#contract/search.ts';
import type { Lang } from '#routes.ts';
import { orRenewed } from '../cards/renew-document.ts';
import { nextTry } from '../runtime/lazy-with-retry.ts';
import { type Asked, loadSearch, type Searcher } from './search.ts';

type SearchState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | {
      readonly state: 'ready';
      /** The query that was searched, trimmed; while another one loads it is the one before. */
      readonly query: string;
      readonly total: number;
      readonly products: readonly FoundProduct[];
    };

interface Found extends SearchReply {
  readonly asked: Asked;
}

const NOTHING: SearchReply = { total: 0, hits: [] };

/**
 * The products of a query; loads what it needs at first use. Until a query's products are there, those of the one
 * before stay; a reply to a query that was changed meanwhile is dropped.
 */
export function useProductSearch(query: string, lang: Lang, size: number, page = 1): SearchState {
  const [searcher, setSearcher] = useState<Searcher>();
  const [latest, setLatest] = useState<Found>();
  const [failed, setFailed] = useState<Asked>();
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(() => ({ query: query.trim(), page, size }), [query, page, size]);
  const now = useMemo((): Found | undefined => {
    if (!searcher) return undefined;
    if (latest?.asked === asked) return latest;
    if (!asked.query) return { ...NOTHING, asked };
    const reply = searcher.peek(asked);
    return reply && { ...reply, asked };
  }, [searcher, asked, latest]);
  const isMissing = now === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isMissing) return;
    let wanted = true;
    const run = async () => {
      try {
        const opened = searcher ?? (await orRenewed(loadSearch(lang)));
        if (!wanted) return;
        setSearcher(opened);
        // The effect runs again with it, and waits for the next letter.
        if (!searcher) return;
        const reply = await opened.load(asked);
        if (wanted) setLatest({ ...reply, asked });
      } catch {
        if (!wanted) return;
        setFailed(asked);
        await nextTry();
        if (wanted) setAttempt((last) => last + 1);
      }
    };
    const timer = setTimeout(() => void run(), searcher?.delayMs ?? 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [isMissing, asked, searcher, lang, attempt]);
  if (now && now !== latest) setLatest(now);
  if (isMissing && failed === asked) {
    return { state: 'failed', again: () => setAttempt((last) => last + 1) };
  }
  const shown = now ?? latest;
  if (!shown) return { state: 'loading' };
  return { state: 'ready', query: shown.asked.query, total: shown.total, products: shown.hits };
}
