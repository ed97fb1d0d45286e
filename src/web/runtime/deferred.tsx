import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { loadedMessages, loadPartMessages, type Translate } from '../i18n/translate.ts';
import { sayOffline } from '../toasts/say-offline.ts';
import { navigate } from './navigate.ts';
import { late } from './retried-lazy.ts';
import { getShown } from './shown.ts';
import { signal } from './signal.ts';
import { loadWholeStyles } from './styles/full-sheet.ts';
import { targetOf } from './target.ts';

/**
 * Loads code that is not on screen at first, with the texts and styles that the document doesn't carry.
 * Rejects if code or texts can't be loaded; missing styles are ignored.
 */
export async function withPart<T>(load: () => Promise<T>): Promise<T> {
  const { lang } = targetOf(getShown().path);
  const styles = import.meta.env.SSR ? undefined : loadWholeStyles().catch(() => undefined);
  const [part] = await Promise.all([load(), loadPartMessages(lang), styles]);
  return part;
}

interface LazyPart {
  /** Loads the code, again after a failure; resolves when it is loaded. */
  readonly load: () => Promise<unknown>;
  /** Resolves when the part is hydrated. */
  readonly hydrated: Promise<void>;
  isHydrated: boolean;
}

/**
 * Lazy parts of the layout by name. They are prerendered, and hydrate when a visitor points at, focuses or
 * opens them. Their links and native controls work before that.
 */
const lazyParts = new Map<string, LazyPart>();

/** Attribute of a part's element, and of a control elsewhere that opens it. */
export const PART_ATTRIBUTE = 'data-part';

/**
 * Creates a lazy part. `load` uses `withPart()` if the part has texts or styles that the document doesn't
 * carry. The part takes no properties and must not depend on contexts that change before it hydrates: an
 * update would remove its HTML until its code is loaded.
 */
export function deferred(name: string, load: () => Promise<ComponentType>): ComponentType {
  const requested = signal();
  const hydrated = signal();
  if (import.meta.env.SSR) requested.give();

  const Part = late(async () => {
    await requested.given;
    const Loaded = await load();
    if (!import.meta.env.SSR) document.getElementById(noteId(name))?.remove();
    return () => {
      useEffect(() => {
        lazyPart.isHydrated = true;
        hydrated.give();
      }, []);
      return <Loaded />;
    };
  });
  const lazyPart: LazyPart = {
    load: () => {
      requested.give();
      return Part.load();
    },
    hydrated: hydrated.given,
    isHydrated: false,
  };
  lazyParts.set(name, lazyPart);
  return memo(() => (
    <div className="contents" data-part={name}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  ));
}

/** Returns the texts that every document carries. */
function coreTexts(): Translate {
  return loadedMessages(targetOf(getShown().path).lang);
}

const noteId = (name: string) => `${name}-offline`;

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
  // Removed before the part hydrates, so that the HTML matches.
  body.append(note);
}

/** Hydrates the part of that name, if it exists; loads its code again after a failure. */
export function wakePart(name: string): void {
  lazyParts
    .get(name)
    ?.load()
    .catch(() => showOfflineNote(name));
}

/** Hydrates all lazy parts. Resolves when their code is loaded, rejects if some can't be loaded. */
export async function wakeParts(): Promise<void> {
  await Promise.all([...lazyParts.values()].map(({ load }) => load()));
}

function partOf(event: Event): string | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest(`[${PART_ATTRIBUTE}]`)?.getAttribute(PART_ATTRIBUTE) ?? null;
}

/** Holds an event: calls `replay` once the part is hydrated, or `otherwise` if its code can't be loaded. */
function hold(event: Event, part: LazyPart, replay: () => void, otherwise: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  part.load().then(() => part.hydrated.then(replay), otherwise);
}

const refuse = () => sayOffline(coreTexts());

/** Holds the submit event of a form whose part isn't hydrated; the browser would leave the page. */
function holdForm(event: SubmitEvent): void {
  const part = lazyParts.get(partOf(event) ?? '');
  const { target: form, submitter } = event;
  if (!part || part.isHydrated || !(form instanceof HTMLFormElement)) return;
  hold(event, part, () => form.requestSubmit(submitter), refuse);
}

/**
 * Handles a click in a part that isn't hydrated. A link is a step inside the shop, as in a hydrated part. A
 * click on a `data-hold` control, which does more than follow a link, is held.
 */
function holdClick(event: MouseEvent): void {
  const part = lazyParts.get(partOf(event) ?? '');
  if (!part || part.isHydrated || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>('[data-hold],a');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (control instanceof HTMLAnchorElement && !('hold' in control.dataset)) {
    if (control.origin !== location.origin) return;
    event.preventDefault();
    navigate(control.href);
    return;
  }
  const otherwise =
    control instanceof HTMLAnchorElement ? () => location.assign(control.href) : refuse;
  hold(event, part, () => control.click(), otherwise);
}

/** Hydrates lazy parts that are open, and others when pointed at, focused or used. Call once per document. */
export function watchParts(): void {
  for (const dialog of document.querySelectorAll(`[${PART_ATTRIBUTE}] > dialog[open]`)) {
    wakePart(dialog.parentElement?.getAttribute(PART_ATTRIBUTE) ?? '');
  }
  const onAim = (event: Event) => {
    const name = partOf(event);
    if (name) wakePart(name);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'submit']) {
    document.addEventListener(type, onAim, { capture: true, passive: true });
  }
  document.addEventListener('submit', holdForm, { capture: true });
  document.addEventListener('click', holdClick, { capture: true });
}
