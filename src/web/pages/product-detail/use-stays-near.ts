import { type RefObject, useEffect, useRef } from 'react';

/** How far below the screen a place is when what belongs there begins to load. */
const AHEAD = '300px';

/** How long someone stays near: the way up after a step only passes by. */
const STAYS_MS = 400;

/** Marks a place on the page and says when someone stays near it, until the place is gone. */
export function useStaysNear<Place extends Element>(onNear: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null);
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
  return place;
}
