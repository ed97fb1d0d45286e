import { useEffect, useMemo, useState } from 'react';
import type { Lang } from '../../routes.ts';
import { productIdsIn } from '../../rules/read-item-id.ts';
import { nextTry } from '../runtime/lazy-with-retry.ts';
import type { CartProduct } from './card.ts';
import {
  type AllCards,
  peekAllCards,
  peekCards,
  type ReadCards,
  readAllCards,
  readCards,
} from './read-cards.ts';
import { orRenewed } from './renew-document.ts';

interface Reading<Cards> {
  readonly peek: () => Cards | undefined;
  readonly load: () => Promise<Cards>;
}

/** What is read; until then it is tried again with the next tap, or when the browser is online again. */
function useReading<Cards>({ peek, load }: Reading<Cards>): {
  readonly cards: Cards | undefined;
  readonly isLost: boolean;
} {
  const [isLost, setLost] = useState(false);
  const [latest, setLatest] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `latest` says that there is more to see
  const cards = useMemo(peek, [peek, latest]);
  const isMissing = cards === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let wanted = true;
    const keepTrying = (): void => {
      load().then(
        (loaded) => wanted && setLatest(loaded),
        () => {
          if (!wanted) return;
          setLost(true);
          void nextTry().then(() => wanted && keepTrying());
        },
      );
    };
    keepTrying();
    return () => {
      wanted = false;
    };
  }, [isMissing, load]);
  return { cards, isLost: isMissing && isLost };
}

/** Products that a component shows. */
export interface ShownCards {
  /** Undefined until they are read. */
  readonly cards: ReadCards | undefined;
  /** True after they could not be read; the next tap tries again. */
  readonly isLost: boolean;
  /** For `<Waiting>` until they are read. */
  readonly part: Pick<Reading<ReadCards>, 'load'>;
}

/** Products that a component shows, once they are read. Ids may be any text. */
export function useCards(ids: readonly string[], lang: Lang): ShownCards {
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
): ReadCards | undefined {
  const ids = items.flatMap(({ id }) => productIdsIn(id));
  return useCards(ids, lang).cards;
}

/** Every product, once they are read. */
export function useAllCards(lang: Lang): AllCards | undefined {
  const reading = useMemo(
    () => ({ peek: () => peekAllCards(lang), load: () => orRenewed(readAllCards(lang)) }),
    [lang],
  );
  return useReading(reading).cards;
}

/** Returns the products of ids that the catalogue has, in their order. */
export function foundOf(ids: readonly string[], find: ReadCards['find']): readonly CartProduct[] {
  return ids.flatMap((id) => find(id) ?? []);
}
