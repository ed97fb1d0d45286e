import { OWN_STYLES_ID } from './page-marks.ts';
import { readPrintedData } from './settings.ts';

let loading: Promise<void> | undefined;

/** Resolves when the sheet is there, or can't be had; for no medium yet, so that it changes nothing. */
function load(href: string): Promise<HTMLLinkElement | undefined> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'not all';
    link.href = href;
    link.onload = () => resolve(link);
    link.onerror = () => resolve(undefined);
    document.head.append(link);
  });
}

/**
 * All sheets take the place of the document's own share at once: the page is styled anew one time, and
 * no rule is matched twice from then on. Without them the shop still works, and keeps its share.
 */
async function loadAll(hrefs: readonly string[]): Promise<void> {
  const links = await Promise.all(hrefs.map(load));
  for (const link of links) link?.removeAttribute('media');
  if (hrefs.length > 0 && links.every(Boolean)) document.getElementById(OWN_STYLES_ID)?.remove();
}

/**
 * Documents carry the styles of their own page only. Whatever shows something else (another page, a
 * drawer) waits for the shop's whole sheet first.
 */
export function loadWholeStyles(): Promise<void> {
  loading ??= loadAll(readPrintedData()?.files.styles ?? []);
  return loading;
}
