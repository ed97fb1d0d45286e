import { useSyncExternalStore } from 'react';

const PHONE = '(width < 47.5rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True where there is room for one thing at a time. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}
