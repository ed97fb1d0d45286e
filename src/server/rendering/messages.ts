import type { Catalogue } from '#catalogue/catalogue.ts';
import type { RenderResult } from './render-version.ts';
import type { SentCatalogue } from './sent-catalogue.ts';

export type RenderTask =
  | { readonly task: 'version'; readonly version: string; readonly all: boolean }
  | { readonly task: 'page'; readonly pathname: string };

export type ToRenderer = RenderTask & { readonly id: number; readonly catalogue: SentCatalogue };

/** A task as the renderer carries it out. */
export type Asked = RenderTask & { readonly id: number; readonly catalogue: Catalogue };

export type FromRenderer =
  | ({ readonly id: number } & (RenderResult | { readonly html: string }))
  | { readonly id: number; readonly failed: string }
  /** Nothing is left to do. */
  | { readonly idle: true };
