import { type RefObject, useEffect, useRef } from 'react';
import { mayPrefetch } from '#web/runtime/speculation.ts';
import type { WalkActs } from './colour-walk.ts';

/**
 * Lets a drag or the arrow keys run a product through its colours; `aim` is told the one that is looked at. The code
 * loads when someone points at the colours or focuses one, never for visitors who save data.
 */
export function useColourWalk(
  aim: (colour: string | undefined) => void,
  acts: WalkActs<string>,
): RefObject<HTMLDivElement | null> {
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
          if (!signal.aborted) watchWalk<string>(element, () => latest.current, aim, signal);
        },
        () => {
          isAsked = false;
        },
      );
    };
    element?.addEventListener('pointerover', onIntent, { signal });
    element?.addEventListener('focusin', onIntent, { signal });
    return () => end.abort();
  }, [aim]);
  return grid;
}
