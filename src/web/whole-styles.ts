import { OWN_STYLES_ID } from './page-marks.ts';
import { readPrintedData } from './settings.ts';
import { whenIdle } from './settled.ts';

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

/** Resolves when the sheet is there, switched off for now, or when it can't be had. */
function load(link: HTMLLinkElement): Promise<CSSStyleSheet | null> {
  if (link.sheet) return Promise.resolve(link.sheet);
  return new Promise((resolve) => {
    link.media = 'not all';
    // By itself, what no medium needs would wait for every picture.
    link.fetchPriority = 'high';
    link.onload = () => {
      const { sheet } = link;
      if (sheet) {
        sheet.disabled = true;
        sheet.media.mediaText = 'all';
      }
      resolve(sheet);
    };
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
 * All sheets are switched on in one go: the browser styles the page anew once. It lays out nothing anew as
 * long as sheets with layers only come below the others; a change among them might be one of fonts.
 */
async function loadAll(): Promise<void> {
  const sheets = await Promise.all(links.map(load));
  // Seen while they are off, they count as coming: from no medium to all would be a change.
  getComputedStyle(document.documentElement).getPropertyValue('color');
  for (const sheet of sheets) if (sheet) sheet.disabled = false;
  if (!sheets.every(Boolean)) {
    loading = undefined;
    throw new Error('a style sheet can not be loaded');
  }
  whenIdle(emptyOwnStyles);
}

/**
 * Takes the rules out of the document's own share, which would all be matched twice. The element, its
 * layers and what stands in them for media or movement stay: without those all would be laid out anew.
 */
function emptyOwnStyles(): void {
  const own = document.querySelector<HTMLStyleElement>(`#${OWN_STYLES_ID}`);
  for (const layer of own?.sheet?.cssRules ?? []) {
    if (!(layer instanceof CSSLayerBlockRule)) continue;
    for (let at = layer.cssRules.length - 1; at >= 0; at--) {
      if (layer.cssRules[at] instanceof CSSStyleRule) layer.deleteRule(at);
    }
  }
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
