import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQuery } from '../runtime/use-query.ts';

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
 * can't be read from the address bar or the history later. Mails of the version before have it in the query.
 */
export function useMailedToken(param: string): readonly [string | null, (token: null) => void] {
  const [params, change] = useQuery();
  const hash = useHash();
  const [token, setToken] = useState<string | null>(null);
  const inHash = new URLSearchParams(hash.slice(1)).get(param);
  const found = inHash ?? params.get(param);
  useEffect(() => {
    if (found === null) return;
    setToken(found);
    if (inHash !== null) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    change({ [param]: undefined });
  }, [found, inHash, param, change]);
  return [found ?? token, setToken];
}
