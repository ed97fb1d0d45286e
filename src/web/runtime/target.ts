import { type Lang, LIST_SCREENS, matchScreen, type Screen, splitLang } from '#routes.ts';

/** Key of the page table: every screen, and the 404 page, which is no screen. */
export type PageName = Screen | 'missing';

/** Page, language and id of a path. */
export interface Target {
  readonly name: PageName;
  readonly lang: Lang;
  /**
   * The path's `:id`, or a list's further page as a number; empty on other screens, and on the page of an
   * unknown jersey.
   */
  readonly id: string;
}

/**
 * Returns the page that a pathname has if the shop has the product that it names. Loading the page's data says
 * whether it has; without them the server decides which document to show (docs/specification.md#8-errors). Use
 * `targetAt()` for an address of this document.
 */
export function targetOf(pathname: string): Target {
  const match = matchScreen(pathname);
  if (!match) return { name: 'missing', lang: splitLang(pathname).lang, id: '' };
  return { name: match.screen, lang: match.lang, id: match.id ?? '' };
}

/** Returns the target of the page of an unknown jersey. */
export function unknownJersey(lang: Lang): Target {
  return { name: 'trikot', lang, id: '' };
}

/** True if the shop has the target; on other pages the language switch leads to the home page. */
export function exists({ name, id }: Target): boolean {
  return name !== 'missing' && !(name === 'trikot' && id === '');
}

/** True if the page sells one product. */
export function isProductPage({ name, id }: Target): boolean {
  const lists: readonly string[] = LIST_SCREENS;
  return name === 'caps' || (id !== '' && !lists.includes(name));
}
