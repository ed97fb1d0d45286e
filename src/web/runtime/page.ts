import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';
import type { Lang } from '../../routes.ts';
import type { ShopSettings } from '../settings.ts';
import type { PictureSource } from '../ui/picture-source.ts';
import type { PageName } from './target.ts';

/** Properties of every page component. */
export interface PageProps<Texts> {
  readonly lang: Lang;
  /** The page's own texts in that language. */
  readonly texts: Texts;
  /** The path's `:id`, already known to exist (jerseys excepted); empty on other screens. */
  readonly id: string;
}

/** Argument of a page's `head`. */
export interface HeadProps<Texts> extends PageProps<Texts> {
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
export interface PageModule<Texts> {
  readonly Page: ComponentType<PageProps<Texts>>;
  readonly head: (props: HeadProps<Texts>) => PageHead;
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

/** An entry of the page table. */
export interface PageEntry {
  /** Loads the page's chunk; the build reads from it which file that is. */
  readonly page: () => Promise<unknown>;
  /** Loads the page in one language. */
  readonly load: (lang: Lang) => Promise<LoadedPage>;
}

/** Every page by its name. */
export type PageTable = Readonly<Record<PageName, PageEntry>>;

/** Exports of a text file. */
export interface TextsModule<Texts> {
  readonly texts: Texts;
}

/** Combines a page's chunk with its texts. */
export function loaded<Texts>(
  { Page, head, prepare }: PageModule<Texts>,
  { texts }: TextsModule<Texts>,
): LoadedPage {
  return {
    texts,
    element: (lang, id) => createElement(Page, { lang, texts, id }),
    head: (lang, id, settings) => head({ lang, texts, id, settings }),
    ...(prepare && { prepare }),
  };
}
