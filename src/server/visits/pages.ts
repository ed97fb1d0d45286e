import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Localized } from '#catalogue/types.ts';
import type { Counted } from '#contract/dashboard.ts';
import { LANGS, localized, splitPage } from '#routes.ts';
import { pagePaths } from '#rules/lists.ts';
import { perCatalogue } from '#rules/range.ts';

interface KnownPage {
  /** Path as it is counted: with its language, without trailing slash and query. */
  readonly path: string;
  /** The product that the page sells, if any. */
  readonly product: string | undefined;
  /** Name of its product, list or page; other screens have none. */
  readonly name: Localized<string> | undefined;
}

/**
 * Every page that exists, by path. A made-up path is never counted.
 */
const pagesOf = perCatalogue((catalogue): ReadonlyMap<string, KnownPage> => {
  const sold = new Map(catalogue.products.map(({ path, id }) => [path, id]));
  const named = new Map(
    [
      ...catalogue.products,
      ...Object.values(catalogue.collections),
      ...Object.values(catalogue.pages),
    ].map(({ path, name }) => {
      return [path, name] as const;
    }),
  );
  return new Map(
    pagePaths(catalogue).flatMap((german) =>
      LANGS.map((lang): [string, KnownPage] => {
        const path = localized(german, lang);
        const name = named.get(splitPage(german).list);
        return [path, { path, product: sold.get(german), name }];
      }),
    ),
  );
});

/** The paths of every page that exists. */
export function knownPaths(catalogue: Catalogue): string[] {
  return [...pagesOf(catalogue).keys()];
}

/** The paths of every page that sells a product. */
export const productPaths = perCatalogue((catalogue): readonly string[] =>
  [...pagesOf(catalogue).values()].flatMap(({ path, product }) => (product ? [path] : [])),
);

/** Returns the page that a beat names, or undefined if the shop has no such page. */
export function knownPage(sent: string, catalogue: Catalogue): KnownPage | undefined {
  const pages = pagesOf(catalogue);
  const known = pages.get(sent);
  if (known) return known;
  const path = sent.split(/[?#]/, 1)[0] ?? '';
  return pages.get(path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);
}

/** Sums viewers by page into viewers by product, languages together, the most first. */
export function viewersByProduct(pages: readonly Counted[], catalogue: Catalogue): Counted[] {
  const byProduct = new Map<string, number>();
  for (const { key, count } of pages) {
    const product = knownPage(key, catalogue)?.product;
    if (product) byProduct.set(product, (byProduct.get(product) ?? 0) + count);
  }
  return [...byProduct]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}
