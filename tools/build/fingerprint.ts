import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import {
  ADMIN_BUNDLE,
  type Build,
  FORMER_BUNDLE,
  RENDERED,
  readBuild,
} from '#server/rendering/build-files.ts';
import { versionOf } from '#server/rendering/versions.ts';
import { type BuildSettings, printedSettings } from './settings.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');

const bundleFile = (dist: string) => path.join(dist, 'bundle.json');
/**
 * Sources of every bundle; the bundler names the modules elsewhere that it found. Tailwind reads all of `src/web`, and
 * sheets that import each other are no modules.
 */
const SOURCES = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'src/admin',
  'src/browser',
  'src/web',
  'src/server/rendering',
  'tools/build.ts',
  'tools/build',
];

/** Fingerprint of the bundle, with the files it was made of. */
interface Bundle {
  readonly sources: readonly string[];
  readonly fingerprint: string;
}

async function filesOf(name: string): Promise<string[]> {
  const full = path.join(ROOT, name);
  try {
    const entries = await readdir(full, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [full];
    throw error;
  }
}

/** Returns one hash over the sources of a bundle, of which `sources` are outside `SOURCES`. */
async function fingerprint(sources: readonly string[]): Promise<string> {
  const listed = (await Promise.all(SOURCES.map(filesOf))).flat();
  const files = new Set([...listed, ...sources.map((source) => path.join(ROOT, source))]);
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    // A source that is gone changes the hash like one that is different.
    const content = await readFile(file).catch(() => 'gone');
    hash.update(path.relative(ROOT, file)).update(content);
  }
  return hash.digest('hex');
}

/** Returns the fingerprint of the bundle in `dist`; undefined if a source has changed since. */
export async function currentBundle(dist = DIST): Promise<string | undefined> {
  // An interrupted build has no such file.
  const text = await readFile(bundleFile(dist), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const bundle: Bundle = JSON.parse(text);
  return bundle.fingerprint === (await fingerprint(bundle.sources))
    ? bundle.fingerprint
    : undefined;
}

/**
 * Forgets the bundle, and puts its scripts and styles aside if it was whole. Call it before the first of its files is
 * replaced: whoever interrupts that may go back to its sources.
 */
export async function dropBundle(dist = DIST): Promise<void> {
  if (!existsSync(bundleFile(dist))) return;
  await rm(bundleFile(dist));
  const former = path.join(dist, FORMER_BUNDLE);
  await rm(former, { recursive: true, force: true });
  await mkdir(path.join(former, ADMIN_BUNDLE), { recursive: true });
  for (const folder of ['assets', `${ADMIN_BUNDLE}/assets`]) {
    await rename(path.join(dist, folder), path.join(former, folder)).catch(() => undefined);
  }
}

/** Writes the fingerprint of a bundle and returns it. Call it last, so that an interrupted build has none. */
export async function keepBundle(sources: readonly string[], dist = DIST): Promise<string> {
  const bundle: Bundle = { sources, fingerprint: await fingerprint(sources) };
  await writeFile(bundleFile(dist), JSON.stringify(bundle));
  return bundle.fingerprint;
}

/** The build that a bundle and the settings make. */
export function buildOf(bundle: string, settings: BuildSettings): Build {
  const printed = printedSettings(settings);
  const hash = createHash('sha256').update(bundle + JSON.stringify(printed));
  return { id: hash.digest('hex').slice(0, 16), settings: printed };
}

/** Returns true if sources or a printed setting changed since `dist` was built. */
export async function needsBundle(settings: BuildSettings): Promise<boolean> {
  const bundle = await currentBundle();
  return bundle === undefined || readBuild(DIST)?.id !== buildOf(bundle, settings).id;
}

/** Returns true if sources, a printed setting or the catalogue changed since `dist` was built. */
export async function needsBuild(settings: BuildSettings, catalogue: Catalogue): Promise<boolean> {
  const bundle = await currentBundle();
  if (bundle === undefined) return true;
  const { id } = buildOf(bundle, settings);
  const version = versionOf(id, catalogue);
  return readBuild(DIST)?.id !== id || !existsSync(path.join(DIST, RENDERED, `${version}.json`));
}
