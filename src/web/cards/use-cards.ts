import { useEffect, useMemo, useState } from 'react';
import type { Lang } from '#routes.ts';
import type { CartProduct } from '#rules/card.ts';
import { productIdsIn } from '#rules/read-item-id.ts';
import { nextTry } from '../runtime/lazy-with-retry.ts';
import { peekCards, type ReadCards, readCards } from './read-cards.ts';
import { orRenewed } from './renew-document.ts';

interface Reading<Cards> {
  readonly peek: () => Cards | undefined;
  readonly load: () => Promise<Cards>;
}

interface Outcome<Cards> {
  /** Undefined until they are read. */
  readonly cards: Cards | undefined;
  /** True if they could not be read. The next tap tries again, and so does the return of the network. */
  readonly isFailed: boolean;
}

function useReading<Cards>({ peek, load }: Reading<Cards>): Outcome<Cards> {
  const [latest, setLatest] = useState<unknown>();
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `latest` says that there is more to see
  const cards = useMemo(peek, [peek, latest]);
  const isMissing = cards === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let wanted = true;
    const keepTrying = (): void => {
      load().then(
        (loaded) => {
          if (!wanted) return;
          setLatest(loaded);
          setFailed(false);
        },
        () => {
          if (!wanted) return;
          setFailed(true);
          void nextTry().then(() => wanted && keepTrying());
        },
      );
    };
    keepTrying();
    return () => {
      wanted = false;
    };
  }, [isMissing, load]);
  return { cards, isFailed: isFailed && isMissing };
}

/** Products that a component shows, once they are read; `part` is for `<Waiting>` until then. */
export function useCards(
  ids: readonly string[],
  lang: Lang,
): Outcome<ReadCards> & { readonly part: Pick<Reading<ReadCards>, 'load'> } {
  const text = JSON.stringify(ids);
  const reading = useMemo(() => {
    const wanted: string[] = JSON.parse(text);
    return {
      peek: () => peekCards(wanted, lang),
      load: () => orRenewed(readCards(wanted, lang)),
    };
  }, [text, lang]);
  return { ...useReading(reading), part: reading };
}

/** Products of lines of an order or a cart, once they are read. */
export function useItemCards(
  items: readonly { readonly id: string }[],
  lang: Lang,
): Outcome<ReadCards> {
  const ids = items.flatMap(({ id }) => productIdsIn(id));
  return useCards(ids, lang);
}

/** Returns the products of ids that the catalogue has, in their order. */
export function foundOf(ids: readonly string[], find: ReadCards['find']): readonly CartProduct[] {
  return ids.flatMap((id) => find(id) ?? []);
}
