import { SEARCH_DIALOG_ID } from '../layout/dialog-ids.ts';
import { openDialog } from '../ui/dialog-control.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/** `/` opens the search, as people know it from elsewhere. */
export function watchSearchKey(): void {
  addEventListener('keydown', (event) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || modified || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    openDialog(SEARCH_DIALOG_ID);
  });
}
