import type { Catalogue } from '../catalogue/catalogue.ts';
import { App } from './app.tsx';
import { texts as german } from './i18n/de.ts';
import { texts as english } from './i18n/en.ts';
import { PAGE_DATA } from './page-data.ts';
import { PAGES } from './pages.ts';
import { prerenderer } from './runtime/prerender.tsx';
import type { Target } from './runtime/target.ts';

export { prerenderedPaths } from './prerendered-paths.ts';

/** Makes the data of a target's page; undefined for pages without. */
export const dataOf = (catalogue: Catalogue, { name, lang, id }: Target) =>
  PAGE_DATA[name]?.(catalogue, lang, id);

const open = prerenderer({
  pages: PAGES,
  app: (settings) => <App settings={settings} />,
  shared: { de: german, en: english },
});

/** Returns functions that describe and render the page of a pathname, for one version of the catalogue at a time. */
export const renderer = (catalogue: Catalogue) => open(async (target) => dataOf(catalogue, target));
