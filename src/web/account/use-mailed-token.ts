import { useEffect, useState, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Empty while hydrating, as the query is. */
const useHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );

/**
 * Returns the token of a mail's link, `#<param>=<token>`, and removes it from the address at once, so that it
 * can't be read from the address bar or the history later.
 */
export function useMailedToken(param: string): readonly [string | null, (token: null) => void] {
  const hash = useHash();
  const [token, setToken] = useState<string | null>(null);
  const found = new URLSearchParams(hash.slice(1)).get(param);
  useEffect(() => {
    if (found === null) return;
    setToken(found);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [found]);
  return [found ?? token, setToken];
}
