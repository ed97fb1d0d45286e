import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProductRef } from '../../../catalogue/types.ts';
import { loadWholeStyles } from '../../whole-styles.ts';

export interface RelatedLaterProps {
  readonly product: ProductRef;
  readonly title: string;
}

/** How far below the screen the products are when they begin to load. */
const AHEAD = '300px';

/**
 * What goes with a bag, loaded when someone comes near: bag pages answer first and have no other
 * product in their document. Its room is kept, so that nothing below moves.
 */
export function RelatedLater({ product, title }: RelatedLaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const [related, setRelated] = useState<ReactNode>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page shows one product in one language
  useEffect(() => {
    const load = async () => {
      const [{ Related }] = await Promise.all([import('./Related.tsx'), loadWholeStyles()]);
      setRelated(<Related product={product} title={title} />);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().catch((error: unknown) => console.warn('what goes with this is not shown', error));
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [title]);
  return (
    <div ref={place} className={related ? undefined : 'related-room'}>
      {related}
    </div>
  );
}
