import { adoptTexts, loadTexts } from '#web/i18n/translate.ts';
import type { PrintedData } from '#web/settings.ts';
import { loadFullSheet } from '../full-sheet.ts';
import { importAgain } from '../import-again.ts';
import { type LoadedPage, loaded, type PageModule, type PageTable } from '../page.ts';
import type { Target } from '../target.ts';

let loadTable: () => Promise<PageTable> = () => Promise.reject();

/** Sets the page table. It is loaded on demand: it names every page, and a first visit needs only its own. */
export function setPageTable(load: () => Promise<PageTable>): void {
  loadTable = load;
}

const loading = new Map<string, Promise<LoadedPage>>();
const ready = new Map<string, LoadedPage>();

/** Forgets every page: the renderer goes on with other data. */
export function forgetPages(): void {
  loading.clear();
  ready.clear();
}

/** True after a page's own sheet failed to load. The bundler requests it once and then takes it for loaded. */
let isSheetLost = false;
if (!import.meta.env.SSR) {
  addEventListener('vite:preloadError', ({ payload }) => {
    isSheetLost ||= payload.message.includes('CSS');
  });
}

/** Returns the cache key; with the id, because a document carries the texts of its own product only. */
function keyOf({ name, lang, id }: Target): string {
  return `${lang}/${name}/${id}`;
}

async function fromTable(target: Target): Promise<LoadedPage> {
  const table = await loadTable();
  const [page] = await Promise.all([table[target.name].load(target), loadTexts(target.lang)]);
  return page;
}

async function fromDocument({ lang }: Target, printed: PrintedData): Promise<LoadedPage> {
  const module: PageModule<unknown, unknown> = await importAgain(
    () => import(/* @vite-ignore */ printed.files.page),
  );
  adoptTexts(lang, printed.shared);
  return loaded(module, printed.texts, printed.data);
}

/**
 * Loads a page's chunk and texts, the language's shared texts and the full sheet. A failure can be retried.
 * After a page's own sheet failed to load, it rejects, so that other pages come as documents. With `printed`
 * (the data in the document) it needs neither the page table nor further texts.
 */
export async function loadPage(target: Target, printed?: PrintedData): Promise<LoadedPage> {
  if (isSheetLost && !printed) throw new Error('a style sheet was lost');
  const key = keyOf(target);
  // A build renders a page from more than one catalogue.
  let promise = import.meta.env.SSR ? undefined : loading.get(key);
  if (!promise) {
    promise = printed ? fromDocument(target, printed) : fromTable(target);
    loading.set(key, promise);
  }
  try {
    // A document carries the styles of its own page; every other page needs the full sheet.
    const styles = printed || import.meta.env.SSR ? undefined : loadFullSheet();
    const [page] = await Promise.all([promise, styles]);
    // Also for the document's own page, if a step returns to it.
    if (!printed) await page.prepare?.(target.lang);
    ready.set(key, page);
    return page;
  } catch (error) {
    loading.delete(key);
    throw error;
  }
}

/** Returns a loaded page. Navigation loads a page before showing it, so a miss is a bug and throws. */
export function loadedPage(target: Target): LoadedPage {
  const page = ready.get(keyOf(target));
  if (!page) throw new Error(`page shown before it was loaded: ${keyOf(target)}`);
  return page;
}
