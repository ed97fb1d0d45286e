import { hydratePart } from '../runtime/lazy-part.tsx';

/**
 * Attributes of a button that opens or closes a dialog by HTML alone (invoker commands), so that
 * menus work before any script has run; the click handler serves browsers that don't know them.
 */
export function opensDialog(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    'data-part': id,
    onClick: unlessNative(() => openDialog(id)),
  };
}

export function closesDialog(id: string) {
  return { command: 'close', commandfor: id, onClick: unlessNative(() => closeDialog(id)) };
}

function unlessNative(run: () => void): () => void {
  return () => {
    if (!('command' in HTMLButtonElement.prototype)) run();
  };
}

function dialogOf(id: string): HTMLDialogElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : undefined;
}

/** Opens a dialog of the page above everything else; focus returns when it closes. */
export function openDialog(id: string): void {
  hydratePart(id);
  const dialog = dialogOf(id);
  if (dialog && !dialog.open) dialog.showModal();
}

export function closeDialog(id: string): void {
  dialogOf(id)?.close();
}
