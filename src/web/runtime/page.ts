import type { ComponentType, ReactElement } from 'react';
import { createElement } from 'react';
import type { Lang } from '#routes.ts';
import type { ShopSettings } from '../settings.ts';
import type { PictureSource } from '../ui/picture-source.ts';
import type { PageName, Target } from './target.ts';

/**
 * Properties of every page component. `Data` is what its `data()` makes of the catalogue
 * (`src/web/page-data.ts`); absent for pages without one, and for an id that the catalogue doesn't have.
 */
export interface PageProps<Texts, Data = undefined> {
  readonly lang: Lang;
  /** The page's own texts in that language. */
  readonly texts: Texts;
  /** German path without its first slash of a list or product that exists; empty on other screens. */
  readonly id: string;
  readonly data?: Data | undefined;
}

/** Argument of a page's `head`. */
export interface HeadProps<Texts, Data = undefined> extends PageProps<Texts, Data> {
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

/** Adds the shop's name. */
export function documentTitle({ title }: Pick<PageHead, 'title'>, { name }: ShopSettings): string {
  return title.startsWith(name) ? title : `${title} | ${name}`;
}

/** Exports of a page's chunk. */
export interface PageModule<Texts, Data> {
  readonly Page: ComponentType<PageProps<Texts, Data>>;
  readonly head: (props: HeadProps<Texts, Data>) => PageHead;
  /** Loads content that the document doesn't need at first (`islands.tsx`), for steps and prerendering. */
  readonly prepare?: (lang: Lang, data: Data | undefined) => Promise<unknown>;
}

/** A page whose chunk and texts are loaded, so that it renders without waiting. */
export interface LoadedPage {
  /** The page's texts as they were loaded, for the build to print. */
  readonly texts: unknown;
  /** Its data, for the build to print. */
  readonly data: unknown;
  readonly element: (lang: Lang, id: string) => ReactElement;
  readonly head: (lang: Lang, id: string, settings: ShopSettings) => PageHead;
  /** Loads content that its document leaves out (islands); a step waits for it. */
  readonly prepare?: (lang: Lang) => Promise<unknown>;
}

/** Loads a page's chunk; the build reads from it which file that is. */
export type LoadChunk<Module = unknown> = () => Promise<Module>;

/** Returns the name of the chunk that shows a page's data; empty where a page has one. */
export function chunkOf(data: unknown): string {
  return (data as { readonly chunk?: string } | undefined)?.chunk ?? '';
}

/** An entry of the page table. */
export interface PageEntry {
  /** The page's chunks by the name that its data give (`chunkOf()`). */
  readonly chunks: Readonly<Record<string, LoadChunk>>;
  /** Loads the page of a target: code, texts and data. */
  readonly load: (target: Target) => Promise<LoadedPage>;
}

/** Every page by its name. */
export type PageTable = Readonly<Record<PageName, PageEntry>>;

/** Module of a text file. */
export interface TextsModule<Texts> {
  readonly default: Texts;
}

/** Combines a page's chunk with its texts and data. */
export function loaded<Texts, Data>(
  { Page, head, prepare }: PageModule<Texts, Data>,
  texts: Texts,
  data: Data | undefined,
): LoadedPage {
  return {
    texts,
    data,
    element: (lang, id) => createElement(Page, { lang, texts, id, data }),
    head: (lang, id, settings) => head({ lang, texts, id, data, settings }),
    ...(prepare && { prepare: (lang) => prepare(lang, data) }),
  };
}
