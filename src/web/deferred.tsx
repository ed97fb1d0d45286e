import { type ComponentType, lazy, memo, Suspense } from 'react';
import { loadPartMessages } from './i18n/translate.ts';
import { getShown } from './navigation/shown.ts';
import { targetOf } from './target.ts';
import { loadWholeStyles } from './whole-styles.ts';

/**
 * Parts of the layout that are plain HTML until someone uses them: prerendered like everything
 * else, hydrated when they are pointed at, focused or opened, or when another page is shown. Their
 * links and native controls work before that.
 */
const wakers = new Map<string, () => Promise<unknown>>();

/** Marks where a part stands, or a control outside that leads to it. */
export const PART_ATTRIBUTE = 'data-part';

/**
 * A deferred part. It takes no properties and must not depend on contexts that change while it
 * sleeps: an update would replace its HTML by nothing until its code is there.
 */
export function deferred(name: string, load: () => Promise<ComponentType>): ComponentType {
  let start = () => {};
  const awake = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        start = resolve;
      });
  const code = async () => {
    await awake;
    const lang = targetOf(getShown().path).lang;
    const styles = import.meta.env.SSR ? undefined : loadWholeStyles();
    const [part] = await Promise.all([load(), loadPartMessages(lang), styles]);
    return part;
  };
  const Part = lazy(async () => ({ default: await code() }));
  wakers.set(name, () => {
    start();
    return code();
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
  wakers
    .get(name)?.()
    .catch(() => undefined);
}

/** Hydrates everything that still sleeps; resolves when the code is there. */
export async function wakeParts(): Promise<void> {
  await Promise.allSettled([...wakers.values()].map((wake) => wake()));
}

/** Wakes the part that is pointed at or focused. Call once per document. */
export function watchParts(): void {
  const onAim = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const name = event.target.closest(`[${PART_ATTRIBUTE}]`)?.getAttribute(PART_ATTRIBUTE);
    if (name) wakePart(name);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click']) {
    document.addEventListener(type, onAim, { capture: true, passive: true });
  }
}
