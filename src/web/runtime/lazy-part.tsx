import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { loadPartTexts } from '../i18n/translate.ts';
import { loadFullSheet } from './full-sheet.ts';
import { LastState } from './LastState.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { Missing } from './Missing.tsx';
import { hydratePart, type LazyPart, lazyParts, removeOfflineNote } from './parts/lazy-parts.ts';
import { getShownTarget } from './shown.ts';
import { signal } from './signal.ts';

export { hydratePart } from './parts/lazy-parts.ts';

/**
 * Loads code that is not on screen at first, with the texts and styles that the document doesn't carry.
 * Rejects if code or texts can't be loaded; missing styles are ignored.
 */
export async function withPart<T>(load: () => Promise<T>): Promise<T> {
  const { lang } = getShownTarget();
  const styles = import.meta.env.SSR ? undefined : loadFullSheet().catch(() => undefined);
  const [part] = await Promise.all([load(), loadPartTexts(lang), styles]);
  return part;
}

/**
 * Creates a lazy part. `load` uses `withPart()` if the part has texts or styles that the document doesn't
 * carry. The part takes no properties and must not depend on contexts that change before it hydrates: an
 * update would remove its HTML until its code is loaded. `followsPage`: its HTML depends on the shown page, so a
 * step hydrates it.
 */
export function lazyPart(
  name: string,
  load: () => Promise<ComponentType>,
  followsPage = false,
): ComponentType {
  const requested = signal();
  const hydrated = signal();
  if (import.meta.env.SSR) requested.give();

  const Part = lazyWithRetry(async () => {
    await requested.given;
    const Loaded = await load();
    if (!import.meta.env.SSR) removeOfflineNote(name);
    return () => {
      useEffect(() => {
        part.isHydrated = true;
        hydrated.give();
      }, []);
      return <Loaded />;
    };
  });
  const part: LazyPart = {
    load: () => {
      requested.give();
      return Part.load();
    },
    hydrated: hydrated.given,
    followsPage,
    isHydrated: false,
  };
  lazyParts.set(name, part);
  return memo(() => (
    <LastState data-part={name}>
      <Suspense fallback={<Missing open={() => hydratePart(name)} />}>
        <Part />
      </Suspense>
    </LastState>
  ));
}
