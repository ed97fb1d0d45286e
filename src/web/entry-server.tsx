import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { App } from './app.tsx';
import { texts as german } from './i18n/de.ts';
import { texts as english } from './i18n/en.ts';
import { PAGE_DATA } from './page-data.ts';
import { PAGES } from './pages.ts';
import { prerenderer } from './runtime/prerender.tsx';
import type { Target } from './runtime/target.ts';

export { prerenderedPaths } from './prerendered-paths.ts';

/** Makes the data of a target's page; undefined for pages without. */
export const dataOf = ({ name, lang, id }: Target) => PAGE_DATA[name]?.(seedCatalogue, lang, id);

/** Renders the page of a pathname, for `tools/build.ts` to put into its document. */
export const render = prerenderer({
  pages: PAGES,
  data: async (target) => dataOf(target),
  app: (settings) => <App settings={settings} />,
  shared: { de: german, en: english },
});
