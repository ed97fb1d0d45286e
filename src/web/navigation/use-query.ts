import { useEffect, useState } from 'react';
import { navigate } from './navigate.ts';
import { usePath, useSearch } from './shown-hooks.ts';

/** New values by name; `undefined` takes the name out of the address. */
export type QueryChange = Readonly<Record<string, string | undefined>>;

/**
 * The query of the page shown, empty while hydrating, and a way to change it without adding a
 * history entry or moving the page. A change shows at once: the navigating code may still have to
 * be loaded before the address bar follows.
 */
export function useQuery(): readonly [URLSearchParams, (change: QueryChange) => void] {
  const path = usePath();
  const search = useSearch();
  const [ahead, setAhead] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has caught up, or moved on
  useEffect(() => setAhead(undefined), [search, path]);

  const params = new URLSearchParams(ahead ?? search);
  const change = (values: QueryChange) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    const query = next.toString();
    setAhead(query);
    navigate(query ? `${path}?${query}` : path, { replace: true, scroll: 'keep' });
  };
  return [params, change];
}
