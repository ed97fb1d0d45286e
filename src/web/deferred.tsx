import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { loadedMessages, loadPartMessages, type Translate } from './i18n/translate.ts';
import { late } from './late.ts';
import { navigate } from './navigation/navigate.ts';
import { getShown } from './navigation/shown.ts';
import { signal } from './signal.ts';
import { targetOf } from './target.ts';
import { sayOffline } from './toasts/say-offline.ts';
import { loadWholeStyles } from './whole-styles.ts';

/**
 * Loads code that is not on screen at first, with the texts and styles that stay behind as well. Rejects
 * without code or texts; without styles it still works.
 */
export async function withPart<T>(load: () => Promise<T>): Promise<T> {
  const { lang } = targetOf(getShown().path);
  const styles = import.meta.env.SSR ? undefined : loadWholeStyles().catch(() => undefined);
  const [part] = await Promise.all([load(), loadPartMessages(lang), styles]);
  return part;
}

interface Sleeper {
  /** Loads the code, once more after a failure; resolves when it is there. */
  readonly wake: () => Promise<unknown>;
  /** Resolves when the part is hydrated. */
  readonly awake: Promise<void>;
  isAwake: boolean;
}

/**
 * Parts of the layout that are plain HTML until someone uses them: prerendered like everything
 * else, hydrated when they are pointed at, focused or opened. Their links and native controls work
 * before that.
 */
const sleepers = new Map<string, Sleeper>();

/** Marks where a part stands, or a control outside that leads to it. */
export const PART_ATTRIBUTE = 'data-part';

/**
 * A deferred part; `load` goes through `withPart()` where it has texts or styles that stay behind.
 * It takes no properties and must not depend on contexts that change while it sleeps: an update
 * would replace its HTML by nothing until its code is there.
 */
export function deferred(name: string, load: () => Promise<ComponentType>): ComponentType {
  const called = signal();
  const hydrated = signal();
  if (import.meta.env.SSR) called.give();

  const Part = late(async () => {
    await called.given;
    const Loaded = await load();
    if (!import.meta.env.SSR) document.getElementById(noteId(name))?.remove();
    return () => {
      useEffect(() => {
        sleeper.isAwake = true;
        hydrated.give();
      }, []);
      return <Loaded />;
    };
  });
  const sleeper: Sleeper = {
    wake: () => {
      called.give();
      return Part.load();
    },
    awake: hydrated.given,
    isAwake: false,
  };
  sleepers.set(name, sleeper);
  return memo(() => (
    <div className="contents" data-part={name}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  ));
}

/** Texts that every document has. */
function words(): Translate {
  return loadedMessages(targetOf(getShown().path).lang);
}

const noteId = (name: string) => `${name}-offline`;

/** A dialog that HTML alone has opened and whose code can't be had says so, if it has nothing else to say. */
function noteLoss(name: string): void {
  const body = document.querySelector(`#${name}[open] > .sheet-body`);
  if (body?.childElementCount !== 1) return;
  const note = document.createElement('p');
  note.id = noteId(name);
  // Placed as the title is: the document has no other styles for what is inside.
  note.className = 'sheet-head';
  note.role = 'alert';
  note.textContent = words()('offline');
  // Gone before the part hydrates, which finds the HTML that it knows.
  body.append(note);
}

/** Hydrates a part, if there is one of that name; tries again when its code could not be loaded. */
export function wakePart(name: string): void {
  sleepers
    .get(name)
    ?.wake()
    .catch(() => noteLoss(name));
}

/** Hydrates everything that still sleeps; resolves when the code is there, rejects when some can't be had. */
export async function wakeParts(): Promise<void> {
  await Promise.all([...sleepers.values()].map(({ wake }) => wake()));
}

function partOf(event: Event): string | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest(`[${PART_ATTRIBUTE}]`)?.getAttribute(PART_ATTRIBUTE) ?? null;
}

/** Does what was held when the part can do it, and `otherwise` when its code can't be had. */
function hold(event: Event, sleeper: Sleeper, act: () => void, otherwise: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  sleeper.wake().then(() => sleeper.awake.then(act), otherwise);
}

const refuse = () => sayOffline(words());

/** A form that is sent while its part sleeps would leave the page: it waits for its code. */
function holdForm(event: SubmitEvent): void {
  const sleeper = sleepers.get(partOf(event) ?? '');
  const { target: form, submitter } = event;
  if (!sleeper || sleeper.isAwake || !(form instanceof HTMLFormElement)) return;
  hold(event, sleeper, () => form.requestSubmit(submitter), refuse);
}

/**
 * A link of a sleeping part is a step inside the shop, as when the part is awake. A click on a
 * `data-hold` control that has more to do than to lead on waits for its code.
 */
function holdClick(event: MouseEvent): void {
  const sleeper = sleepers.get(partOf(event) ?? '');
  if (!sleeper || sleeper.isAwake || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>('[data-hold],a');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (control instanceof HTMLAnchorElement && !('hold' in control.dataset)) {
    if (control.origin !== location.origin) return;
    event.preventDefault();
    navigate(control.href);
    return;
  }
  const leadOn =
    control instanceof HTMLAnchorElement ? () => location.assign(control.href) : refuse;
  hold(event, sleeper, () => control.click(), leadOn);
}

/** Wakes the part that is open already, pointed at or focused. Call once per document. */
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
