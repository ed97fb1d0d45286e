import { getShown } from './shown.ts';

/**
 * Scroll positions per history entry. They are kept in memory while the page lives, and with the entry
 * that a step leaves, for the document after a reload. Leaving hands restoration back to the browser,
 * so that a reload returns to the same place.
 */
const positions = new Map<number, number>();
/** The entry of the page on screen; none while a page that the browser went back or forward to loads. */
let entry: number | undefined;
let highest = 0;

interface EntryState {
  readonly entry: number;
  /** Where a step left the page, in pixels. */
  readonly top?: number;
  /** Belongs to what lies open over the page, see `overlay-entry.ts`. */
  readonly over?: boolean | undefined;
}

/** Nobody else writes states; null at what the browser has made, a document or a step to a hash. */
const stateNow = (): EntryState | null => history.state;

export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  const { path, search } = getShown();
  // Whoever goes back before this is loaded sees the page of an entry that can't be known any more.
  if (path + search === location.pathname + location.search) entry = currentEntry();
  addEventListener('scroll', rememberPosition, { passive: true });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** The number of the address bar's entry; it gets one where it has none. */
function currentEntry(): number {
  const number = stateNow()?.entry ?? highest + 1;
  highest = Math.max(highest, number);
  if (!stateNow()) history.replaceState({ entry: number }, '');
  return number;
}

/** Also whenever an entry is left: a scroll tells of itself only in the next frame, under the next entry. */
function rememberPosition(): void {
  if (entry !== undefined) positions.set(entry, scrollY);
}

/** Adds or replaces the history entry of an address. */
export function startEntry(url: URL, replace: boolean): void {
  rememberPosition();
  const over = stateNow()?.over;
  if (replace) {
    entry = currentEntry();
    history.replaceState({ entry, over }, '', url);
    return;
  }
  if (!over) leaveTop();
  entry = ++highest;
  // An overlay's entry becomes that of the page that was chosen in it.
  history[over ? 'replaceState' : 'pushState']({ entry }, '', url);
}

/** Keeps with the entry where it is left. */
export function leaveTop(): void {
  if (entry !== undefined) history.replaceState({ entry, top: scrollY }, '');
}

/** The entry of the page on screen, for `overlay-entry.ts`. */
export const entryOnScreen = (): number | undefined => entry;

/** The browser has left the entry of the page that is still on screen. */
export function leaveEntry(): void {
  // A step to a hash may have scrolled already.
  if (stateNow()) rememberPosition();
  entry = undefined;
}

/** Makes the address bar's entry the one on screen; where it was left, if that is known. */
export function returnToEntry(): number | undefined {
  entry = currentEntry();
  return positions.get(entry) ?? stateNow()?.top;
}
