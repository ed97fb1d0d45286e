import type { Catalogue } from '#catalogue/catalogue.ts';
import type { PageEntry, PageManifest } from './pages.ts';

/** Inputs of rendering that the build has made; only the render bundle knows their shape. */
export interface RenderSite {
  /** `site.json` beside the bundle. */
  readonly site: unknown;
  /** Settings that documents print. */
  readonly settings: unknown;
  /** Reads a file of the browser's bundle. */
  readonly asset: (file: string) => Promise<string>;
  /** Returns the bytes of a text as it is sent. */
  readonly weigh: (text: string) => number;
}

export interface RenderedDocument extends Pick<PageEntry, 'script' | 'style'> {
  readonly html: string;
}

type RenderedPath = Pick<PageEntry, 'status' | 'noStore'> & { readonly path: string };

/** A file beside the documents. Making its text is cheap beside rendering a document. */
export interface VersionFile {
  readonly pathname: string;
  /** Objects that the text is made of: the same objects make the same text. Undefined for the whole catalogue. */
  readonly parts: readonly unknown[] | undefined;
  readonly text: () => string;
}

/** Makes everything that is served of one version of the catalogue. */
export interface VersionRenderer extends Pick<PageManifest, 'notFound' | 'unknown'> {
  readonly paths: readonly RenderedPath[];
  /** Digest of what all documents say of the catalogue. Beside it, each says nothing of it but its data. */
  readonly common: string;
  /** Returns the data of a document, a file of its own; undefined for pages without. */
  readonly data: (path: string, version: string) => VersionFile | undefined;
  readonly render: (path: string) => Promise<RenderedDocument>;
  /** Returns files that belong to no single document. */
  readonly sharedFiles: (version: string) => readonly VersionFile[];
}

/** Exports of the render bundle. */
export interface RenderBundle {
  /** The returned function ends the renderer that it returned before: one version at a time. */
  readonly openSite: (site: RenderSite) => (catalogue: Catalogue) => VersionRenderer;
}
