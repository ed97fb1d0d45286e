import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import type { Lang } from '#routes.ts';
import type { CoreTexts } from '../i18n/translate.ts';
import type { ShopSettings } from '../settings.ts';
import { printedTexts } from './build/printed-texts.ts';
import { documentTitle, type PageHead, type PageTable } from './page.ts';
import { type ReadData, setDataReader } from './page-entry.ts';
import { setOwnTarget, setShown } from './shown.ts';
import { type HeadElement, headElements, structuredData } from './steps/head.ts';
import { forgetPages, loadPage, setPageTable } from './steps/page-loader.ts';
import type { Target } from './target.ts';

/** One prerendered page, to put into its document. */
export interface RenderedPage {
  readonly target: Target;
  readonly title: string;
  readonly head: readonly HeadElement[];
  readonly structured: string | undefined;
  readonly picture: PageHead['picture'];
  readonly phonePicture: PageHead['phonePicture'];
  readonly sizes: string | undefined;
  /** The page's own texts, without those that its first script doesn't need. */
  readonly texts: unknown;
  /** Data of the page, made of the catalogue; undefined for pages without. */
  readonly data: unknown;
  readonly shared: CoreTexts;
  readonly body: string;
}

/** A page and the path that its document is rendered for. */
interface PagePath {
  readonly path: string;
  readonly target: Target;
}

/** A shop to prerender. */
interface PrerenderedShop {
  readonly pages: PageTable;
  readonly app: (settings: ShopSettings) => ReactElement;
  /** Texts that every document carries. */
  readonly shared: Readonly<Record<Lang, CoreTexts>>;
}

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

/**
 * Returns a function that takes the pages' data and returns how to render a page at its path as the browser's first
 * render. One call at a time. Besides texts and settings, which a build has, a page says nothing but its data.
 */
export function prerenderer({ pages, app, shared }: PrerenderedShop) {
  setPageTable(async () => pages);
  return (data: ReadData) => {
    setDataReader(data);
    forgetPages();
    return async ({ path, target }: PagePath, settings: ShopSettings): Promise<RenderedPage> => {
      // One page at a time: all of them would fill the memory.
      forgetPages();
      const page = await loadPage(target);
      const head = page.head(target.lang, target.id, settings);
      setOwnTarget(path, target);
      setShown({ path, search: '' });
      return {
        target,
        title: documentTitle(head, settings),
        head: headElements(head, target, path, settings),
        structured: structuredData(head),
        picture: head.picture,
        phonePicture: head.phonePicture,
        sizes: head.sizes,
        texts: printedTexts(page.texts),
        data: printedTexts(page.data),
        shared: shared[target.lang],
        body: await markup(app(settings)),
      };
    };
  };
}
