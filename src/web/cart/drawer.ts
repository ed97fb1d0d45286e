import { openDialog } from '../ui/dialog-control.ts';

/** The cart drawer is a dialog of the layout; anything may open it. */
export const CART_DIALOG_ID = 'cart';

export function openCart(): void {
  openDialog(CART_DIALOG_ID);
}

/** The drawer's contents are a chunk of their own, loaded when someone aims at the cart. */
export function loadCartContents() {
  return import('./CartContents.tsx');
}
