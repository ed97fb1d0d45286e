import { useEffect, useState } from 'react';
import type { Lang } from '../../routes.ts';
import type { CartProduct } from './card.ts';
import { type ReadCards, readCards } from './read-cards.ts';

/** Cards while they are read, read, or unreadable for now. */
export type CardsState =
  | { readonly state: 'reading' }
  | { readonly state: 'ready'; readonly find: ReadCards['find'] }
  | { readonly state: 'failed'; readonly again: () => void };

const findNothing = () => undefined;

/** Reads products by id; those of the last ids stay while others are read. Ids may be any text. */
export function useCards(ids: readonly string[], lang: Lang): CardsState {
  const [read, setRead] = useState<{ readonly lang: Lang; readonly cards: ReadCards['find'] }>();
  const [failures, setFailures] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const wanted = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is a reason to read again
  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    setFailed(false);
    readCards(wanted.split(' '), lang).then(
      ({ find }) => isCurrent && setRead({ lang, cards: find }),
      (error: unknown) => {
        console.warn('products can not be read', error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, lang, failures]);
  if (wanted === '') return { state: 'ready', find: findNothing };
  if (read?.lang === lang) return { state: 'ready', find: read.cards };
  if (hasFailed) return { state: 'failed', again: () => setFailures(failures + 1) };
  return { state: 'reading' };
}

/** Returns the products of ids that the catalogue has, in their order. */
export function foundOf(ids: readonly string[], find: ReadCards['find']): readonly CartProduct[] {
  return ids.flatMap((id) => find(id) ?? []);
}
