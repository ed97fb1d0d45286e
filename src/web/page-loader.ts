import type { Lang } from '../routes.ts';
import { loadMessages } from './i18n/translate.ts';
import type { LoadedPage } from './page.ts';
import { PAGES } from './pages.ts';
import type { PageName, Target } from './target.ts';

const loading = new Map<string, Promise<LoadedPage>>();
const ready = new Map<string, LoadedPage>();

function keyOf(name: PageName, lang: Lang): string {
  return `${lang}/${name}`;
}

/** Loads a page's chunk and texts with the language's shared texts; a failure may be tried again. */
export async function loadPage({ name, lang }: Pick<Target, 'name' | 'lang'>): Promise<LoadedPage> {
  const key = keyOf(name, lang);
  let promise = loading.get(key);
  if (!promise) {
    promise = PAGES[name].load(lang);
    loading.set(key, promise);
  }
  try {
    const [page] = await Promise.all([promise, loadMessages(lang)]);
    ready.set(key, page);
    return page;
  } catch (error) {
    loading.delete(key);
    throw error;
  }
}

/** A page that is already loaded. Navigation loads before it shows, so a miss is a bug. */
export function loadedPage({ name, lang }: Pick<Target, 'name' | 'lang'>): LoadedPage {
  const page = ready.get(keyOf(name, lang));
  if (!page) throw new Error(`page shown before it was loaded: ${keyOf(name, lang)}`);
  return page;
}
