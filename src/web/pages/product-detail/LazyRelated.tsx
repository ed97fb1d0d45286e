import { type ReactNode, useState } from 'react';
import { loadFullSheet } from '#web/runtime/full-sheet.ts';
import { useShop } from '#web/shop-context.ts';
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
    const { readRelated } = await import('./read-related.tsx');
    const [row] = await Promise.all([readRelated(ids, title, lang), loadFullSheet()]);
    setRelated(row);
  };
  const onNear = () =>
    load().catch((error: unknown) => console.warn('what goes with this is not shown', error));
  return related ?? <RelatedPlaceholder title={title} onNear={onNear} />;
}
