import { DETAIL_IDS } from '../catalogue/ids.ts';
import { type DetailScreen, LANGS, type Lang, localized, SCREENS, type Screen } from '../routes.ts';

/** A document to build, stored under `path`; the not-found pages have a key instead of a real path. */
export interface PrerenderedPath {
  readonly path: string;
  readonly lang: Lang;
  readonly screen: Screen | 'missing' | 'jerseyNotFound';
  readonly status: 200 | 404;
  /** True if no cache may store it, because it shows one person's data. */
  readonly noStore: boolean;
}

const PRIVATE: readonly Screen[] = ['admin', 'konto'];

function germanPaths(screen: Screen): string[] {
  const pattern = SCREENS[screen];
  if (!pattern.endsWith('/:id')) return [pattern];
  return DETAIL_IDS[screen as DetailScreen].map((id) => pattern.replace(':id', id));
}

/** Returns every document of the shop in both languages: screens, details and the two not-found pages. */
export function prerenderedPaths(): PrerenderedPath[] {
  const screens = Object.keys(SCREENS) as Screen[];
  return LANGS.flatMap((lang) => [
    ...screens.flatMap((screen) =>
      germanPaths(screen).map(
        (german): PrerenderedPath => ({
          path: localized(german, lang),
          lang,
          screen,
          status: screen === 'notFound' ? 404 : 200,
          noStore: PRIVATE.includes(screen),
        }),
      ),
    ),
    { path: localized('/404', lang), lang, screen: 'missing', status: 404, noStore: false },
    {
      path: localized('/trikots/nicht-gefunden', lang),
      lang,
      screen: 'jerseyNotFound',
      status: 404,
      noStore: false,
    },
  ]);
}
