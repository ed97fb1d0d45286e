import type { Redirects } from '#catalogue/catalogue.ts';
import type { PageManifest } from '#contract/pages.ts';
import { href, isBackOffice, type Lang, localized, splitLang } from '#routes.ts';
import { redirectOf } from '#rules/redirects.ts';

/** Result for a pathname that has no page. */
type ResolveResult =
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 308; readonly to: string }
  | {
      readonly kind: 'notFound';
      readonly lang: Lang;
      /** List below which the product is unknown, if its collection has a page for that. */
      readonly list?: string;
    };

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

const FIRST_PAGE = /\/seite\/1$/;

/** Spells a path as its page would; the first page of a list is the list. */
function canonical(plain: string, hasPage: (pathname: string) => boolean): string {
  const trimmed = plain.replace(/\/$/, '');
  const list = trimmed.replace(FIRST_PAGE, '');
  if (list !== trimmed && hasPage(list)) return list;
  const { lang, path } = splitLang(plain);
  return encodeURI(localized(path, lang));
}

/**
 * Resolves a pathname that has no page. Another spelling of a page (trailing slash, needless escapes, the number of
 * a list's first page) is redirected to it permanently (308), capitals to the lower-case page and a former path of a
 * product to what replaces it (301), an unknown product to `/not-found` (302) or the page of its collection, where that
 * says so. Every redirect keeps the query. The rest is the 404 page of its language (docs/specification.md#8-errors).
 * @param isPrerendered true if a pathname has a document
 * @param search the query with its `?`, or an empty string
 * @param formerPaths German paths, each with the German path that replaces it
 * @param redirects addresses of the shop before this one, each with its page (301)
 * @param unknown what an unknown product below the German path of a list shows
 */
export function resolvePath(
  pathname: string,
  search: string,
  isPrerendered: (pathname: string) => boolean,
  formerPaths: ReadonlyMap<string, string> = new Map(),
  unknown: PageManifest['unknown'] = {},
  redirects?: Redirects,
): ResolveResult {
  const redirect = (status: 301 | 302 | 308, to: string) =>
    ({ kind: 'redirect', status, to: `${to}${search}` }) as const;
  const hasPage = (each: string) => isPrerendered(each) || isBackOffice(each);
  const plain = decoded(pathname);
  const { lang } = splitLang(tidied(pathname));
  if (plain === undefined) return { kind: 'notFound', lang };
  const spelled = canonical(plain, hasPage);
  if (spelled !== pathname && hasPage(spelled)) return redirect(308, spelled);
  const lowered = canonical(plain.toLowerCase(), hasPage);
  if (lowered !== spelled && hasPage(lowered)) return redirect(301, lowered);
  const moved = redirectOf(redirects, tidied(pathname), search);
  if (moved !== undefined) {
    const { pathname: path, search: query, hash } = new URL(moved, 'http://localhost');
    return { kind: 'redirect', status: 301, to: path + query + hash };
  }
  const lower = splitLang(lowered);
  const replaced = formerPaths.get(lower.path);
  if (replaced !== undefined) return redirect(301, localized(replaced, lower.lang));
  const here = splitLang(spelled);
  const list = here.path.replace(/\/[^/]+$/, '');
  const own = Object.hasOwn(unknown, list) ? unknown[list] : undefined;
  if (own === 'not-found') return redirect(302, href('notFound', here.lang));
  return { kind: 'notFound', lang: here.lang, ...(own && { list }) };
}
