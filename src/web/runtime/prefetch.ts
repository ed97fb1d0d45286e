import { isBackOffice } from '#routes.ts';
import { stepsAreReady } from './navigate.ts';
import { targetAt } from './shown.ts';
import { mayPrefetch } from './speculation.ts';
import { loadPage } from './steps/page-loader.ts';

/** Loads the page of a link before it is followed, once links are steps. */
export function prefetch(href: string): void {
  const { pathname } = new URL(href, location.href);
  if (!stepsAreReady() || !mayPrefetch() || isBackOffice(pathname)) return;
  // Failures are ignored: following the link retries and reports them.
  const target = targetAt(pathname);
  // The code that renders ahead is a separate chunk, because visitors with Save-Data never need it.
  Promise.all([import('./steps/render-ahead.tsx'), loadPage(target)])
    .then(([{ renderAhead }]) => renderAhead(target))
    .catch(() => undefined);
}
