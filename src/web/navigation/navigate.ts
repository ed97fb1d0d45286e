import { redirectOf } from '../target.ts';

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** `keep` leaves scroll and focus alone: filters, variants, the language switch. */
  readonly scroll?: 'top' | 'keep';
}

/** The navigating part of the shop; a first visit does without it until someone aims at a link. */
export function loadNavigation() {
  return import('./go.ts');
}

/** Shows another address of the shop without a new document; the browser does it where we can't. */
export function navigate(to: string | URL, options: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  url.pathname = redirectOf(url.pathname) ?? url.pathname;
  loadNavigation().then(
    ({ go }) => go(url, options),
    () => location.assign(url),
  );
}

/** Follows back and forward from the first document on. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    loadNavigation().then(
      ({ followHistory }) => followHistory(),
      () => location.reload(),
    );
  });
}
