import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { LANGS } from '../routes.ts';
import { App } from './app.tsx';
import { cardTarget } from './cards/card-path.ts';
import { cardFileCount, makeCardFile } from './cards/make-cards.ts';
import { texts as german } from './i18n/de.ts';
import { texts as english } from './i18n/en.ts';
import { PAGE_DATA } from './page-data.ts';
import { PAGES } from './pages.ts';
import type { DataTarget } from './runtime/data-path.ts';
import { prerenderer } from './runtime/prerender.tsx';
import { makeSearchIndex } from './search/search-index.ts';

export { prerenderedPaths } from './prerendered-paths.ts';

/** Number of files with cards in each language. */
export const cardFiles = () => cardFileCount(seedCatalogue);

/** Files that more than one page reads. */
export const sharedTargets = (): DataTarget[] =>
  LANGS.flatMap((lang) => [
    ...Array.from({ length: cardFiles() }, (_, file) => cardTarget(lang, file)),
    { name: 'search', lang, id: '' },
  ]);

/** Makes the data of a page or of a shared file; undefined for pages without. */
export function dataOf({ name, lang, id }: DataTarget): unknown {
  if (name === 'cards') return makeCardFile(seedCatalogue, lang, Number(id));
  if (name === 'search') return makeSearchIndex(seedCatalogue, lang);
  return PAGE_DATA[name]?.(seedCatalogue, lang, id);
}

/** Renders the page of a pathname, for `tools/build.ts` to put into its document. */
export const render = prerenderer({
  pages: PAGES,
  data: async (target) => dataOf(target),
  app: (settings) => <App settings={settings} />,
  shared: { de: german, en: english },
});
