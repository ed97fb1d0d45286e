/** Runs the callback after the page's `load` event. */
export function whenLoaded(run: () => void): void {
  // In a later task, so that other listeners of the load event run first.
  const later = () => setTimeout(run);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Longer than a slow phone takes to paint. A timer, because hidden pages never paint. */
const PAINTED_MS = 100;

/** Runs the callback after the next paint. */
export function whenPainted(run: () => void): void {
  setTimeout(run, PAINTED_MS);
}

/** Longest wait for rest after the load event. */
const RESTS_WITHIN_MS = 1000;

/**
 * Runs the callback when the page rests: it has loaded, two frames have painted its first picture, and the browser is
 * idle; a second after load at the latest, because hidden pages have no frames. The callback may run twice.
 */
export function whenResting(run: () => void): void {
  whenLoaded(() => {
    setTimeout(run, RESTS_WITHIN_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(run)));
  });
}

/** Resolves when the page has loaded; at once while prerendering. */
export const pageLoaded: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => whenLoaded(resolve));

/** Runs the callback when the browser is idle. */
export function whenIdle(run: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(run);
}
