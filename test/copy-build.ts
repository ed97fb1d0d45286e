import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { BUILD } from '#server/rendering/build-files.ts';
import { DIST } from '#tools/build/fingerprint.ts';

/** Files that shops of other tests make and delete in the same build. */
const PASSING = /\.tmp$|\.lock(?:-journal)?$/;

/** Copies the build, so that a test may change it; the assets stay where they are. */
export function copyBuild(dist: string): void {
  if (!existsSync(path.join(DIST, BUILD))) throw new Error('Run npm run build first.');
  const assets = path.join(DIST, 'assets');
  cpSync(DIST, dist, {
    recursive: true,
    filter: (file) => !file.startsWith(assets) && !PASSING.test(file),
  });
  symlinkSync(assets, path.join(dist, 'assets'));
}
