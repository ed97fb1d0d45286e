/**
 * Scroll positions per history entry. They are kept in memory while the page lives; leaving hands
 * restoration back to the browser, so that a reload returns to the same place.
 */
const positions = new Map<number, number>();
let entry = 0;
let highest = 0;

function keyOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return 0;
  return typeof state.entry === 'number' ? state.entry : 0;
}

export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  entry = keyOf(history.state);
  highest = Math.max(highest, entry);
  addEventListener('scroll', rememberPosition, { passive: true });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Also whenever an entry is left: a scroll tells of itself only in the next frame, under the next entry. */
function rememberPosition(): void {
  positions.set(entry, scrollY);
}

/** Adds or replaces the history entry of an address. */
export function startEntry(url: URL, replace: boolean): void {
  rememberPosition();
  if (replace) {
    history.replaceState({ entry }, '', url);
    return;
  }
  entry = ++highest;
  history.pushState({ entry }, '', url);
}

/** Makes the entry of a history state the current one; where it was left, 0 if this document never showed it. */
export function returnToEntry(state: unknown): number {
  rememberPosition();
  entry = keyOf(state);
  return positions.get(entry) ?? 0;
}
