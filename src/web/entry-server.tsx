import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { LANGS } from '../routes.ts';
import { App } from './app.tsx';
import { cardTarget } from './cards/card-path.ts';
import { cardFileCount, makeCardFile } from './cards/make-cards.ts';
import { texts as german } from './i18n/de.ts';
import { texts as english } from './i18n/en.ts';
import { PAGE_DATA } from './page-data.ts';
import { PAGES } from './pages.ts';
import { prerenderedPaths as pathsOf } from './prerendered-paths.ts';
import type { DataTarget } from './runtime/data-path.ts';
import { prerenderer, type RenderedPage } from './runtime/prerender.tsx';
import type { ShopSettings } from './settings.ts';

/** Returns every document of the shop. */
export const prerenderedPaths = () => pathsOf(seedCatalogue);

/** Number of files with cards in each language. */
export const cardFiles = () => cardFileCount(seedCatalogue);

/** Files that more than one page reads. */
export const sharedTargets = (): DataTarget[] =>
  LANGS.flatMap((lang) => Array.from({ length: cardFiles() }, (_, file) => cardTarget(lang, file)));

/** Makes the data of a page or of a shared file; undefined for pages without. */
export function dataOf({ name, lang, id }: DataTarget): unknown {
  if (name === 'cards') return makeCardFile(seedCatalogue, lang, Number(id));
  return PAGE_DATA[name]?.(seedCatalogue, lang, id);
}

const TARGETS = new Map(prerenderedPaths().map(({ path, target }) => [path, target]));

const renderPage = prerenderer({
  pages: PAGES,
  data: async (target) => dataOf(target),
  app: (settings) => <App settings={settings} />,
  shared: { de: german, en: english },
});

/** Renders the page of one of these paths, for `tools/build.ts` to put into its document. */
export async function render(path: string, settings: ShopSettings): Promise<RenderedPage> {
  const target = TARGETS.get(path);
  if (!target) throw new Error(`the shop has no page ${path}`);
  return renderPage({ path, target }, settings);
}
