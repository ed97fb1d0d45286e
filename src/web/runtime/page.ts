import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';
import type { Lang } from '../../routes.ts';
import type { ShopSettings } from '../settings.ts';
import type { PictureSource } from '../ui/picture-source.ts';
import type { PageName } from './target.ts';

/** Properties of every page component. */
export interface PageProps<Copy> {
  readonly lang: Lang;
  /** The page's own texts in that language. */
  readonly copy: Copy;
  /** The path's `:id`, already known to exist (jerseys excepted); empty on other screens. */
  readonly id: string;
}

/** Argument of a page's `head`. */
export interface HeadProps<Copy> extends PageProps<Copy> {
  readonly settings: ShopSettings;
}

/** Content of the document's head. Canonical, hreflang and Open Graph are made from it. */
export interface PageHead {
  /** Title without the shop's name, which is appended. */
  readonly title: string;
  /** One or two sentences, 160 characters at most. */
  readonly description: string;
  /** The page's largest picture: preloaded, and shown by social networks. */
  readonly picture?: PictureSource;
  /** The crop for phones; preloaded there instead of `picture`. */
  readonly phonePicture?: PictureSource;
  /** `sizes` of that picture where it is shown. */
  readonly sizes?: string;
  /**
   * schema.org objects, each with its own `@type`; `@context` is added. Filled only while prerendering,
   * because search engines read documents; browsers don't load the code.
   */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
}

/** Exports of a page's chunk. */
export interface PageModule<Copy> {
  readonly Page: ComponentType<PageProps<Copy>>;
  readonly head: (props: HeadProps<Copy>) => PageHead;
  /** Loads content that the document doesn't need at first (`islands.tsx`), for steps and prerendering. */
  readonly prepare?: (lang: Lang) => Promise<void>;
}

/** A page whose chunk and texts are loaded, so that it renders without waiting. */
export interface LoadedPage {
  /** The page's texts as they were loaded, for the build to print. */
  readonly texts: unknown;
  readonly element: (lang: Lang, id: string) => ReactElement;
  readonly head: (lang: Lang, id: string, settings: ShopSettings) => PageHead;
  /** Loads content that its document leaves out (islands); a step waits for it. */
  readonly prepare?: PageModule<unknown>['prepare'];
}

/** Loads a page in one language. */
export type LoadPage = (lang: Lang) => Promise<LoadedPage>;

/** Every page by its name. */
export type PageTable = Readonly<Record<PageName, LoadPage>>;

interface CopyModule<Copy> {
  readonly copy: Copy;
}

/** Combines a page's chunk with its texts. */
export function loaded<Copy>(
  { Page, head, prepare }: PageModule<Copy>,
  { copy }: CopyModule<Copy>,
): LoadedPage {
  return {
    texts: copy,
    element: (lang, id) => createElement(Page, { lang, copy, id }),
    head: (lang, id, settings) => head({ lang, copy, id, settings }),
    ...(prepare && { prepare }),
  };
}

/**
 * Creates an entry of the page table: the page's chunk and its texts per language, loaded separately.
 * `below` is the code of its islands; a step loads it at the same time.
 */
export function page<Copy>(
  load: () => Promise<PageModule<Copy>>,
  copy: Readonly<Record<Lang, () => Promise<CopyModule<Copy>>>>,
  below?: () => Promise<unknown>,
): LoadPage {
  return async (lang) => {
    const [module, texts] = await Promise.all([load(), copy[lang](), below?.()]);
    return loaded(module, texts);
  };
}
