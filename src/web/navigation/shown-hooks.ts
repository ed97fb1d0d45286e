import { useSyncExternalStore } from 'react';
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
