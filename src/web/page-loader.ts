import { adoptMessages, loadMessages } from './i18n/translate.ts';
import { type LoadedPage, loaded, type PageModule } from './page.ts';
import type { PrintedData } from './settings.ts';
import type { Target } from './target.ts';
import { loadWholeStyles } from './whole-styles.ts';

const loading = new Map<string, Promise<LoadedPage>>();
const ready = new Map<string, LoadedPage>();

/** A page's own sheet was lost. The bundler asks for it once, and then takes it for loaded. */
let isSheetLost = false;
if (!import.meta.env.SSR) {
  addEventListener('vite:preloadError', ({ payload }) => {
    isSheetLost ||= payload.message.includes('CSS');
  });
}

/** With the id, because a document brings the texts of its own product only. */
function keyOf({ name, lang, id }: Target): string {
  return `${lang}/${name}/${id}`;
}

async function fromTable({ name, lang }: Target): Promise<LoadedPage> {
  // The table names every page of the shop; a first visit needs one and does without.
  const { PAGES } = await import('./pages.ts');
  const [page] = await Promise.all([PAGES[name].load(lang), loadMessages(lang)]);
  return page;
}

async function fromDocument({ lang }: Target, printed: PrintedData): Promise<LoadedPage> {
  const module: PageModule<unknown> = await import(/* @vite-ignore */ printed.files.page);
  adoptMessages(lang, printed.messages);
  return loaded(module, { copy: printed.copy });
}

/**
 * Loads a page's chunk and texts with the language's shared texts; a failure may be tried again, and so may
 * that of the whole sheet. When a page's own sheet was lost, other pages come as documents only.
 * What the document has printed spares the page table and all texts.
 */
export async function loadPage(target: Target, printed?: PrintedData): Promise<LoadedPage> {
  if (isSheetLost && !printed) throw new Error('a style sheet was lost');
  const key = keyOf(target);
  let promise = loading.get(key);
  if (!promise) {
    promise = printed ? fromDocument(target, printed) : fromTable(target);
    loading.set(key, promise);
  }
  try {
    // A document's own page has its styles with it; every other needs the whole sheet.
    const styles = printed || import.meta.env.SSR ? undefined : loadWholeStyles();
    const [page] = await Promise.all([promise, styles]);
    // Also of the document's own page, when a step leads back to it.
    if (!printed) await page.prepare?.(target.lang);
    ready.set(key, page);
    return page;
  } catch (error) {
    loading.delete(key);
    throw error;
  }
}

/** A page that is already loaded. Navigation loads before it shows, so a miss is a bug. */
export function loadedPage(target: Target): LoadedPage {
  const page = ready.get(keyOf(target));
  if (!page) throw new Error(`page shown before it was loaded: ${keyOf(target)}`);
  return page;
}
