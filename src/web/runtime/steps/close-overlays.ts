/** Selector of open overlays. */
export const OPEN = 'dialog[open], details[data-menu][open]';

/** Closes all overlays. Returns true if there were any. */
export function closeEverything(): boolean {
  const open = document.querySelectorAll(OPEN);
  for (const over of open) {
    if (over instanceof HTMLDialogElement) over.close();
    else over.removeAttribute('open');
  }
  return open.length > 0;
}
