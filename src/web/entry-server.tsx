import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import type { Lang } from '../routes.ts';
import { App } from './app.tsx';
import { messages as german } from './i18n/de.ts';
import { messages as english } from './i18n/en.ts';
import type { CoreMessages } from './i18n/translate.ts';
import type { PageHead } from './runtime/page.ts';
import { documentTitle } from './runtime/page-marks.ts';
import { printedCopy } from './runtime/printed-texts.ts';
import { setShown } from './runtime/shown.ts';
import { type HeadElement, headElements, structuredData } from './runtime/steps/head.ts';
import { loadPage } from './runtime/steps/page-loader.ts';
import { type Target, targetOf } from './runtime/target.ts';
import type { ShopSettings } from './settings.ts';

export { prerenderedPaths } from './prerendered-paths.ts';

/** One prerendered page, for `tools/build.ts` to put into its document. */
export interface RenderedPage {
  readonly target: Target;
  readonly body: string;
  readonly title: string;
  readonly head: readonly HeadElement[];
  readonly structured: string | undefined;
  readonly picture: PageHead['picture'];
  readonly phonePicture: PageHead['phonePicture'];
  readonly sizes: string | undefined;
  readonly copy: unknown;
  readonly messages: CoreMessages;
}

const CORE: Readonly<Record<Lang, CoreMessages>> = { de: german, en: english };

/** Renders the markup of a tree. Any error fails the build instead of leaving an empty boundary. */
async function markup(tree: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    onError: (error) => void errors.push(error),
    // Keeps a page in one piece, without inline scripts that assemble it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Renders the page of a pathname exactly as the browser's first render. One call at a time. */
export async function render(pathname: string, settings: ShopSettings): Promise<RenderedPage> {
  const target = targetOf(pathname);
  const page = await loadPage(target);
  setShown({ path: pathname, search: '' });
  const head = page.head(target.lang, target.id, settings);
  return {
    target,
    body: await markup(<App settings={settings} />),
    title: documentTitle(head),
    head: headElements(head, target, pathname, settings),
    structured: structuredData(head),
    picture: head.picture,
    phonePicture: head.phonePicture,
    sizes: head.sizes,
    copy: printedCopy(page.copy, target),
    messages: CORE[target.lang],
  };
}
