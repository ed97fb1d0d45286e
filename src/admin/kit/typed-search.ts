import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { create } from 'zustand';

interface Typed {
  readonly typed: string;
  /** Entry of the tab's history in which it was typed: the way back finds it again, a link to the list doesn't. */
  readonly entry?: string | undefined;
}

const NOTHING: Typed = { typed: '' };

/** Typed searches by the paths of their lists. They may hold a person's data, so they stand in no address. */
const useSearches = create<Readonly<Record<string, Typed>>>(() => ({}));

const change = (path: string, changed: Partial<Typed>) =>
  useSearches.setState((state) => ({ [path]: { ...(state[path] ?? NOTHING), ...changed } }));

/** Returns what is typed into the search of the list at `path`, and a function that changes it. */
export function useTypedSearch(path: string) {
  // The next page's location is known before this one is left.
  const entry = useLocation({
    select: ({ pathname, state }) => (pathname === path ? state.__TSR_key : undefined),
  });
  useState(() => {
    if (entry !== useSearches.getState()[path]?.entry) change(path, { typed: '' });
  });
  useEffect(() => {
    if (entry) change(path, { entry });
  }, [path, entry]);
  const typed = useSearches((state) => (state[path] ?? NOTHING).typed);
  return [typed, (text: string) => change(path, { typed: text })] as const;
}
