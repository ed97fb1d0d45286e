import { type Translate, translatorFor } from '#web/i18n/translate.ts';
import { getShownTarget } from '../shown.ts';

/** HTML that hydrates on demand: a lazy part or an island. */
export interface Boundary {
  /** Loads the code, again after a failure; rejects if it can't be loaded. */
  readonly load: () => Promise<unknown>;
  /** Resolves when it is hydrated. */
  readonly hydrated: Promise<void>;
}

export interface LazyPart extends Boundary {
  /** True if its HTML depends on the shown page, so that a step hydrates it. */
  readonly followsPage: boolean;
  isHydrated: boolean;
}

/**
 * Lazy parts of the layout by name. They are prerendered, and hydrate when a visitor points at, focuses or
 * opens them. Their links and native controls work before that.
 */
export const lazyParts = new Map<string, LazyPart>();

/** Attribute of a part's element, and of a control elsewhere that opens it. */
export const PART_ATTRIBUTE = 'data-part';

/** Returns the texts that every document carries. */
export function coreTexts(): Translate {
  return translatorFor(getShownTarget().lang);
}

export const noteId = (name: string) => `${name}-offline`;

/** Shows a note in a dialog that opened without its code, if that can't be loaded and the dialog is empty. */
function showOfflineNote(name: string): void {
  const body = document.querySelector(`#${name}[open] > .sheet-body`);
  if (body?.childElementCount !== 1) return;
  const note = document.createElement('p');
  note.id = noteId(name);
  // Styled as the title: the document carries no other styles for the content of a dialog.
  note.className = 'sheet-head';
  note.role = 'alert';
  note.textContent = coreTexts()('offline');
  body.append(note);
}

/** Removes the note, so that the HTML matches when the part hydrates. */
export function removeOfflineNote(name: string): void {
  document.getElementById(noteId(name))?.remove();
}

/** Hydrates the part of that name, if it exists; loads its code again after a failure. */
export function hydratePart(name: string): void {
  lazyParts
    .get(name)
    ?.load()
    .catch(() => showOfflineNote(name));
}

/** Hydrates all lazy parts. Resolves when their code is loaded, rejects if some can't be loaded. */
export async function hydrateParts(): Promise<void> {
  await Promise.all([...lazyParts.values()].map(({ load }) => load()));
}
