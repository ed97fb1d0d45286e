import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { RenderResult } from './render-version.ts';

export type RenderTask = { readonly catalogue: Catalogue } & (
  | { readonly task: 'version'; readonly version: string; readonly all: boolean }
  | { readonly task: 'page'; readonly pathname: string }
);

export type ToRenderer = RenderTask & { readonly id: number };

export type FromRenderer =
  | ({ readonly id: number } & (RenderResult | { readonly html: string }))
  | { readonly id: number; readonly failed: string }
  /** Nothing is left to do; `compressed` if files were made smaller. */
  | { readonly idle: true; readonly compressed: boolean };
