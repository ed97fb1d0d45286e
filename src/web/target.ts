import { ACCESSORY_IDS, CAP_ID, JERSEY_IDS, SNEAKER_IDS } from '../catalogue/ids.ts';
import {
  BAG_SCREENS,
  type Lang,
  localized,
  matchScreen,
  SCREENS,
  type Screen,
  splitLang,
} from '../routes.ts';

/** A key of the page table: every screen, and the 404 page that is no screen of its own. */
export type PageName = Screen | 'missing';

/** Which page a path shows, in which language. */
export interface Target {
  readonly name: PageName;
  readonly lang: Lang;
  readonly id: string;
}

function has(ids: readonly string[], id: string): boolean {
  return ids.includes(id);
}

/**
 * The page of a pathname. An unknown sneaker is the not-found page, an unknown accessory and any
 * other unknown path the 404 page; an unknown jersey stays on its screen, which says so
 * (docs/specification.md#8-errors).
 */
export function targetOf(pathname: string): Target {
  const match = matchScreen(pathname);
  const lang = splitLang(pathname).lang;
  if (!match) return { name: 'missing', lang, id: '' };
  const id = match.id ?? '';
  if (match.screen === 'sneaker' && !has(SNEAKER_IDS, id))
    return { name: 'notFound', lang, id: '' };
  if (match.screen === 'accessoire' && !has(ACCESSORY_IDS, id)) {
    return { name: 'missing', lang, id: '' };
  }
  return { name: match.screen, lang, id };
}

/** Where the server would redirect a path to: unknown sneakers go to /not-found. */
export function redirectOf(pathname: string): string | undefined {
  const { name, lang } = targetOf(pathname);
  const there = localized(SCREENS.notFound, lang);
  return name === 'notFound' && pathname !== there ? there : undefined;
}

/** Whether the target is something the shop has; the language switch leads home from the others. */
export function exists({ name, id }: Target): boolean {
  return name !== 'missing' && !(name === 'trikot' && !has(JERSEY_IDS, id));
}

/** The product a target shows large, for picture-to-picture transitions. */
export function productOf({ name, id }: Target): string | undefined {
  if (id) return id;
  if (name === 'caps') return CAP_ID;
  return Object.entries(BAG_SCREENS).find(([, screen]) => screen === name)?.[0];
}
