import { type ComponentType, type ReactNode, Suspense } from 'react';
import { pageLoaded } from '#web/runtime/idle.ts';
import { lazyWithRetry } from '#web/runtime/lazy-with-retry.ts';
import { isDocumentChanged } from '#web/runtime/shown.ts';
import { signal } from '#web/runtime/signal.ts';

/**
 * Makes a block that is prerendered with the page as the element of that id; its code follows when everything above
 * already answers. After a step inside the shop, whose document has none of it, when it is called.
 */
export function lazyBlock<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const called = signal();
  const Lazy = lazyWithRetry(async () => {
    const isPrinted = import.meta.env.SSR || isDocumentChanged() || document.getElementById(id);
    await (isPrinted ? pageLoaded : called.given);
    return load();
  });
  return {
    call: called.give,
    load: Lazy.load,
    show: (props: Props, fallback?: ReactNode) => (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    ),
  };
}
