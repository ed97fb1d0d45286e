import { closeEverything, OPEN } from './close-everything.ts';
import { overlays } from './go.ts';
import { entryOnScreen, leaveTop } from './scroll.ts';
import { getShown } from './shown.ts';

/**
 * Back closes what lies open over the page and stays on it: an open dialog or menu has a history entry
 * of its own. Loaded when something is opened for the first time. See
 * `docs/decisions/0037-back-closes-what-lies-over-the-page.md`.
 */

/** Longer than any browser takes for a step inside a document; a step is not held up for ever. */
const REMOVED_AT_MOST_MS = 500;

let steps = 0;
let removal: Promise<void> | undefined;
let finishRemoval = (): void => undefined;

/** Whether the address bar's entry is an overlay's; it has the number of the page below. */
const isOverlayEntry = (): boolean => Boolean(history.state?.over);

/** Adds the entry that Back takes away instead of the page; none while another page is loading. */
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

/** Adds or removes the overlay's entry, whenever something was opened or closed. */
export function updateOverlayEntry(): void {
  const isOpen = document.querySelector(OPEN) !== null;
  if (removal || steps > 0 || isOpen === isOverlayEntry()) return;
  if (isOverlayEntry()) removeEntry();
  else addEntry();
}

/**
 * Runs a step to another page. The link may stand in a menu that its own click closes: the step takes
 * over the menu's entry, so nothing removes that meanwhile.
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

/** Leaves the document: a step back at the same time would call that off. */
function leaveFor(url: URL): true {
  steps += 1;
  addEventListener('pageshow', () => (steps -= 1), { once: true });
  if (isOverlayEntry()) location.replace(url);
  else location.assign(url);
  return true;
}

/** The overlay's entry may have had its query changed since; a page's query is never taken back. */
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
    // A dialog gives the focus back by itself.
    document.activeElement?.closest('details[data-menu]')?.querySelector('summary')?.focus();
    closeEverything();
  }
  keepAddress();
  updateOverlayEntry();
  return true;
}

Object.assign(overlays, { run, leaveFor, follow });
