import type { DetailScreen, Screen } from '#routes.ts';
import type { CoreKey, TextKey } from '../i18n/translate.ts';

export type PlainScreen = Exclude<Screen, DetailScreen>;

export interface NavEntry<Key extends TextKey = CoreKey> {
  readonly screen: PlainScreen;
  readonly label: Key;
}

/** Entries of the header in order; the menu of the bags is between caps and accessories. */
export const NAV_BEFORE_BAGS: readonly NavEntry[] = [
  { screen: 'home', label: 'nav.home' },
  { screen: 'arrivals', label: 'nav.new' },
  { screen: 'produkte', label: 'nav.fashion' },
  { screen: 'sneakers', label: 'nav.sneakers' },
  { screen: 'trikots', label: 'nav.jerseys' },
  { screen: 'caps', label: 'nav.caps' },
];
export const NAV_AFTER_BAGS: readonly NavEntry[] = [
  { screen: 'accessoires', label: 'nav.accessories' },
  { screen: 'help', label: 'nav.help' },
];

/** Entries of the fashion section in the menu for phones. */
export const FASHION_ENTRIES: readonly NavEntry[] = [
  { screen: 'produkte', label: 'nav.all' },
  { screen: 'sneakers', label: 'nav.sneakers' },
  { screen: 'trikots', label: 'nav.jerseys' },
  { screen: 'caps', label: 'nav.caps' },
  { screen: 'accessoires', label: 'nav.accessories' },
];
