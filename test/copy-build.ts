import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { BUILD, RENDERED } from '#server/rendering/build-files.ts';
import { DIST } from '#tools/build/fingerprint.ts';

/** Files that shops of other tests make and delete in the same build. */
const PASSING = /\.tmp$|\.lock(?:-journal)?$/;

/** Copies the build, so that a test may change it; the assets stay where they are. */
export function copyBuild(dist: string): void {
  copyBundle(dist);
  cpSync(path.join(DIST, RENDERED), path.join(dist, RENDERED), {
    recursive: true,
    filter: (file) => !PASSING.test(file),
  });
}

/** The same without rendered versions. */
export function copyBundle(dist: string): void {
  if (!existsSync(path.join(DIST, BUILD))) throw new Error('Run npm run build first.');
  const left = ['assets', RENDERED].map((name) => path.join(DIST, name));
  cpSync(DIST, dist, {
    recursive: true,
    filter: (file) => !left.includes(file) && !PASSING.test(file),
  });
  symlinkSync(path.join(DIST, 'assets'), path.join(dist, 'assets'));
}
