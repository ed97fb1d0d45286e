import path from 'node:path';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import type { PageManifest } from '#contract/pages.ts';
import { RENDERED, readBuild } from '#server/rendering/build-files.ts';
import { readManifest, versionOf } from '#server/rendering/versions.ts';

/** Returns the rendered seed of a build and its manifest's file. */
export function renderedSeed(folder: string): {
  readonly manifest: PageManifest;
  readonly file: string;
} {
  const build = readBuild(folder)?.id ?? '';
  const version = versionOf(build, seedCatalogue);
  const manifest = readManifest(path.join(folder, RENDERED), version);
  if (manifest === undefined) throw new Error('Nothing is built yet: run npm run build first.');
  return { manifest, file: path.join(folder, RENDERED, `${version}.json`) };
}
