import { useSyncExternalStore } from 'react';

/** True while the window is as the query says; by default a phone's, with room for one thing at a time. */
export function useMedia(query = '(width < 47.5rem)'): boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
