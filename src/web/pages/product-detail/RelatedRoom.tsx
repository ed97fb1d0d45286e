import { useEffect, useRef } from 'react';

/** The heading of what goes with a product. */
export const RELATED_ID = 'related';

/** How far below the screen the room is when what belongs there begins to load. */
const AHEAD = '300px';

/** Keeps the room of related products, so that nothing below moves, and says when someone comes near. */
export function RelatedRoom({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: says it once
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} className="related-room" />;
}
