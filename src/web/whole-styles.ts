import { OWN_STYLES_ID } from './page-marks.ts';
import { readPrintedData } from './settings.ts';

let loading: Promise<void> | undefined;

function load(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Without the sheet the shop still works; what waits for it must not wait for ever.
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
}

async function loadAll(hrefs: readonly string[]): Promise<void> {
  const loaded = await Promise.all(hrefs.map(load));
  // What is said twice is matched twice, whenever the browser styles the page anew.
  if (loaded.every(Boolean)) document.getElementById(OWN_STYLES_ID)?.remove();
}

/**
 * Documents carry the styles of their own page only. Whatever shows something else (another page, a
 * drawer) waits for the shop's whole sheet first.
 */
export function loadWholeStyles(): Promise<void> {
  loading ??= loadAll(readPrintedData()?.files.styles ?? []);
  return loading;
}
