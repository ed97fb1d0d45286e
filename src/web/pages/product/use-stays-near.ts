import { type RefObject, useEffect, useRef } from 'react';

/** Distance below the screen at which the content of a place begins to load. */
const AHEAD = '300px';

/** Time near the place before loading: the scroll to the top after a step only passes by. */
const STAYS_MS = 400;

/** Marks a place on the page and says when someone stays near it, until the place is gone. */
export function useStaysNear<Target extends Element>(onNear: () => void): RefObject<Target | null> {
  const place = useRef<Target>(null);
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
