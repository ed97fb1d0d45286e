import { isBackOffice } from '#routes.ts';
import { targetAt } from './shown.ts';
import { mayPrefetch } from './speculation.ts';
import { loadPage } from './steps/page-loader.ts';

/** Loads the page of a link before it is followed. */
export async function prefetch(href: string): Promise<void> {
  const { pathname } = new URL(href, location.href);
  if (!mayPrefetch() || isBackOffice(pathname)) return;
  // Failures are ignored: following the link retries and reports them.
  const target = targetAt(pathname);
  await Promise.all([import('./steps/render-ahead.tsx'), loadPage(target)])
    .then(([{ renderAhead }]) => renderAhead(target))
    .catch(() => undefined);
}
