import { loadFullSheet } from './full-sheet.ts';
import { nextTry } from './lazy-with-retry.ts';
import { getShown } from './shown.ts';
import { dropSpeculation, mayPrefetch } from './speculation.ts';
import type { NavigateOptions } from './steps/go.ts';
import { loadPageTable } from './steps/page-loader.ts';

export type { NavigateOptions } from './steps/go.ts';

type Navigation = typeof import('./steps/go.ts');
let navigation: Navigation | undefined;

/** Loads the code of navigation; a document doesn't need it before a visitor aims at a link. */
export async function loadNavigation(): Promise<Navigation> {
  navigation ??= await import('./steps/go.ts');
  return navigation;
}

/** True once a step waits for nothing but the files of its page. */
let isReady = false;
export const stepsAreReady = (): boolean => isReady;

/** Loads what every step needs, if `mayPrefetch()`; after a failure again with the next tap. Links are steps from then on. */
export function loadSteps(): void {
  if (!mayPrefetch()) return;
  Promise.all([loadNavigation(), loadPageTable(), loadFullSheet()]).then(
    () => {
      isReady = true;
      dropSpeculation();
    },
    () => void nextTry().then(loadSteps),
  );
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True if a click on the link is a step in this tab. */
export function isPlainClick(event: Click, { target }: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !target;
}

/**
 * True if a click on the link is a step: once that is sooner than the browser's own navigation, and before that where a new document
 * would lose something: the state of the shown page, a request under way or a held tap, the history entry of
 * an open overlay.
 */
export function isStep(event: Click, link: HTMLAnchorElement): boolean {
  if (!isPlainClick(event, link)) return false;
  return (
    isReady ||
    link.pathname === getShown().path ||
    Boolean(history.state?.over) ||
    document.querySelector('[aria-busy=true]') !== null
  );
}

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
