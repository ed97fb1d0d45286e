import { type MenuBag, readPrintedData } from '../settings.ts';

let menu: readonly MenuBag[] | undefined;

/** Sets the menu's bags where no document has them: while documents are made, and in the dev server's shell. */
export function setBagsMenu(bags: readonly MenuBag[]): void {
  menu = bags;
}

/** Returns the bags of the menus. */
export function bagsMenu(): readonly MenuBag[] {
  return menu ?? readPrintedData()?.bags ?? [];
}
