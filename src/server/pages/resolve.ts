import {
  href,
  type Lang,
  LIST_SCREENS,
  localized,
  matchScreen,
  SCREENS,
  splitLang,
} from '../../routes.ts';

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

function canonical(pathname: string): string | undefined {
  try {
    return encodeURI(decodeURIComponent(tidied(pathname)));
  } catch {
    return undefined;
  }
}

/** Returns the list whose first page is named by its number. */
function firstPage(spelled: string): string | undefined {
  const { lang, path } = splitLang(spelled);
  const list = LIST_SCREENS.find((screen) => path === `${SCREENS[screen]}/seite/1`);
  return list && localized(SCREENS[list], lang);
}

/**
 * Resolves a pathname that has no page. Another spelling of a page (trailing slash, needless escapes, the number of
 * a list's first page) is redirected to it permanently (308), a former path of a product to what replaces it (301),
 * an unknown sneaker to `/not-found` (302). An unknown jersey has its own page; the rest is the 404 page of its language
 * (docs/specification.md#8-errors).
 * @param hasPage true if a pathname has a page
 * @param search the query with its `?`, or an empty string; kept by a 308
 * @param formerPaths German paths, each with the German path that replaces it
 */
export function resolvePath(
  pathname: string,
  search: string,
  hasPage: (pathname: string) => boolean,
  formerPaths: ReadonlyMap<string, string> = new Map(),
): ResolveResult {
  const tidy = canonical(pathname);
  const { lang } = splitLang(tidied(pathname));
  if (tidy === undefined) return { kind: 'notFound', lang };
  const spelled = firstPage(tidy) ?? tidy;
  if (spelled !== pathname && hasPage(spelled)) {
    return { kind: 'redirect', status: 308, to: `${spelled}${search}` };
  }
  const replaced = formerPaths.get(splitLang(spelled).path);
  if (replaced !== undefined) {
    return { kind: 'redirect', status: 301, to: localized(replaced, lang) };
  }
  const match = matchScreen(spelled);
  if (match?.screen === 'sneaker') {
    return { kind: 'redirect', status: 302, to: href('notFound', match.lang) };
  }
  if (match?.screen === 'trikot') return { kind: 'jerseyNotFound', lang: match.lang };
  return { kind: 'notFound', lang };
}
