import { OWN_STYLES_ID } from './page-marks.ts';
import { readPrintedData } from './settings.ts';

let links: readonly HTMLLinkElement[] = [];
let loading: Promise<void> | undefined;

/**
 * Names the sheets before anything is imported; they are fetched later. The bundler links the sheets of
 * whatever it imports, unless a link names them already, and each of their rules would be matched twice.
 * Call once, when the document is parsed: which they are stands at its end.
 */
export function linkWholeStyles(): void {
  links = (readPrintedData()?.files.styles ?? []).map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = href;
    document.head.append(link);
    return link;
  });
}

/** Resolves when the sheet is there, or can't be had; for no medium yet, so that it changes nothing. */
function load(link: HTMLLinkElement): Promise<CSSStyleSheet | null> {
  if (link.sheet) return Promise.resolve(link.sheet);
  return new Promise((resolve) => {
    link.media = 'not all';
    // By itself, what no medium needs would wait for every picture.
    link.fetchPriority = 'high';
    link.onload = () => resolve(link.sheet);
    link.onerror = () => {
      renew(link);
      resolve(null);
    };
    link.removeAttribute('disabled');
  });
}

/** A link whose sheet can't be had is spent: another names it, and fetches it at the next try. */
function renew(link: HTMLLinkElement): void {
  const fresh = link.cloneNode() as HTMLLinkElement;
  fresh.setAttribute('disabled', '');
  link.replaceWith(fresh);
  links = links.map((other) => (other === link ? fresh : other));
}

/**
 * All sheets take the place of the document's own share in one go: the browser styles the page anew
 * once, and matches no rule twice from then on. While one is missing the share stays.
 */
async function loadAll(): Promise<void> {
  const sheets = await Promise.all(links.map(load));
  for (const sheet of sheets) if (sheet) sheet.media.mediaText = 'all';
  if (!sheets.every(Boolean)) {
    loading = undefined;
    throw new Error('a style sheet can not be loaded');
  }
  document.getElementById(OWN_STYLES_ID)?.remove();
}

/**
 * Documents carry the styles of their own page only. Whatever shows something else (another page, a
 * drawer) waits for the shop's whole sheet first. Rejects when part of it can't be had, and tries that
 * part again at the next call.
 */
export function loadWholeStyles(): Promise<void> {
  loading ??= loadAll();
  return loading;
}
