import { useEffect, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { getJson } from '#browser/api.ts';
import { type AskPage, nextOf, type Page, PageLoader } from './page-loader.ts';

/** Makes the requests of a list at a path. Its query is that of the address, where the cursor has a name. */
export function askAt<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  cursorName: 'after' | 'before',
): AskPage<T> {
  return (query, cursor) => {
    const params = new URLSearchParams(query);
    if (cursor !== undefined) params.set(cursorName, cursor);
    return getJson(params.size === 0 ? path : `${path}?${params}`, schema);
  };
}

/** Shows the list of a query page by page (`PageLoader`). `ask` stays the first one. */
export function usePages<T extends Page>(ask: AskPage<T>, query: string | undefined) {
  const [loader] = useState(() => new PageLoader(ask));
  const state = useSyncExternalStore(loader.subscribe, () => loader.state);
  useEffect(() => {
    loader.show(query);
    return () => loader.stop();
  }, [loader, query]);
  const { reply, answered, busy, problem } = state;
  return {
    reply,
    pages: reply?.ok ? reply.data : [],
    /** False while the reply is that of the query before, or from before the list was hidden. */
    isCurrent: query !== undefined && answered === query,
    next: nextOf(state),
    busy,
    problem,
    loadMore: loader.loadMore,
    reload: loader.reload,
    change: loader.change,
  };
}
export type Pages<T extends Page = Page> = ReturnType<typeof usePages<T>>;
