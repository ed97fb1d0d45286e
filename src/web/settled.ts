/** For what nobody waits for: when everything the page asked for is there. */
export function whenLoaded(run: () => void): void {
  // A task later: whoever listens to the load event goes first.
  const later = () => setTimeout(run);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Longer than a slow phone takes to paint what has just been shown; hidden pages never paint. */
const PAINTED_MS = 100;

/** For what must not delay the frame that answers a tap. */
export function whenPainted(run: () => void): void {
  setTimeout(run, PAINTED_MS);
}

/** Resolves when the page has loaded; at once while prerendering. */
export const pageLoaded: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => whenLoaded(resolve));

/** For one more piece of work that nobody waits for, as soon as the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(run);
}
