import { CAP_ID, DETAIL_IDS } from '../../catalogue/ids.ts';
import {
  BAG_SCREENS,
  type DetailScreen,
  type Lang,
  localized,
  matchScreen,
  SCREENS,
  type Screen,
  splitLang,
} from '../../routes.ts';

/** Key of the page table: every screen, and the 404 page, which is no screen. */
export type PageName = Screen | 'missing';

/** Page, language and id of a path. */
export interface Target {
  readonly name: PageName;
  readonly lang: Lang;
  readonly id: string;
}

/** True if the screen shows a product of that id. */
function hasProduct(screen: DetailScreen, id: string): boolean {
  const ids: readonly string[] = DETAIL_IDS[screen];
  return ids.includes(id);
}

/**
 * Returns the page of a pathname. An unknown sneaker has the not-found page, an unknown accessory and any
 * other unknown path the 404 page. An unknown jersey stays on its screen, which shows a message
 * (docs/specification.md#8-errors).
 */
export function targetOf(pathname: string): Target {
  const match = matchScreen(pathname);
  const lang = splitLang(pathname).lang;
  if (!match) return { name: 'missing', lang, id: '' };
  const id = match.id ?? '';
  if (match.screen === 'sneaker' && !hasProduct('sneaker', id))
    return { name: 'notFound', lang, id: '' };
  if (match.screen === 'accessoire' && !hasProduct('accessoire', id)) {
    return { name: 'missing', lang, id: '' };
  }
  return { name: match.screen, lang, id };
}

/** Returns the target of the server's redirect: /not-found for unknown sneakers, else undefined. */
export function redirectOf(pathname: string): string | undefined {
  const { name, lang } = targetOf(pathname);
  const there = localized(SCREENS.notFound, lang);
  return name === 'notFound' && pathname !== there ? there : undefined;
}

/** True if the shop has the target; on other pages the language switch leads to the home page. */
export function exists({ name, id }: Target): boolean {
  return name !== 'missing' && !(name === 'trikot' && !hasProduct('trikot', id));
}

/** Returns the product that a target shows large, for picture-to-picture transitions. */
export function productOf({ name, id }: Target): string | undefined {
  if (id) return id;
  if (name === 'caps') return CAP_ID;
  return Object.entries(BAG_SCREENS).find(([, screen]) => screen === name)?.[0];
}
