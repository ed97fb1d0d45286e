import { getShown, setShown } from './shown.ts';
import { usePath, useSearch } from './shown-hooks.ts';

/** New values by name; `undefined` removes the name from the address. */
type QueryChange = Readonly<Record<string, string | undefined>>;

/** Returns the current query of the shown page, also while the page hydrates. */
export function currentQuery(): URLSearchParams {
  return new URLSearchParams(getShown().search);
}

/** Changes the query of the shown page without a history entry, a page load or scrolling. */
function changeQuery(path: string, values: QueryChange): void {
  const next = currentQuery();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  const search = next.size > 0 ? `?${next}` : '';
  // While a page loads that the browser went back to, the address belongs to that page.
  if (path === location.pathname) {
    history.replaceState(history.state, '', path + search + location.hash);
  }
  setShown({ path, search });
}

/** Returns the query of the shown page, empty while hydrating, and a function that changes it in place. */
export function useQuery(): readonly [URLSearchParams, (change: QueryChange) => void] {
  const path = usePath();
  const params = new URLSearchParams(useSearch());
  return [params, (values) => changeQuery(path, values)];
}
