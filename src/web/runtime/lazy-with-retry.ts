import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Resolves with the next tap anywhere, or when the browser is online again. */
export function nextTry(): Promise<Event> {
  return new Promise((resolve) => {
    for (const type of ['click', 'online']) {
      addEventListener(type, resolve, { capture: true, once: true });
    }
  });
}

/** A lazy component with a method to load its code. */
export type LazyWithRetry<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the code, again after a failure; rejects if it can't be loaded. */
  readonly load: () => Promise<unknown>;
};

/**
 * Like React's `lazy`, but with retries. If the code can't be loaded (no network, or a new version was
 * deployed), `lazy` removes the whole page and never retries. This component keeps its prerendered HTML or
 * its fallback, and retries with the next tap anywhere or the next `load()`.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithRetry<Props> {
  let show: (module: { default: ComponentType<Props> }) => void;
  const shown = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    show = resolve;
  });
  let trying: Promise<void> | undefined;
  const attempt = () => {
    trying ??= load().then(
      (component) => show({ default: component }),
      (error: unknown) => {
        trying = undefined;
        console.warn('a part of the page can not be loaded', error);
        throw error;
      },
    );
    return trying;
  };
  const keepTrying = (): void => {
    attempt().catch(() => void nextTry().then(keepTrying));
  };
  const Component = lazy(() => {
    keepTrying();
    return shown;
  });
  return Object.assign(Component, { load: attempt });
}
