import { loadFullSheet } from './full-sheet.ts';
import { getShown } from './shown.ts';
import type { NavigateOptions } from './steps/go.ts';

export type { NavigateOptions } from './steps/go.ts';

type Navigation = typeof import('./steps/go.ts');
let navigation: Navigation | undefined;

/** Loads the code of navigation, after the page has hydrated or with the first step. */
async function loadNavigation(): Promise<Navigation> {
  navigation ??= await import('./steps/go.ts');
  return navigation;
}

/** Loads what every step needs beside its page; the page table is in the same chunk. */
export const loadSteps = () => Promise.all([loadNavigation(), loadFullSheet()]);

/** True once steps are sooner than the browser. */
let areSteps = false;
export const linksAreSteps = (): boolean => areSteps;

/** Makes links steps from now on. */
export const makeLinksSteps = (): void => {
  areSteps = true;
};

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True if a click on the link is a step in this tab. */
export function isPlainClick(event: Click, { target }: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !target;
}

/**
 * True if a tap on the link is not the browser's: once steps are sooner, and before that where a new document
 * would lose something: the state of the shown page, a request under way or a held tap, a toast, the history entry of
 * an open overlay.
 */
export const isKept = (link: HTMLAnchorElement): boolean =>
  areSteps ||
  link.pathname === getShown().path ||
  Boolean(history.state?.over) ||
  document.querySelector('[aria-busy=true],.toast') !== null;

/** True if a click on the link is a step. */
export const isStep = (event: Click, link: HTMLAnchorElement): boolean =>
  isPlainClick(event, link) && isKept(link);

/** Shows another address of the shop without a new document. Falls back to the browser's navigation. */
export function navigate(to: string | URL, options: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  // Called directly once loaded: even a cached import resolves a task later, possibly after a frame.
  if (navigation) void navigation.go(url, options);
  else {
    loadNavigation().then(
      ({ go }) => go(url, options),
      () => location.assign(url),
    );
  }
}

/** Call it after an overlay opened or closed, so that Back closes it and stays on the page. */
export function overlayChanged(): void {
  // If that code can't be loaded, Back leaves the page.
  import('./steps/overlay-entry.ts').then(
    ({ updateOverlayEntry }) => updateOverlayEntry(),
    () => undefined,
  );
}

/** Handles the browser's Back and Forward. Call once per document. */
export function watchHistory(): void {
  // A reload closes an overlay but keeps its history entry.
  if (history.state?.over) overlayChanged();
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    loadNavigation().then(
      ({ followHistory }) => followHistory(hasUAVisualTransition),
      () => location.reload(),
    );
  });
}
