import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS, localized, MISSING, SCREENS, type Screen, unknownPath } from '#routes.ts';
import { listPaths, ownPages, unknownPages } from '#rules/lists.ts';
import type { Target } from './runtime/target.ts';

/** A document to build, stored under `path`; the not-found pages have a key instead of a real path. */
export interface PrerenderedPath {
  readonly path: string;
  readonly target: Target;
  readonly status: 200 | 404;
  /** True if no cache may store it, because it shows one person's data. */
  readonly noStore: boolean;
}

const PRIVATE: readonly Screen[] = ['account', 'order'];

/** Returns every document of the shop in both languages: screens, own pages, lists, products and those of unknown paths. */
export function prerenderedPaths(catalogue: Catalogue): PrerenderedPath[] {
  const documents = (path: string, target: Omit<Target, 'lang'>, status: 200 | 404 = 200) =>
    LANGS.map(
      (lang): PrerenderedPath => ({
        path: localized(path, lang),
        target: { ...target, lang },
        status,
        noStore: PRIVATE.some((screen) => screen === target.name),
      }),
    );
  return [
    ...Object.entries(SCREENS).flatMap(([screen, path]) =>
      documents(path, { name: screen as Screen, id: '' }, screen === 'notFound' ? 404 : 200),
    ),
    ...ownPages(catalogue).flatMap(({ path }) =>
      documents(path, { name: 'page', id: path.slice(1) }),
    ),
    ...listPaths(catalogue).flatMap((path) => documents(path, { name: 'list', id: path.slice(1) })),
    ...catalogue.products.flatMap(({ path }) =>
      documents(path, { name: 'product', id: path.slice(1) }),
    ),
    ...documents(MISSING, { name: 'missing', id: '' }, 404),
    ...unknownPages(catalogue).flatMap(({ path }) =>
      documents(unknownPath(path), { name: 'unknown', id: path.slice(1) }, 404),
    ),
  ];
}
