import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { nextTry } from './next-try.ts';

/** A component whose code comes later. */
export type Late<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the code, once more after a failure; rejects while it can't be had. */
  readonly load: () => Promise<unknown>;
};

/**
 * When its code can't be loaded (the network is gone, a new version was deployed) React's own `lazy`
 * takes the whole page away, and never tries again. This one stays what it is, prerendered HTML or the
 * fallback around it, and tries again with the next tap anywhere, or when someone calls `load()`. Browsers
 * that remember what failed find it with the next document only.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
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
