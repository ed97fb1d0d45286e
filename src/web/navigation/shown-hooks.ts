import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { isFirstFrame } from './first-frame.ts';
import { getFirstShown, getShown, subscribeShown } from './shown.ts';

const path = () => getShown().path;
const search = () => getShown().search;
/** What the document was made for: parts that hydrate later must match it first. */
const firstPath = () => getFirstShown().path;
/** Prerendered pages know no query: the first render matches them, the next one reads it. */
const noSearch = () => '';

/** The pathname whose page is shown; the address bar may be ahead while that loads. */
export function usePath(): string {
  return useSyncExternalStore(subscribeShown, path, import.meta.env.SSR ? path : firstPath);
}

/** The query of the page shown, without its `?`; empty while hydrating. */
export function useSearch(): string {
  return useSyncExternalStore(subscribeShown, search, noSearch).replace(/^\?/, '');
}

/**
 * What of a page is below the first screen: after a step inside the shop it renders in slices as soon as
 * the frame that answers the tap is on screen (docs/decisions/0024-what-answers-a-tap.md).
 * Documents have it from the start, and so do pages returned to somewhere below their top, or that
 * place would not be there. It stands here because every document has this module: on its own it
 * took a product page's parts along to others.
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
