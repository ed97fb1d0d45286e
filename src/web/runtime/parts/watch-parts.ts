import { serveClick, serveSubmit } from '../taps/hold.ts';
import { hydratePart, type LazyPart, lazyParts, noteId, PART_ATTRIBUTE } from './lazy-parts.ts';

/** Controls whose taps are held. Links without the attribute are steps. */
const HELD = '[data-hold]';
/** Those of a dialog that the document lacks, as well. */
const HELD_WITHOUT_DIALOG = `${HELD},button[${PART_ATTRIBUTE}]`;

function nameAt(event: Event): string | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest(`[${PART_ATTRIBUTE}]`)?.getAttribute(PART_ATTRIBUTE) ?? null;
}

/** Returns the part around the event's target if it is not hydrated. */
function unhydratedAt(event: Event): LazyPart | undefined {
  const part = lazyParts.get(nameAt(event) ?? '');
  return part?.isHydrated ? undefined : part;
}

/** Hydrates a part. Its dialog stays open, also if React replaces it, because the document was changed. */
function hydrateOpen(name: string): void {
  const dialog = document.getElementById(name);
  hydratePart(name);
  void lazyParts.get(name)?.hydrated.then(() => {
    const now = document.getElementById(name);
    const isReplaced = now !== dialog && now instanceof HTMLDialogElement && !now.open;
    if (isReplaced && dialog?.matches('dialog[open]')) now.showModal();
  });
}

/**
 * Hydrates lazy parts that are open, and others when pointed at, focused or used, until it is stopped. Call once per
 * document.
 */
export function watchParts(signal: AbortSignal): void {
  for (const dialog of document.querySelectorAll(`[${PART_ATTRIBUTE}] > dialog[open]`)) {
    hydrateOpen(dialog.id);
  }
  const onAim = (event: Event) => {
    const name = nameAt(event);
    if (!name) return;
    hydrateOpen(name);
    const isAgain = event.type === 'click' && (event.target as Element).closest(`#${noteId(name)}`);
    // A new version has other files. React stops clicks here, so the note gets none.
    if (isAgain && navigator.onLine)
      lazyParts
        .get(name)
        ?.load()
        .catch(() => location.reload());
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'submit']) {
    document.addEventListener(type, onAim, { capture: true, passive: true, signal });
  }
  const onSubmit = (event: SubmitEvent) => {
    const part = unhydratedAt(event);
    if (part) serveSubmit(event, part);
  };
  const onClick = (event: MouseEvent) => {
    const part = unhydratedAt(event);
    if (!part) return;
    const hasDialog = document.getElementById(nameAt(event) ?? '');
    serveClick(event, part, hasDialog ? HELD : HELD_WITHOUT_DIALOG);
  };
  document.addEventListener('submit', onSubmit, { capture: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
}
