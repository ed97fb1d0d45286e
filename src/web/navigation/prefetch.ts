import { loadPage } from '../page-loader.ts';
import { targetOf } from '../target.ts';
import { loadNavigation } from './navigate.ts';

/** What Chromium tells about the connection; other browsers don't. */
interface TellingNavigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Nothing is loaded on suspicion where data is dear or the line is slow. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as TellingNavigator;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Loads the page behind a link before it is followed, unless the visitor saves data. */
export function prefetch(href: string): void {
  if (!mayPrefetch()) return;
  // A failure costs nothing here: following the link tries again and reports it.
  const target = targetOf(new URL(href, location.href).pathname);
  // The code for rendering ahead is apart: whoever saves data never needs it.
  Promise.all([import('./warm-up.tsx'), loadPage(target), loadNavigation()])
    .then(([{ warmUp }]) => warmUp(target))
    .catch(() => undefined);
}
