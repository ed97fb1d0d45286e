import { OWN_STYLES_ID } from './page-marks.ts';
import { readPrintedData } from './settings.ts';

let loading: Promise<void> | undefined;

/** Resolves when the sheet is there, or can't be had; for no medium yet, so that it changes nothing. */
function load(href: string): Promise<CSSStyleSheet | null> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'not all';
    // By itself, what no medium needs would wait for every picture.
    link.fetchPriority = 'high';
    link.href = href;
    link.onload = () => resolve(link.sheet);
    // Without the sheet the shop still works; what waits for it must not wait for ever.
    link.onerror = () => resolve(null);
    document.head.append(link);
  });
}

/**
 * All sheets take the place of the document's own share in one go: the browser styles the page anew
 * once, and matches no rule twice from then on.
 */
async function loadAll(hrefs: readonly string[]): Promise<void> {
  const sheets = await Promise.all(hrefs.map(load));
  for (const sheet of sheets) if (sheet) sheet.media.mediaText = 'all';
  if (sheets.every(Boolean)) document.getElementById(OWN_STYLES_ID)?.remove();
}

/**
 * Documents carry the styles of their own page only. Whatever shows something else (another page, a
 * drawer) waits for the shop's whole sheet first.
 */
export function loadWholeStyles(): Promise<void> {
  loading ??= loadAll(readPrintedData()?.files.styles ?? []);
  return loading;
}
