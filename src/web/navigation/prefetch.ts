import { loadPage } from '../page-loader.ts';
import { targetOf } from '../target.ts';
import { loadNavigation } from './navigate.ts';

/** What Chromium tells about the connection; other browsers don't. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Loads the page behind a link before it is followed, unless the visitor saves data. */
export function prefetch(href: string): void {
  if ((navigator as SavingNavigator).connection?.saveData) return;
  // A failure costs nothing here: following the link tries again and reports it.
  const target = targetOf(new URL(href, location.href).pathname);
  Promise.all([loadNavigation(), loadPage(target)]).catch(() => undefined);
}
