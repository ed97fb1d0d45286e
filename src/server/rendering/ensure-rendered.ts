import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { RENDERED, readBuild } from './build-files.ts';
import { Renderer } from './renderer.ts';
import { servedAt, versionOf } from './versions.ts';

/**
 * Renders a catalogue if no process has done so, until it can be served. Returns the renderer, which may still be at
 * work; undefined if nothing was missing, or there is no build.
 */
export async function ensureRendered(
  dist: string,
  catalogue: Catalogue,
): Promise<Renderer | undefined> {
  const build = readBuild(dist)?.id;
  if (build === undefined) return undefined;
  if (servedAt(path.join(dist, RENDERED), versionOf(build, catalogue)) !== undefined)
    return undefined;
  const renderer = new Renderer({ dist, build });
  try {
    await renderer.begin(catalogue);
  } catch (error) {
    renderer.stop();
    throw error;
  }
  return renderer;
}
