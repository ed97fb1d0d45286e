import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const never = new Promise<never>(() => undefined);

/**
 * A component whose code comes later. When that can't be loaded (the network is gone, a new version was
 * deployed) React's own `lazy` takes the whole page away: this one stays what it is, prerendered HTML
 * or the fallback around it. Browsers remember what failed, so the next document tries again.
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('a part of the page can not be loaded', error);
      return never;
    }
  });
}
