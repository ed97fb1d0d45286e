import { getShown } from '../shown.ts';
import { closeOverlays, OPEN, overlays } from './go.ts';
import { entryOnScreen, leaveTop } from './scroll.ts';

/**
 * Gives an open overlay one history entry, `{ entry, over: true }` with the number of the page below, so that Back
 * closes it and stays on the page. The browser's `CloseWatcher` does so on Android alone, and for dialogs. One
 * function compares "is something open" with "is this an overlay's entry", whatever closed it. A link chosen in an
 * overlay takes over its entry by `replaceState`. After a reload nothing is open, and the entry that is left is
 * removed. Loaded with the first overlay that opens; until then Back leaves the page.
 */

/** Longest wait for `history.back()` inside a document, so that it can't block a step. */
const REMOVED_AT_MOST_MS = 500;

let steps = 0;
let removal: Promise<void> | undefined;
let finishRemoval = (): void => undefined;

/** True if the current history entry is an overlay's; it has the number of its page's entry. */
const isOverlayEntry = (): boolean => Boolean(history.state?.over);

/** Adds the overlay's history entry; does nothing while another page is loading. */
function addEntry(): void {
  const entry = entryOnScreen();
  if (entry === undefined) return;
  leaveTop();
  history.pushState({ entry, over: true }, '');
}

function removeEntry(): void {
  removal = new Promise((resolve) => {
    const timer = setTimeout(() => finishRemoval(), REMOVED_AT_MOST_MS);
    finishRemoval = () => {
      clearTimeout(timer);
      removal = undefined;
      resolve();
    };
  });
  history.back();
}

/** Adds or removes the overlay's entry. Call it after an overlay opened or closed. */
export function updateOverlayEntry(): void {
  const isOpen = document.querySelector(OPEN) !== null;
  if (removal || steps > 0 || isOpen === isOverlayEntry()) return;
  if (isOverlayEntry()) removeEntry();
  else addEntry();
}

/**
 * Runs a step to another page. Its link may be in a menu that the click closes; the step replaces the menu's
 * entry, so that entry is not removed meanwhile.
 */
async function run(step: () => Promise<void>): Promise<void> {
  steps += 1;
  try {
    if (removal) await removal;
    await step();
  } finally {
    steps -= 1;
    updateOverlayEntry();
  }
}

/** Leaves the document. Replaces an overlay's entry, because `history.back()` would cancel the navigation. */
function leaveFor(url: URL): true {
  steps += 1;
  addEventListener('pageshow', () => (steps -= 1), { once: true });
  if (isOverlayEntry()) location.replace(url);
  else location.assign(url);
  return true;
}

/** Restores the shown page's query, which may have changed while the overlay's entry was current. */
function keepAddress(): void {
  const { path, search } = getShown();
  if (path + search === location.pathname + location.search) return;
  history.replaceState(history.state, '', path + search + location.hash);
}

/** Handles a step of the browser between a page and its overlay's entry; false for any other. */
function follow(): boolean {
  const isOwn = removal !== undefined;
  finishRemoval();
  const entry = entryOnScreen();
  if (entry === undefined || history.state?.entry !== entry) return false;
  if (!isOwn && !isOverlayEntry()) {
    // A dialog restores the focus by itself.
    document.activeElement?.closest('details[data-menu]')?.querySelector('summary')?.focus();
    closeOverlays();
  }
  keepAddress();
  updateOverlayEntry();
  return true;
}

Object.assign(overlays, { run, leaveFor, follow });
