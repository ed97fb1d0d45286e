import type { Catalogue } from '../catalogue/catalogue.ts';
import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { App } from './app.tsx';
import { texts as german } from './i18n/de.ts';
import { texts as english } from './i18n/en.ts';
import { bagsMenu } from './layout/bags-menu.ts';
import { type BagEntry, setBagEntries } from './layout/nav-entries.ts';
import { PAGE_DATA } from './page-data.ts';
import { PAGES } from './pages.ts';
import { prerenderedPaths as pathsOf } from './prerendered-paths.ts';
import { prerenderer, type RenderedPage } from './runtime/prerender.tsx';
import type { Target } from './runtime/target.ts';
import type { ShopSettings } from './settings.ts';

/** A rendered page with what every document of the shop prints. */
export interface RenderedDocument extends RenderedPage {
  readonly bagsMenu: readonly BagEntry[];
}

/** Documents of a shop that sells that catalogue. */
export function storefrontOf(catalogue: Catalogue) {
  const paths = pathsOf(catalogue);
  const targets = new Map(paths.map(({ path, target }) => [path, target]));
  const menu = bagsMenu(catalogue);
  const dataOf = ({ name, lang, id }: Target) => PAGE_DATA[name]?.(catalogue, lang, id);
  const renderPage = prerenderer({
    pages: PAGES,
    data: async (target) => dataOf(target),
    app: (settings) => <App settings={settings} />,
    shared: { de: german, en: english },
  });
  return {
    /** Returns every document. */
    prerenderedPaths: () => paths,
    /** Makes the data of a target's page; undefined for pages without. */
    dataOf,
    /** Renders the page of one of these paths, for `tools/build.ts` to put into its document. */
    render: async (path: string, settings: ShopSettings): Promise<RenderedDocument> => {
      const target = targets.get(path);
      if (!target) throw new Error(`the shop has no page ${path}`);
      setBagEntries(menu);
      return { ...(await renderPage({ path, target }, settings)), bagsMenu: menu };
    },
  };
}

export const { prerenderedPaths, dataOf, render } = storefrontOf(seedCatalogue);
