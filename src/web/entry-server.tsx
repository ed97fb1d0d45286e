import { App } from './app.tsx';
import { texts as german } from './i18n/de.ts';
import { texts as english } from './i18n/en.ts';
import { PAGES } from './pages.ts';
import { prerenderer } from './runtime/prerender.tsx';

export { prerenderedPaths } from './prerendered-paths.ts';

/** Renders the page of a pathname, for `tools/build.ts` to put into its document. */
export const render = prerenderer({
  pages: PAGES,
  app: (settings) => <App settings={settings} />,
  shared: { de: german, en: english },
});
