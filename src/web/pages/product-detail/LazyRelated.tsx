import { type ReactNode, useState } from 'react';
import { readCards } from '../../cards/read-cards.ts';
import { foundOf } from '../../cards/use-cards.ts';
import { loadFullSheet } from '../../runtime/full-sheet.ts';
import { useShop } from '../../shop-context.ts';
import { RelatedPlaceholder } from './RelatedPlaceholder.tsx';

export interface LazyRelatedProps {
  /** Products to show. */
  readonly ids: readonly string[];
  readonly title: string;
}

/**
 * Related products of a bag, loaded when someone comes near: bag pages hydrate first and have no other
 * product in their document.
 */
export function LazyRelated({ ids, title }: LazyRelatedProps) {
  const { lang } = useShop();
  const [related, setRelated] = useState<ReactNode>();
  const load = async () => {
    const [{ Related }, { find }] = await Promise.all([
      import('./Related.tsx'),
      readCards(ids, lang),
      loadFullSheet(),
    ]);
    setRelated(<Related cards={foundOf(ids, find)} title={title} />);
  };
  const onNear = () =>
    load().catch((error: unknown) => console.warn('what goes with this is not shown', error));
  return related ?? <RelatedPlaceholder title={title} onNear={onNear} />;
}
