import { BAG_IDS, type BagId } from '../../catalogue/ids.ts';
import { BAG_SCREENS } from '../../routes.ts';
import type { NavEntry, PlainScreen } from './nav-entries.ts';

/** Entries of the fashion section in the menu for phones. */
export const FASHION_ENTRIES: readonly NavEntry[] = [
  { screen: 'produkte', label: 'nav.all' },
  { screen: 'sneakers', label: 'nav.sneakers' },
  { screen: 'trikots', label: 'nav.jerseys' },
  { screen: 'caps', label: 'nav.caps' },
  { screen: 'accessoires', label: 'nav.accessories' },
];

export const BAG_ENTRIES: readonly { readonly id: BagId; readonly screen: PlainScreen }[] =
  BAG_IDS.map((id) => ({ id, screen: BAG_SCREENS[id] }));
