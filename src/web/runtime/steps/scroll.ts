import { getShown } from '../shown.ts';

/**
 * Scroll positions per history entry, in memory. A step also stores the position in the state of the entry
 * that it leaves, for the time after a reload. On `pagehide` the browser gets restoration back, so that a
 * reload returns to the same place.
 */
const positions = new Map<number, number>();
/** Entry of the shown page; undefined while a page loads that the browser went back or forward to. */
let entry: number | undefined;
let highest = 0;

interface EntryState {
  readonly entry: number;
  /** Scroll position when a step left the page, in pixels. */
  readonly top?: number;
  /** True for an overlay's entry, see `overlay-entry.ts`. */
  readonly over?: boolean | undefined;
}

/** State of the current entry, which only this code writes; null for a new document or a hash link. */
const stateNow = (): EntryState | null => history.state;

export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  const { path, search } = getShown();
  // If the visitor went back before this code was loaded, the entry of the shown page is unknown.
  if (path + search === location.pathname + location.search) entry = currentEntry();
  addEventListener('scroll', rememberPosition, { passive: true });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Returns the number of the current history entry; assigns one if it has none. */
function currentEntry(): number {
  const number = stateNow()?.entry ?? highest + 1;
  highest = Math.max(highest, number);
  if (!stateNow()) history.replaceState({ entry: number }, '');
  return number;
}

/** Stores the position. Also called before an entry is left: its last scroll event would come too late. */
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
  // A page chosen in an overlay replaces the overlay's entry.
  history[over ? 'replaceState' : 'pushState']({ entry }, '', url);
}

/** Stores the scroll position in the state of the current entry. */
export function leaveTop(): void {
  if (entry !== undefined) history.replaceState({ entry, top: scrollY }, '');
}

/** Returns the entry of the shown page, for `overlay-entry.ts`. */
export const entryOnScreen = (): number | undefined => entry;

/** Stores the position after the browser left the entry whose page is still shown. */
export function leaveEntry(): void {
  // Without a state it is a hash link, which may have scrolled already.
  if (stateNow()) rememberPosition();
  entry = undefined;
}

/** Makes the current history entry that of the shown page. Returns its scroll position, if known. */
export function returnToEntry(): number | undefined {
  entry = currentEntry();
  return positions.get(entry) ?? stateNow()?.top;
}
