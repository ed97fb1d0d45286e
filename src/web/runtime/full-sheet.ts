import { readPrintedData } from '../settings.ts';
import { whenIdle } from './idle.ts';
import { OWN_STYLES_ID } from './page-marks.ts';

let links: readonly HTMLLinkElement[] = [];
let loading: Promise<void> | undefined;

/**
 * Adds disabled links to the full sheets before anything is imported; `loadFullSheet()` fetches them later.
 * The bundler adds links for the sheets of an import, unless the document has such links already; then each
 * rule would be matched twice. Call once after the document is parsed, because the list is at its end.
 */
export function linkFullSheet(): void {
  links = (readPrintedData()?.files.styles ?? []).map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = href;
    document.head.append(link);
    return link;
  });
}

/** Resolves with the loaded sheet, still disabled, or with null if it can't be loaded. */
function load(link: HTMLLinkElement): Promise<CSSStyleSheet | null> {
  if (link.sheet) return Promise.resolve(link.sheet);
  return new Promise((resolve) => {
    link.media = 'not all';
    // A sheet that matches no medium has low priority and would wait for every picture.
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

/** Replaces a link whose sheet failed to load; only a new link can fetch it again. */
function renew(link: HTMLLinkElement): void {
  const fresh = link.cloneNode() as HTMLLinkElement;
  fresh.setAttribute('disabled', '');
  link.replaceWith(fresh);
  links = links.map((other) => (other === link ? fresh : other));
}

/**
 * Loads all sheets and enables them at once, so that the browser recalculates styles once. It causes no
 * layout as long as sheets that contain only layers come after the others; another order could change
 * fonts.
 */
async function loadAll(): Promise<void> {
  const sheets = await Promise.all(links.map(load));
  // Flushes styles while the sheets are disabled, so that they count as added sheets when enabled, and not
  // as sheets whose media changed.
  getComputedStyle(document.documentElement).getPropertyValue('color');
  for (const sheet of sheets) if (sheet) sheet.disabled = false;
  if (!sheets.every(Boolean)) {
    loading = undefined;
    throw new Error('a style sheet can not be loaded');
  }
  whenIdle(emptyOwnStyles);
}

/**
 * Deletes the style rules of the document's share, because they would all be matched twice. The element, its
 * layers and their other rules (media, keyframes) stay: deleting them would lay out the whole page.
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
 * Loads the full sheet. A document carries only the styles of its own page, so code that shows something
 * else (another page, a drawer) awaits this first. Rejects if a part can't be loaded; the next call loads
 * that part again.
 */
export function loadFullSheet(): Promise<void> {
  loading ??= loadAll();
  return loading;
}
