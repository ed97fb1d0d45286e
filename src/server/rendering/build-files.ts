import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { RenderBundle, RenderSite, VersionRenderer } from '#contract/rendering.ts';
import { brotliBytes } from './compress.ts';
import { readOptional } from './read-file.ts';

/** Files of a build that the server reads, below `dist`. */
export const RENDER_BUNDLE = 'render/render.mjs';
export const RENDER_SITE = 'render/site.json';
/** The back office's bundle, and its documents by language. */
export const ADMIN_BUNDLE = 'admin';
export const ADMIN_FRAMES = `${ADMIN_BUNDLE}/frames.json`;
/** Scripts and styles of the bundle before, which the next start shares with all nodes (`pages/shared-files.ts`). */
export const FORMER_BUNDLE = 'former';
/** Id and printed settings of the newest build. */
export const BUILD = 'build.json';
/** The same of each build of the bundle, by its id: shops with other settings stand beside each other. */
export const BUILDS = 'builds';
export const buildFile = (id: string) => `${BUILDS}/${id}.json`;
/** Rendered versions; a new build leaves it alone. */
export const RENDERED = 'rendered';
/** Held by the process for which a renderer of the machine makes a version. */
export const RENDER_LOCK = 'render.lock';

/** A build of the storefront, without any data. */
export interface Build {
  /** Hash of the bundle and the printed settings. */
  readonly id: string;
  readonly settings: unknown;
}

/** Returns the newest build in a folder, or that of the id; undefined if there is none. */
export function readBuild(dist: string, id?: string): Build | undefined {
  const text = readOptional(path.join(dist, id === undefined ? BUILD : buildFile(id)));
  return text && (JSON.parse(text.toString()) as Build);
}

/** A loaded build, ready to render. */
export interface RenderProgram {
  readonly build: string;
  /** Returns the renderer of a catalogue, and ends that of another one. */
  readonly open: (catalogue: Catalogue) => VersionRenderer;
}

/** Loads the code that renders a build, by default the newest one; needs 100 MB, so it is never loaded by a process that serves. */
export async function loadProgram(dist: string, id?: string): Promise<RenderProgram> {
  const build = (id !== undefined && readBuild(dist, id)) || readBuild(dist);
  if (build === undefined) throw new Error(`There is no build in ${dist}.`);
  const site = await readFile(path.join(dist, RENDER_SITE), 'utf8');
  // The name of a build in its address: a process never gets the modules of an earlier one.
  const url = `${pathToFileURL(path.join(dist, RENDER_BUNDLE)).href}?${build.id}`;
  const bundle: RenderBundle = await import(/* @vite-ignore */ url);
  const input: RenderSite = {
    site: JSON.parse(site),
    settings: build.settings,
    weigh: (text) => brotliBytes(text),
    asset: (file) => readFile(path.join(dist, file), 'utf8'),
  };
  const open = bundle.openSite(input);
  let last: { readonly catalogue: Catalogue; readonly renderer: VersionRenderer } | undefined;
  return {
    build: build.id,
    open: (catalogue) => {
      if (last?.catalogue !== catalogue) last = { catalogue, renderer: open(catalogue) };
      return last.renderer;
    },
  };
}
