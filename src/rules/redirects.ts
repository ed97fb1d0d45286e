import type { Redirects } from '#catalogue/catalogue.ts';
import { perObject } from './per-object.ts';

/** Former address as it is looked up: without needless slashes and escapes. */
function plain(address: string): string {
  try {
    return decodeURIComponent(address).replace(/(?<=.)\/+(?=$|\?)/, '');
  } catch {
    return address;
  }
}

const targetsOf = perObject(
  ({ rows }: Redirects) => new Map(rows.map(({ from, to }) => [plain(from), to])),
);

/** Follows redirects from an address on; undefined if they run in a circle. */
export function followRedirects(redirects: Redirects, from: string): string | undefined {
  const targets = targetsOf(redirects);
  const seen = new Set<string>();
  let to = from;
  for (let next = targets.get(plain(to)); next !== undefined; next = targets.get(plain(to))) {
    if (seen.has(next)) return undefined;
    seen.add(next);
    to = next;
  }
  return to;
}

/**
 * Returns the page that took the place of an old address, or undefined. An address with its query counts before the one
 * without, whose query goes on unless the target has one.
 * @param search the query with its `?`, or an empty string
 */
export function redirectOf(
  redirects: Redirects | undefined,
  pathname: string,
  search: string,
): string | undefined {
  if (!redirects) return undefined;
  const targets = targetsOf(redirects);
  if (search !== '' && targets.has(plain(pathname + search))) {
    return followRedirects(redirects, pathname + search);
  }
  if (!targets.has(plain(pathname))) return undefined;
  const to = followRedirects(redirects, pathname);
  if (to === undefined || search === '' || to.includes('?')) return to;
  const [path = '', hash] = to.split('#');
  return path + search + (hash === undefined ? '' : `#${hash}`);
}
