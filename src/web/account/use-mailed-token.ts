import { useEffect, useState } from 'react';
import { useQuery } from '../runtime/use-query.ts';

/**
 * Returns the token of a mail's link, `?<param>=<token>`, and removes it from the address at once, so that it
 * can't be read from the address bar or the history later.
 */
export function useMailedToken(param: string): readonly [string | null, (token: null) => void] {
  const [params, change] = useQuery();
  const [token, setToken] = useState<string | null>(null);
  const found = params.get(param);
  useEffect(() => {
    if (found === null) return;
    setToken(found);
    change({ [param]: undefined });
  }, [found, param, change]);
  return [token ?? found, setToken];
}
