import path from 'node:path';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { RENDERED, readBuild } from './build-files.ts';
import { Renderer } from './renderer.ts';
import { servedAt, versionOf } from './versions.ts';

/**
 * Renders a catalogue if no process has done so. `onCompressed` is called later, when its files were compressed as
 * small as can be. The renderer ends by itself.
 */
export async function ensureRendered(
  dist: string,
  catalogue: Catalogue,
  onCompressed: () => void,
): Promise<void> {
  const build = readBuild(dist)?.id;
  if (build === undefined) return;
  if (servedAt(path.join(dist, RENDERED), versionOf(build, catalogue)) !== undefined) return;
  const renderer = new Renderer({ dist, build, onCompressed });
  try {
    await renderer.render(catalogue);
  } catch (error) {
    renderer.stop();
    throw error;
  }
}
