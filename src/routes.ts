/**
 * Every screen's path, once. Links are built from here, the prerenderer walks it, the visit
 * tracker's paths are checked against it (docs/specification.md#2-screens). The API's are in
 * `contract/endpoints/`.
 */

/** The shop's languages; German is the default and has no path prefix. */
export const LANGS = ['de', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = 'de';

/** German paths; English ones have `/en` in front. Lists, products and the shop's own pages have theirs in the catalogue. */
export const SCREENS = {
  home: '/',
  help: '/hilfe',
  imprint: '/impressum',
  terms: '/agb',
  privacy: '/datenschutz',
  withdrawal: '/widerrufsrecht',
  shipping: '/versand',
  accessibility: '/barrierefreiheit',
  declareWithdrawal: '/vertrag-widerrufen',
  searchResults: '/suche',
  wishlist: '/merkliste',
  auth: '/auth',
  account: '/konto',
  newsletter: '/newsletter',
  checkout: '/kasse',
  order: '/bestellung',
  success: '/success',
  cancel: '/cancel',
  notFound: '/not-found',
} as const;

export type Screen = keyof typeof SCREENS;

/** The back office, a program of its own below this path. */
export const BACK_OFFICE = '/admin';

/** Path of a further page of a list; more than 100,000 pages are no list. */
const FURTHER_PAGE = /^(.+)\/seite\/([2-9]|[1-9]\d{1,4})$/;

/** Puts a German path under its language: `/produkte` → `/en/produkte`. */
export function localized(path: string, lang: Lang): string {
  if (lang === DEFAULT_LANG) return path;
  return `/en${path.replace(/^\/(?=$|[#?])/, '')}`;
}

/** The link to a screen. */
export const href = (screen: Screen, lang: Lang): string => localized(SCREENS[screen], lang);

/** The link to a page of the list at a German path, 1 at first. */
export const pageHref = (list: string, lang: Lang, page: number): string =>
  localized(page === 1 ? list : `${list}/seite/${page}`, lang);

/** True for addresses of the back office, whose document is another program's: `/admin/log`. */
export function isBackOffice(pathname: string): boolean {
  return /^(\/en)?\/admin(\/|$)/.test(pathname);
}

/** Splits a pathname into language and German path; a trailing slash is dropped. */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  if (trimmed === '/en') return { lang: 'en', path: '/' };
  if (trimmed.startsWith('/en/')) return { lang: 'en', path: trimmed.slice(3) };
  return { lang: 'de', path: trimmed };
}

/** Splits a German path into that of a list and the number of its page, 1 at first. */
export function splitPage(path: string): { list: string; page: number } {
  const [, list = path, page = 1] = FURTHER_PAGE.exec(path) ?? [];
  return { list, page: Number(page) };
}

const SCREEN_AT = new Map<string, Screen>(
  Object.entries(SCREENS).map(([screen, path]) => [path, screen as Screen]),
);

/** Returns the screen of a German path; undefined for a list, a product and an unknown path. */
export const screenAt = (path: string): Screen | undefined => SCREEN_AT.get(path);

/** Key of the document of unknown paths. */
export const MISSING = '/404';
const UNKNOWN = '/nicht-gefunden';
/** Key of the document of unknown products below a list. */
export const unknownPath = (list: string): string => list + UNKNOWN;

/** Beginnings of paths that the server answers itself, of English ones, and of pages that the shop may get. */
const RESERVED = /^\/(404|admin|api|assets|data|en|feeds|fonts|images|kasse|media|search)(\/|$)/;

/**
 * True if no product or list can have the path: a screen's, a further page of a list, a file's, an endpoint's or the
 * key of a document of unknown paths.
 */
export const isReserved = (path: string): boolean =>
  SCREEN_AT.has(path) || path.endsWith(UNKNOWN) || splitPage(path).page > 1 || RESERVED.test(path);
