import { type MenuEntry, readPrintedData } from '../settings.ts';

let entries: readonly MenuEntry[] | undefined;

/** Sets the menu where no document has it: while documents are made, and in the dev server's shell. */
export function setMenu(menu: readonly MenuEntry[]): void {
  entries = menu;
}

/** Returns the collections of the menus. */
export function menuEntries(): readonly MenuEntry[] {
  return entries ?? readPrintedData()?.menu ?? [];
}
