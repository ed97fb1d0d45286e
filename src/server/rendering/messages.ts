import type { Catalogue } from '#catalogue/catalogue.ts';
import type { RenderedDocument } from '#contract/rendering.ts';
import type { RenderResult } from './render-version.ts';
import type { SentCatalogue } from './sent-catalogue.ts';

export type RenderTask =
  | { readonly task: 'version'; readonly version: string; readonly all: boolean }
  | { readonly task: 'page'; readonly pathname: string };

export type ToRenderer =
  | (RenderTask & {
      readonly id: number;
      /** Absent for the catalogue that was sent last. */
      readonly catalogue: SentCatalogue | undefined;
    })
  /** Ends the version that is being rendered. */
  | { readonly task: 'stop' };

/** A task as the renderer carries it out. */
export type Asked = RenderTask & { readonly id: number; readonly catalogue: Catalogue };

export type FromRenderer =
  | ({ readonly id: number } & (RenderResult | RenderedDocument))
  | { readonly id: number; readonly failed: string }
  /** The version can be served, although some of its documents are not rendered yet. */
  | { readonly id: number; readonly begun: true }
  /** Said about once a second while a version is rendered. */
  | { readonly works: true }
  /** Nothing is left to do. */
  | { readonly idle: true };
