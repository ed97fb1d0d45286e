import { getShown, setShown } from './shown.ts';
import { usePath, useSearch } from './shown-hooks.ts';

/** New values by name; `undefined` takes the name out of the address. */
export type QueryChange = Readonly<Record<string, string | undefined>>;

/** The query of the address as it is now, also while the page that shows it still hydrates. */
export function currentQuery(): URLSearchParams {
  return new URLSearchParams(getShown().search);
}

/** Changes the query of the page shown: no history entry, no page to load, nothing moves. */
function changeQuery(path: string, values: QueryChange): void {
  const next = currentQuery();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  const search = next.size > 0 ? `?${next}` : '';
  // While the way back loads, the address is another page's.
  if (path === location.pathname) {
    history.replaceState(history.state, '', path + search + location.hash);
  }
  setShown({ path, search });
}

/** The query of the page shown, empty while hydrating, and a way to change it in place. */
export function useQuery(): readonly [URLSearchParams, (change: QueryChange) => void] {
  const path = usePath();
  const params = new URLSearchParams(useSearch());
  return [params, (values) => changeQuery(path, values)];
}
