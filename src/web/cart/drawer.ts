import type { Addition } from '#rules/offer.ts';
import { whenIdle } from '../runtime/idle.ts';
import { openDialog } from '../ui/dialog-control.ts';

/** The cart drawer is a dialog of the layout; anything may open it. */
export const CART_DIALOG_ID = 'cart';

export function openCart(): void {
  openDialog(CART_DIALOG_ID);
}

/**
 * Reads the cards of the cart's lines, and asks whether what was added is still sold. A failure is left to the drawer,
 * which reads again and says what is wrong.
 */
const prefetchLines = (added?: Addition): Promise<void> =>
  import('./read-line-cards.ts').then((it) => it.readLineCards(added)).catch(() => undefined);

/** Reads them when the browser is idle, so that a drawer that opens next has them. */
export function prefetchLinesSoon(added: Addition): void {
  whenIdle(() => void prefetchLines(added));
}

/**
 * Loads the drawer's contents, a chunk of its own, and the cards of the cart's lines. Cards that can't be read
 * are left to the contents, which say so.
 */
export async function loadCartContents() {
  const [contents] = await Promise.all([import('./CartContents.tsx'), prefetchLines()]);
  return contents;
}
