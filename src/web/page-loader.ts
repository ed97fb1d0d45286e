import type { Lang } from '../routes.ts';
import { loadMessages } from './i18n/translate.ts';
import { type LoadedPage, loaded, type PageModule } from './page.ts';
import type { PageName, Target } from './target.ts';
import { loadWholeStyles } from './whole-styles.ts';

type Where = Pick<Target, 'name' | 'lang'>;

const loading = new Map<string, Promise<LoadedPage>>();
const ready = new Map<string, LoadedPage>();

function keyOf(name: PageName, lang: Lang): string {
  return `${lang}/${name}`;
}

async function fromTable({ name, lang }: Where): Promise<LoadedPage> {
  // The table names every page of the shop; a first visit needs one and does without.
  const { PAGES } = await import('./pages.ts');
  return PAGES[name].load(lang);
}

async function fromFiles(files: PageFileNames): Promise<LoadedPage> {
  const [module, texts] = await Promise.all([
    import(/* @vite-ignore */ files.page) as Promise<PageModule<unknown>>,
    import(/* @vite-ignore */ files.copy) as Promise<{ copy: unknown }>,
  ]);
  return loaded(module, texts);
}

/** The addresses of a page's chunk and of its texts, as the build prints them into documents. */
export interface PageFileNames {
  readonly page: string;
  readonly copy: string;
}

/**
 * Loads a page's chunk and texts with the language's shared texts; a failure may be tried again.
 * `files` spares the page table.
 */
export async function loadPage(where: Where, files?: PageFileNames): Promise<LoadedPage> {
  const key = keyOf(where.name, where.lang);
  let promise = loading.get(key);
  if (!promise) {
    promise = files ? fromFiles(files) : fromTable(where);
    loading.set(key, promise);
  }
  try {
    // A document's own page has its styles with it; every other needs the whole sheet.
    const styles = files || import.meta.env.SSR ? undefined : loadWholeStyles();
    const [page] = await Promise.all([promise, loadMessages(where.lang), styles]);
    ready.set(key, page);
    return page;
  } catch (error) {
    loading.delete(key);
    throw error;
  }
}

/** A page that is already loaded. Navigation loads before it shows, so a miss is a bug. */
export function loadedPage({ name, lang }: Where): LoadedPage {
  const page = ready.get(keyOf(name, lang));
  if (!page) throw new Error(`page shown before it was loaded: ${keyOf(name, lang)}`);
  return page;
}
