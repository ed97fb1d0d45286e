import type { Catalogue } from '../catalogue/catalogue.ts';
import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { LANGS } from '../routes.ts';
import { App } from './app.tsx';
import { cardTarget } from './cards/card-path.ts';
import { cardFileCount, makeCardFile } from './cards/make-cards.ts';
import { texts as german } from './i18n/de.ts';
import { texts as english } from './i18n/en.ts';
import { setBagsMenu } from './layout/bags-menu.ts';
import { makeBagsMenu } from './layout/make-bags-menu.ts';
import { PAGE_DATA } from './page-data.ts';
import { PAGES } from './pages.ts';
import { prerenderedPaths as pathsOf } from './prerendered-paths.ts';
import type { DataTarget } from './runtime/data-path.ts';
import { prerenderer, type RenderedPage } from './runtime/prerender.tsx';
import type { ShopSettings } from './settings.ts';

/** Documents and data of a shop that sells that catalogue. */
export function storefrontOf(catalogue: Catalogue) {
  const paths = pathsOf(catalogue);
  const targets = new Map(paths.map(({ path, target }) => [path, target]));
  const bags = makeBagsMenu(catalogue);
  const cardFiles = cardFileCount(catalogue);
  const dataOf = ({ name, lang, id }: DataTarget): unknown => {
    if (name === 'cards') return makeCardFile(catalogue, lang, Number(id));
    return PAGE_DATA[name]?.(catalogue, lang, id);
  };
  const renderPage = prerenderer({
    pages: PAGES,
    data: async (target) => dataOf(target),
    app: (settings) => {
      setBagsMenu(bags);
      return <App settings={settings} />;
    },
    shared: { de: german, en: english },
  });
  return {
    /** Returns every document. */
    prerenderedPaths: () => paths,
    /** Bags of the menus. */
    bags,
    /** Number of files with cards in each language. */
    cardFiles,
    /** Returns the files that more than one page reads. */
    sharedTargets: (): DataTarget[] =>
      LANGS.flatMap((lang) =>
        Array.from({ length: cardFiles }, (_, file) => cardTarget(lang, file)),
      ),
    /** Makes the data of a page or of a shared file; undefined for pages without. */
    dataOf,
    /** Renders the page of one of these paths, for `tools/build.ts` to put into its document. */
    render: async (path: string, settings: ShopSettings): Promise<RenderedPage> => {
      const target = targets.get(path);
      if (!target) throw new Error(`the shop has no page ${path}`);
      return renderPage({ path, target }, settings);
    },
  };
}

export const { prerenderedPaths, bags, cardFiles, sharedTargets, dataOf, render } =
  storefrontOf(seedCatalogue);
