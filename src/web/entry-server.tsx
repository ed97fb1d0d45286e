import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { documentTitle, type HeadElement, headElements, structuredData } from './navigation/head.ts';
import type { PageHead } from './page.ts';
import { loadPage } from './page-loader.ts';
import type { ShopSettings } from './settings.ts';
import { type Target, targetOf } from './target.ts';

export { prerenderedPaths } from './prerendered-paths.ts';
export { avifSet } from './ui/picture-source.ts';

/** One prerendered page, for `tools/build.ts` to put into its document. */
export interface RenderedPage {
  readonly target: Target;
  readonly body: string;
  readonly title: string;
  readonly head: readonly HeadElement[];
  readonly structured: string | undefined;
  readonly picture: PageHead['picture'];
  readonly sizes: string | undefined;
}

/** Renders the page of a pathname as the browser's first render will see it. */
export async function render(pathname: string, settings: ShopSettings): Promise<RenderedPage> {
  const target = targetOf(pathname);
  const page = await loadPage(target);
  const head = page.head(target.lang, target.id, settings);
  return {
    target,
    body: renderToString(<App settings={settings} path={pathname} />),
    title: documentTitle(head),
    head: headElements(head, target, pathname, settings),
    structured: structuredData(head),
    picture: head.picture,
    sizes: head.sizes,
  };
}
