import { redirectOf } from '../target.ts';

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** `keep` leaves scroll and focus alone: filters, variants, the language switch. */
  readonly scroll?: 'top' | 'keep';
}

type Navigation = typeof import('./go.ts');
let navigation: Navigation | undefined;

/** The navigating part of the shop; a first visit does without it until someone aims at a link. */
export async function loadNavigation(): Promise<Navigation> {
  navigation ??= await import('./go.ts');
  return navigation;
}

/** Shows another address of the shop without a new document; the browser does it where we can't. */
export function navigate(to: string | URL, options: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  url.pathname = redirectOf(url.pathname) ?? url.pathname;
  // Even what is loaded already is only imported a task later, and a frame may come between.
  if (navigation) void navigation.go(url, options);
  else {
    loadNavigation().then(
      ({ go }) => go(url, options),
      () => location.assign(url),
    );
  }
}

/** Call when a dialog or menu was opened or closed: Back closes it and stays on the page. */
export function overlayChanged(): void {
  // Without that code Back leaves the page, as it does before any script has run.
  import('./overlay-entry.ts').then(
    ({ updateOverlayEntry }) => updateOverlayEntry(),
    () => undefined,
  );
}

/** Follows back and forward from the first document on. */
export function watchHistory(): void {
  // A reload closes what was open and leaves its entry.
  if (history.state?.over) overlayChanged();
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    loadNavigation().then(
      ({ followHistory }) => followHistory(hasUAVisualTransition),
      () => location.reload(),
    );
  });
}
