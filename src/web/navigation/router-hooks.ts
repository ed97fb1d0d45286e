import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate } from './navigate.ts';
import { getFirstShown, getShown, subscribeShown } from './shown.ts';

const path = () => getShown().path;
/** What the document was made for: parts that hydrate later must match it first. */
const firstPath = () => getFirstShown().path;
const search = () => getShown().search;
/** Prerendered pages know no query: the first render matches them, the next one reads it. */
const noSearch = () => '';

/** wouter's location: the page shown, not the address bar. */
export const useShownLocation: BaseLocationHook = (router) => [
  useSyncExternalStore(subscribeShown, path, () => router.ssrPath ?? firstPath()),
  navigate,
];

/** wouter's search, empty while hydrating. */
export const useShownSearch: BaseSearchHook = () =>
  useSyncExternalStore(subscribeShown, search, noSearch);
