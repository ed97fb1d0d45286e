import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { App } from './app.tsx';
import { texts as german } from './i18n/de.ts';
import { texts as english } from './i18n/en.ts';
import { PAGE_DATA } from './page-data.ts';
import { PAGES } from './pages.ts';
import { prerenderer } from './runtime/prerender.tsx';
import { targetOf } from './runtime/target.ts';

export { prerenderedPaths } from './prerendered-paths.ts';

/** Returns what the page of a pathname shows of the catalogue. */
export function dataOf(pathname: string) {
  const target = targetOf(pathname);
  return { target, data: PAGE_DATA[target.name]?.(seedCatalogue, target.lang, target.id) };
}

/** Renders the page of a pathname, for `tools/build.ts` to put into its document. */
export const render = prerenderer({
  pages: PAGES,
  data: async ({ name, lang, id }) => PAGE_DATA[name]?.(seedCatalogue, lang, id),
  app: (settings) => <App settings={settings} />,
  shared: { de: german, en: english },
});
