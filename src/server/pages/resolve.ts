import {
  href,
  type Lang,
  LIST_SCREENS,
  localized,
  matchScreen,
  SCREENS,
  splitLang,
} from '#routes.ts';

/** Result for a pathname that has no page. */
export type ResolveResult =
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 308; readonly to: string }
  | { readonly kind: 'notFound' | 'jerseyNotFound'; readonly lang: Lang };

/** Removes empty segments, so that `//host` never redirects to another origin. */
function tidied(pathname: string): string {
  return `/${pathname
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(tidied(pathname));
  } catch {
    return undefined;
  }
}

/** Spells a path as its page would; the first page of a list is the list. */
function canonical(plain: string): string {
  const { lang, path } = splitLang(plain);
  const list = LIST_SCREENS.find((screen) => path === `${SCREENS[screen]}/seite/1`);
  return list ? localized(SCREENS[list], lang) : encodeURI(plain);
}

/**
 * Resolves a pathname that has no page. Another spelling of a page (trailing slash, needless escapes, the number of
 * a list's first page) is redirected to it permanently (308), capitals to the lower-case page and a former path of a
 * product to what replaces it (301), an unknown sneaker to `/not-found` (302). Every redirect keeps the query. An unknown
 * jersey has its own page; the rest is the 404 page of its language (docs/specification.md#8-errors).
 * @param hasPage true if a pathname has a page
 * @param search the query with its `?`, or an empty string
 * @param formerPaths German paths, each with the German path that replaces it
 */
export function resolvePath(
  pathname: string,
  search: string,
  hasPage: (pathname: string) => boolean,
  formerPaths: ReadonlyMap<string, string> = new Map(),
): ResolveResult {
  const redirect = (status: 301 | 302 | 308, to: string) =>
    ({ kind: 'redirect', status, to: `${to}${search}` }) as const;
  const plain = decoded(pathname);
  const { lang } = splitLang(tidied(pathname));
  if (plain === undefined) return { kind: 'notFound', lang };
  const spelled = canonical(plain);
  if (spelled !== pathname && hasPage(spelled)) return redirect(308, spelled);
  const lowered = canonical(plain.toLowerCase());
  if (lowered !== spelled && hasPage(lowered)) return redirect(301, lowered);
  const lower = splitLang(lowered);
  const replaced = formerPaths.get(lower.path);
  if (replaced !== undefined) return redirect(301, localized(replaced, lower.lang));
  const match = matchScreen(spelled);
  if (match?.screen === 'sneaker') return redirect(302, href('notFound', match.lang));
  if (match?.screen === 'trikot') return { kind: 'jerseyNotFound', lang: match.lang };
  return { kind: 'notFound', lang };
}
