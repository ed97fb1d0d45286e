/** Texts of an address: `?area=orders&days=7`. An entry without a value is left out. */
export type Params = Readonly<Record<string, string | undefined>>;

export function readParams(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Returns the query without its `?`. */
export function queryOf(params: Params): string {
  const set = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set as [string, string][]).toString();
}

/** Returns an address with its query. */
export function withParams(href: string, params: Params): string {
  const query = queryOf(params);
  return query === '' ? href : `${href}?${query}`;
}
