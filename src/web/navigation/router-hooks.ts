import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate } from './navigate.ts';
import { getShown, subscribeShown } from './shown.ts';

const path = () => getShown().path;
const search = () => getShown().search;
/** Prerendered pages know no query: the first render matches them, the next one reads it. */
const noSearch = () => '';

/** wouter's location: the page shown, not the address bar. */
export const useShownLocation: BaseLocationHook = (router) => [
  useSyncExternalStore(subscribeShown, path, () => router.ssrPath ?? path()),
  navigate,
];

/** wouter's search, empty while hydrating. */
export const useShownSearch: BaseSearchHook = () =>
  useSyncExternalStore(subscribeShown, search, noSearch);
