import { type ReactNode, useState } from 'react';
import { loadFullSheet } from '#web/runtime/full-sheet.ts';
import { useShop } from '#web/shop-context.ts';
import type { BlockProps } from '../block.ts';
import { RelatedPlaceholder } from '../blocks/RelatedPlaceholder.tsx';

/**
 * Related products, loaded when someone comes near: pages with packs hydrate first and have no other product in
 * their document.
 */
export function LazyRelated({ data, texts }: BlockProps) {
  const { lang } = useShop();
  const title = texts.related;
  const [related, setRelated] = useState<ReactNode>();
  const load = async () => {
    const { readRelated } = await import('./read-related.tsx');
    const [row] = await Promise.all([
      readRelated(data.related as readonly string[], title, lang),
      loadFullSheet(),
    ]);
    setRelated(row);
  };
  const onNear = () =>
    load().catch((error: unknown) => console.warn('what goes with this is not shown', error));
  return related ?? <RelatedPlaceholder title={title} onNear={onNear} />;
}
