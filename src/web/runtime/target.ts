import { type Lang, type Screen, screenAt, splitLang, splitPage } from '#routes.ts';

/**
 * Key of the page table: every screen, the shop's own pages, lists and products, the page of an unknown product where its collection has one,
 * and the 404 page.
 */
export type PageName = Screen | 'page' | 'list' | 'product' | 'unknown' | 'missing';

/** Page, language and id of a path. */
export interface Target {
  readonly name: PageName;
  readonly lang: Lang;
  /** German path without its first slash of an own page, a list, a product or the list of an unknown product; empty on screens. */
  readonly id: string;
}

/**
 * Returns the page that a pathname has if the shop has it. Loading the page's data says whether it has; without them
 * the server decides which document to show (docs/specification.md#8-errors). Use `targetAt()` for an address of this
 * document. Any path that is none of these is taken for a product's.
 * @param lists German paths of lists
 * @param pages the shop's own pages
 */
export function targetOf(
  pathname: string,
  lists: readonly string[],
  pages: readonly { readonly path: string }[] = [],
): Target {
  const { lang, path } = splitLang(pathname);
  const screen = screenAt(path);
  if (screen) return { name: screen, lang, id: '' };
  const isPage = pages.some((page) => page.path === path);
  const name = isPage ? 'page' : lists.includes(splitPage(path).list) ? 'list' : 'product';
  return { name, lang, id: path.slice(1) };
}

/** True if the shop has the target; on other pages the language switch leads to the home page. */
export function exists({ name }: Target): boolean {
  return name !== 'missing' && name !== 'unknown';
}

/** True if the page sells one product. */
export function isProductPage({ name }: Target): boolean {
  return name === 'product';
}
