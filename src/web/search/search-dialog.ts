import { openDialog } from '../ui/dialog-control.ts';

/** The search is a dialog of the layout; its contents are loaded when someone aims at it. */
export const SEARCH_DIALOG_ID = 'search';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/** `/` opens the search, as people know it from elsewhere; answers how to stop listening. */
export function watchSearchKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || modified || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    openDialog(SEARCH_DIALOG_ID);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
