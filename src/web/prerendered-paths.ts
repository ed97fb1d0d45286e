import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS, localized, SCREENS, type Screen } from '#routes.ts';
import { furtherPages } from '#rules/lists.ts';
import { productPath } from '#rules/product-path.ts';
import { type Target, targetOf, unknownJersey } from './runtime/target.ts';

/** A document to build, stored under `path`; the not-found pages have a key instead of a real path. */
export interface PrerenderedPath {
  readonly path: string;
  readonly target: Target;
  readonly status: 200 | 404;
  /** True if no cache may store it, because it shows one person's data. */
  readonly noStore: boolean;
}

const PRIVATE: readonly Screen[] = ['admin', 'account'];

/**
 * Returns every document of the shop in both languages: screens, further pages of lists, products and the two
 * not-found pages.
 */
export function prerenderedPaths(catalogue: Catalogue): PrerenderedPath[] {
  const screens = Object.values(SCREENS).filter((path) => !path.includes(':'));
  const products = catalogue.products.map((product) => productPath(product, catalogue));
  // The page of caps is a product's.
  const german = new Set([
    ...screens.filter((path) => path !== SCREENS.caps),
    ...furtherPages(catalogue),
    ...products,
  ]);
  return LANGS.flatMap((lang) => [
    ...[...german].map((each): PrerenderedPath => {
      const path = localized(each, lang);
      const target = targetOf(path);
      return {
        path,
        target,
        status: target.name === 'notFound' ? 404 : 200,
        noStore: PRIVATE.some((screen) => screen === target.name),
      };
    }),
    {
      path: localized('/404', lang),
      target: { name: 'missing', lang, id: '' },
      status: 404,
      noStore: false,
    },
    {
      path: localized('/trikots/nicht-gefunden', lang),
      target: unknownJersey(lang),
      status: 404,
      noStore: false,
    },
  ]);
}
