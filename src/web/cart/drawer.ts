/** The cart drawer is a dialog of the layout; anything may open it. */
export const CART_DIALOG_ID = 'cart';

export function openCart(): void {
  const dialog = document.getElementById(CART_DIALOG_ID);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
