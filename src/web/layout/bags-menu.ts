import type { Localized } from '#catalogue/catalogue.ts';
import { readPrintedData } from '../settings.ts';

/** A bag in the menus of every page, in both languages: a step to the other one loads no menu. */
export interface MenuBag {
  /** German path of its page. */
  readonly path: string;
  readonly name: Localized<string>;
  /** Picture without width and ending. */
  readonly cover: string;
}

let menu: readonly MenuBag[] | undefined;

/** Sets the menu's bags where no document has them: while documents are made, and in the dev server's shell. */
export function setBagsMenu(bags: readonly MenuBag[]): void {
  menu = bags;
}

/** Returns the bags of the menus. */
export function bagsMenu(): readonly MenuBag[] {
  return menu ?? readPrintedData()?.bags ?? [];
}
