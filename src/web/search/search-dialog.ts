import type { Lang } from '../../routes.ts';
import { openDialog } from '../ui/dialog-control.ts';

/** The search is a dialog of the layout; its contents are loaded when someone aims at it. */
export const SEARCH_DIALOG_ID = 'search';

const texts = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
} as const;

/** Component and texts of the dialog; the index follows on its own. */
export async function loadSearchContents(lang: Lang) {
  const [{ SearchContents }, { copy }] = await Promise.all([
    import('./SearchContents.tsx'),
    texts[lang](),
  ]);
  return { SearchContents, copy };
}

export function prefetchSearch(lang: Lang): void {
  // A failed prefetch shows when the search is opened, which loads again.
  loadSearchContents(lang).catch(() => undefined);
  import('./search.ts').then(({ loadSearch }) => loadSearch(lang)).catch(() => undefined);
}

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
