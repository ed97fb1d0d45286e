import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { getFirstShown, getShown, subscribeShown, targetAt } from './shown.ts';
import type { Target } from './target.ts';

const path = () => getShown().path;
const search = () => getShown().search;
/** Path of the document; parts that hydrate later must match it first. */
const firstPath = () => getFirstShown().path;
/** Empty, as in prerendered pages: the first render must match them, the next one has the query. */
const noSearch = () => '';

/** Returns the pathname of the shown page; the address bar may be ahead while a page loads. */
export function usePath(): string {
  return useSyncExternalStore(subscribeShown, path, import.meta.env.SSR ? path : firstPath);
}

/** Returns the shown page. */
export function useTarget(): Target {
  return targetAt(usePath());
}

/** Returns the query of the shown page without its `?`; empty while hydrating. */
export function useSearch(): string {
  return useSyncExternalStore(subscribeShown, search, noSearch).replace(/^\?/, '');
}

/** True while the first frame of a step to the top of another page renders. */
let rendering = false;

/** Renders the first frame: `show` sets the page and flushes it. Content below may wait, see `AfterPaint`. */
export function inFirstFrame(show: () => void): void {
  rendering = true;
  try {
    show();
  } finally {
    rendering = false;
  }
}

/**
 * Content below the first screen. After a step inside the shop it renders in slices, once the first frame is
 * on screen (docs/decisions/0023-content-of-a-first-visit.md). Documents have it from the start, and so do
 * pages with a restored scroll position, which need their full height. It is in this module because every
 * document has it; a module of its own pulled a product page's parts into other pages' chunks.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [isHere, setHere] = useState(() => !rendering);
  useEffect(() => {
    if (isHere) return;
    const frame = requestAnimationFrame(() => startTransition(() => setHere(true)));
    return () => cancelAnimationFrame(frame);
  }, [isHere]);
  return isHere ? children : null;
}
