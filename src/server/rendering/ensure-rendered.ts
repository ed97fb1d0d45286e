import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { RENDERED, readBuild } from './build-files.ts';
import { Renderer } from './renderer.ts';
import { servedAt, versionOf } from './versions.ts';

/** Renders a catalogue if no process has done so. */
export async function ensureRendered(dist: string, catalogue: Catalogue): Promise<void> {
  const build = readBuild(dist)?.id;
  if (build === undefined) return;
  if (servedAt(path.join(dist, RENDERED), versionOf(build, catalogue)) !== undefined) return;
  const renderer = new Renderer({ dist, build });
  try {
    await renderer.render(catalogue);
  } finally {
    renderer.stop();
  }
}
