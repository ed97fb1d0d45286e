import { useCallback, useEffect, useState } from 'react';
import type { Lang } from '../../routes.ts';
import { type Find, type FoundProduct, loadSearch } from './search.ts';

export type SearchState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly products: readonly FoundProduct[] };

/** The products of a query; loads library and index at first use. */
export function useProductSearch(query: string, lang: Lang): SearchState {
  const [find, setFind] = useState<{ readonly run: Find }>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadSearch(lang).then(
      (run) => setFind({ run }),
      () => setFailed(true),
    );
  }, [lang]);
  useEffect(load, [load]);
  if (failed) return { state: 'failed', again: load };
  if (!find) return { state: 'loading' };
  return { state: 'ready', products: find.run(query) };
}
