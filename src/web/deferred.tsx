import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { loadPartMessages } from './i18n/translate.ts';
import { late } from './late.ts';
import { getShown } from './navigation/shown.ts';
import { signal } from './signal.ts';
import { targetOf } from './target.ts';
import { loadWholeStyles } from './whole-styles.ts';

/** Loads code that is not on screen at first, with the texts and styles that stay behind as well. */
export async function withPart<T>(load: () => Promise<T>): Promise<T> {
  const { lang } = targetOf(getShown().path);
  const styles = import.meta.env.SSR ? undefined : loadWholeStyles();
  const [part] = await Promise.all([load(), loadPartMessages(lang), styles]);
  return part;
}

interface Sleeper {
  /** Loads the code; resolves when it is there. */
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

  const code = async () => {
    await called.given;
    return load();
  };
  const sleeper: Sleeper = {
    wake: () => {
      called.give();
      return code();
    },
    awake: hydrated.given,
    isAwake: false,
  };
  sleepers.set(name, sleeper);

  const Part = late(async () => {
    const Loaded = await code();
    return () => {
      useEffect(() => {
        sleeper.isAwake = true;
        hydrated.give();
      }, []);
      return <Loaded />;
    };
  });
  return memo(() => (
    <div className="contents" data-part={name}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  ));
}

/** Hydrates a part, if there is one of that name. */
export function wakePart(name: string): void {
  // A part whose code can't be loaded stays what it is: HTML that works.
  sleepers
    .get(name)
    ?.wake()
    .catch(() => undefined);
}

/** Hydrates everything that still sleeps; resolves when the code is there. */
export async function wakeParts(): Promise<void> {
  await Promise.allSettled([...sleepers.values()].map(({ wake }) => wake()));
}

function partOf(event: Event): string | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest(`[${PART_ATTRIBUTE}]`)?.getAttribute(PART_ATTRIBUTE) ?? null;
}

/** A form that is sent while its part sleeps would leave the page: it waits for its code. */
function holdForm(event: SubmitEvent): void {
  const sleeper = sleepers.get(partOf(event) ?? '');
  if (!sleeper || sleeper.isAwake) return;
  event.preventDefault();
  event.stopPropagation();
  const { target: form, submitter } = event;
  void sleeper.awake.then(() => {
    if (form instanceof HTMLFormElement) form.requestSubmit(submitter);
  });
}

/** A click on a `data-hold` link that has more to do than to lead on waits for its code. */
function holdClick(event: MouseEvent): void {
  const sleeper = sleepers.get(partOf(event) ?? '');
  if (!sleeper || sleeper.isAwake || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLElement>('[data-hold]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  void sleeper.awake.then(() => link.click());
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
