/** Closes the dialogs and menus that lie over the page; whether there were any. */
export function closeEverything(): boolean {
  const open = document.querySelectorAll('dialog[open], details[data-menu][open]');
  for (const over of open) {
    if (over instanceof HTMLDialogElement) over.close();
    else over.removeAttribute('open');
  }
  return open.length > 0;
}
