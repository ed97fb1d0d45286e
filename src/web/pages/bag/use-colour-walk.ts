import { type RefObject, useEffect, useRef, useState } from 'react';
import { mayPrefetch } from '#web/runtime/prefetch.ts';
import type { WalkActs } from './colour-walk.ts';

export interface ColourWalk {
  /** Colour that is looked at and not chosen yet. */
  readonly aimed: string | undefined;
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly leave: () => void;
}

/**
 * Lets a drag or the arrow keys run a bag through its colours. The code loads when someone points at the
 * colours or focuses one, never for visitors who save data.
 */
export function useColourWalk(acts: Omit<WalkActs<string>, 'show'>): ColourWalk {
  const [aimed, setAimed] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const latest = useRef(acts);
  latest.current = acts;

  useEffect(() => {
    const element = grid.current;
    const end = new AbortController();
    const { signal } = end;
    let isAsked = false;
    const onIntent = () => {
      if (isAsked || !element || !mayPrefetch()) return;
      isAsked = true;
      import('./colour-walk.ts').then(
        ({ watchWalk }) => {
          if (!signal.aborted) watchWalk<string>(element, () => latest.current, setAimed, signal);
        },
        () => {
          isAsked = false;
        },
      );
    };
    element?.addEventListener('pointerover', onIntent, { signal });
    element?.addEventListener('focusin', onIntent, { signal });
    return () => end.abort();
  }, []);
  return { aimed, grid, leave: () => setAimed(undefined) };
}
