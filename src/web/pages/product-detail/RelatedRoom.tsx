import { useEffect, useRef } from 'react';

/** The heading of what goes with a product. */
export const RELATED_ID = 'related';

/** How far below the screen the room is when what belongs there begins to load. */
const AHEAD = '300px';

/** How long someone stays near: the way up after a step only passes by. */
const STAYS_MS = 400;

/** Keeps the room of related products, so that nothing below moves, and says when someone comes near. */
export function RelatedRoom({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever was given first will do
  useEffect(() => {
    let staying: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(staying);
        if (entries.at(-1)?.isIntersecting) staying = setTimeout(onNear, STAYS_MS);
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      clearTimeout(staying);
      observer.disconnect();
    };
  }, []);
  return <div ref={place} className="related-room" />;
}
