import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isFirstFrame } from '../navigation/first-frame.ts';

/**
 * What of a page is below the first screen: after a step inside the shop it renders in slices as soon as
 * the frame that answers the tap is on screen (decision 0024). Documents have it from the start, and so
 * do pages returned to somewhere below their top, or that place would not be there.
 */
export function Rest({ children }: { readonly children: ReactNode }) {
  const [isHere, setHere] = useState(() => !isFirstFrame());
  useEffect(() => {
    if (isHere) return;
    const frame = requestAnimationFrame(() => startTransition(() => setHere(true)));
    return () => cancelAnimationFrame(frame);
  }, [isHere]);
  return isHere ? children : null;
}
