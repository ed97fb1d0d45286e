import { useEffect, useState } from 'react';
import { useQuery } from './use-query.ts';

/**
 * The token of a mail's link, `?<param>=<token>`. It leaves the address at once, because it is of no
 * use to whoever looks at the address or the history later.
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
