import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Lang } from '../../routes.ts';
import type { CartProduct } from '../../rules/card.ts';
import { orRenewed } from '../cards/renew-document.ts';
import { useCards } from '../cards/use-cards.ts';
import { type Find, type Hit, loadSearch } from './search.ts';

/** A product that was found, in the searched colour if it comes in several. */
export interface FoundProduct extends Pick<Hit, 'colour'> {
  readonly card: CartProduct;
}

export type SearchState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly products: readonly FoundProduct[] };

/** The products of a query; loads library, index and cards at first use. */
export function useProductSearch(query: string, lang: Lang): SearchState {
  const [find, setFind] = useState<{ readonly run: Find }>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    orRenewed(loadSearch(lang)).then(
      (run) => setFind({ run }),
      () => setFailed(true),
    );
  }, [lang]);
  useEffect(load, [load]);
  const hits = useMemo(() => find?.run(query) ?? [], [find, query]);
  const ids = hits.map(({ id }) => id);
  const { cards, isFailed } = useCards(ids, lang);
  if (failed || isFailed) return { state: 'failed', again: load };
  if (!find || !cards) return { state: 'loading' };
  const products = hits.flatMap(({ id, colour }) => {
    const card = cards.find(id);
    return card ? [{ card, colour }] : [];
  });
  return { state: 'ready', products };
}
