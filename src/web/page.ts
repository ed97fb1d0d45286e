import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';
import type { Lang } from '../routes.ts';
import type { ShopSettings } from './settings.ts';
import type { PictureSource } from './ui/picture-source.ts';

/** What every page component gets. */
export interface PageProps<Copy> {
  readonly lang: Lang;
  /** The page's own texts in that language. */
  readonly copy: Copy;
  /** The path's `:id`, already known to exist (jerseys excepted); empty on other screens. */
  readonly id: string;
}

/** What a page's `head` gets. */
export interface HeadProps<Copy> extends PageProps<Copy> {
  readonly settings: ShopSettings;
}

/** What belongs into the document's head. Canonical, hreflang and Open Graph are made from it. */
export interface PageHead {
  /** Without the shop's name; that is appended. */
  readonly title: string;
  /** One or two sentences, 160 characters at most. */
  readonly description: string;
  /** The page's largest picture: preloaded, and shown by social networks. */
  readonly picture?: PictureSource;
  /** The crop that phones get instead; preloaded there in place of `picture`. */
  readonly phonePicture?: PictureSource;
  /** `sizes` of that picture where it is shown. */
  readonly sizes?: string;
  /**
   * schema.org objects, each with its own `@type`; `@context` is added. Machines read documents, so
   * only prerendering fills it and no browser carries the code.
   */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
}

/** What a page's chunk exports. */
export interface PageModule<Copy> {
  readonly Page: ComponentType<PageProps<Copy>>;
  readonly head: (props: HeadProps<Copy>) => PageHead;
  /** Loads what the document doesn't need at first (`islands.tsx`), for steps and prerendering. */
  readonly prepare?: (lang: Lang) => Promise<void>;
}

/** A page whose chunk and texts are here: ready to render without waiting. */
export interface LoadedPage {
  /** The page's texts as they were loaded, for the build to print. */
  readonly copy: unknown;
  readonly element: (lang: Lang, id: string) => ReactElement;
  readonly head: (lang: Lang, id: string, settings: ShopSettings) => PageHead;
  /** Loads what its document came without; a step waits for it. */
  readonly prepare?: PageModule<unknown>['prepare'];
}

export interface PageEntry {
  readonly load: (lang: Lang) => Promise<LoadedPage>;
}

interface CopyModule<Copy> {
  readonly copy: Copy;
}

/** Puts a page's chunk and its texts together. */
export function loaded<Copy>(
  { Page, head, prepare }: PageModule<Copy>,
  { copy }: CopyModule<Copy>,
): LoadedPage {
  return {
    copy,
    element: (lang, id) => createElement(Page, { lang, copy, id }),
    head: (lang, id, settings) => head({ lang, copy, id, settings }),
    ...(prepare && { prepare }),
  };
}

/**
 * An entry of the page table: the page's chunk and its texts per language, each loaded alone. `below` is
 * the code of its islands; named here, a step loads it at the same time.
 */
export function page<Copy>(
  load: () => Promise<PageModule<Copy>>,
  copy: Readonly<Record<Lang, () => Promise<CopyModule<Copy>>>>,
  below?: () => Promise<unknown>,
): PageEntry {
  return {
    load: async (lang) => {
      const [module, texts] = await Promise.all([load(), copy[lang](), below?.()]);
      return loaded(module, texts);
    },
  };
}
