/**
 * Every screen's path, once. Links are built from here, the prerenderer walks it, the visit
 * tracker's paths are checked against it (docs/specification.md#2-screens). The API's are in
 * `contract/endpoints/`.
 */

export type Lang = 'de' | 'en';
export const LANGS = ['de', 'en'] as const;
export const DEFAULT_LANG: Lang = 'de';

/** A path pattern; `:id` stands for one segment. English lives under `/en` at the same path. */
export const SCREENS = {
  home: '/',
  produkte: '/produkte',
  sneakers: '/sneakers',
  sneaker: '/sneakers/:id',
  caps: '/caps',
  cap: '/caps/:id',
  trikots: '/trikots',
  trikot: '/trikots/:id',
  accessoires: '/accessoires',
  accessoire: '/accessoires/:id',
  arrivals: '/neu',
  bag: '/products/:id',
  help: '/hilfe',
  imprint: '/impressum',
  terms: '/agb',
  privacy: '/datenschutz',
  withdrawal: '/widerrufsrecht',
  about: '/ueber-uns',
  careers: '/karriere',
  press: '/presse',
  searchResults: '/suche',
  wishlist: '/merkliste',
  auth: '/auth',
  account: '/konto',
  newsletter: '/newsletter',
  admin: '/admin',
  success: '/success',
  cancel: '/cancel',
  notFound: '/not-found',
} as const;

export type Screen = keyof typeof SCREENS;

/** Screens whose pattern holds `:id`. */
export type DetailScreen = 'sneaker' | 'cap' | 'trikot' | 'accessoire' | 'bag';

/** Screens no search engine should list; they carry `noindex`. */
export const NOT_INDEXED: readonly Screen[] = [
  'searchResults',
  'wishlist',
  'auth',
  'account',
  'newsletter',
  'admin',
  'success',
  'cancel',
  'notFound',
];

/** Screens that list products. Further pages of a long list are below them: `/sneakers/seite/2`. */
export const LIST_SCREENS = ['produkte', 'sneakers', 'trikots', 'accessoires'] as const;
export type ListScreen = (typeof LIST_SCREENS)[number];

/** Path of a further page; more than 100,000 pages are no list. */
const FURTHER_PAGE = /^(.+)\/seite\/([2-9]|[1-9]\d{1,4})$/;

/** Puts a German path under its language: `/produkte` → `/en/produkte`. */
export function localized(path: string, lang: Lang): string {
  if (lang === DEFAULT_LANG) return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The link to a screen. `id` fills `:id`, is URL-encoded, and is required where there is one. */
export function href(screen: Exclude<Screen, DetailScreen>, lang: Lang): string;
export function href(screen: DetailScreen, lang: Lang, id: string): string;
export function href(screen: Screen, lang: Lang, id = ''): string {
  return localized(SCREENS[screen].replace(':id', encodeURIComponent(id)), lang);
}

/** The link to a page of a list, 1 at first. */
export function pageHref(screen: ListScreen, lang: Lang, page: number): string {
  return page === 1 ? href(screen, lang) : `${href(screen, lang)}/seite/${page}`;
}

/** True for the back office's own addresses, which are documents of another program: `/admin/log`. */
export function isBackOffice(pathname: string): boolean {
  return /^(\/en)?\/admin\/[^/]/.test(pathname);
}

/** Splits a pathname into language and German path; a trailing slash is dropped. */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  if (trimmed === '/en') return { lang: 'en', path: '/' };
  if (trimmed.startsWith('/en/')) return { lang: 'en', path: trimmed.slice(3) };
  return { lang: 'de', path: trimmed };
}

interface ScreenMatch {
  readonly screen: Screen;
  readonly lang: Lang;
  /** The segment that stands for `:id`, decoded, or a list's further page; absent on screens without one. */
  readonly id?: string;
}

const PATTERNS = Object.entries(SCREENS) as [Screen, string][];

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Screen of a pathname, or undefined for the 404 page. Ids and pages are not checked here. */
export function matchScreen(pathname: string): ScreenMatch | undefined {
  const { lang, path } = splitLang(pathname);
  const [, list, page] = FURTHER_PAGE.exec(path) ?? [];
  const screen = LIST_SCREENS.find((each) => SCREENS[each] === list);
  if (screen && page) return { screen, lang, id: page };
  for (const [screen, pattern] of PATTERNS) {
    if (pattern === path) return { screen, lang };
    if (!pattern.endsWith('/:id')) continue;
    const prefix = pattern.slice(0, -':id'.length);
    if (!path.startsWith(prefix) || path.includes('/', prefix.length)) continue;
    const id = decodeSegment(path.slice(prefix.length));
    if (id) return { screen, lang, id };
  }
  return undefined;
}
