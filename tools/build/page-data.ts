import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DataTarget, dataPath } from '../../src/web/runtime/data-path.ts';

/** Documents that were open when another version came fetch their own version's files for this long. */
const FORMER_LASTS_MS = 24 * 60 * 60 * 1000;

/** Data of one page or shared file; undefined for pages without. */
export interface TargetData {
  readonly target: DataTarget;
  readonly data: unknown;
}

/** The data of all pages: its version, and files by their path from the site's root. */
export interface PageData {
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Serializes the data of all pages. Equal data have an equal version. */
export function pageData(pages: readonly TargetData[]): PageData {
  const made = pages.flatMap(({ target, data }) =>
    data === undefined ? [] : [{ target, json: JSON.stringify(data) }],
  );
  const hash = createHash('sha256');
  for (const { target, json } of made) hash.update(`${dataPath('', target)}\n${json}\n`);
  const version = hash.digest('hex').slice(0, 10);
  return {
    version,
    files: new Map(made.map(({ target, json }) => [dataPath(version, target), json])),
  };
}

/** Writes the files into `dist`. */
export async function writePageData({ files }: PageData, dist: string): Promise<void> {
  for (const [pathname, json] of files) {
    const file = path.join(dist, pathname);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, json);
  }
}

async function versionsIn(folder: string): Promise<{ name: string; at: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const versions = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  return versions.sort((a, b) => b.at - a.at);
}

/**
 * Moves the data of former builds out of `dist`, which the bundler empties. The returned function puts back
 * versions that were replaced less than a day before `now` (ms). The time of a version's folder is when it was
 * replaced.
 */
export async function keepFormerData(
  dist: string,
  kept: string,
  now: number,
): Promise<(version: string) => Promise<void>> {
  await mkdir(path.dirname(kept), { recursive: true });
  // After a build that was killed they are there already; `dist` then has an unfinished version.
  if (!existsSync(kept)) await rename(path.join(dist, 'data'), kept).catch(() => undefined);
  const [latest, ...former] = await versionsIn(kept);
  const recent = former.filter(({ at }) => now - at < FORMER_LASTS_MS);
  return async (version) => {
    for (const { name, at } of latest ? [{ ...latest, at: now }, ...recent] : []) {
      if (name === version) continue;
      const folder = path.join(dist, 'data', name);
      await cp(path.join(kept, name), folder, { recursive: true });
      await utimes(folder, at / 1000, at / 1000);
    }
    await rm(kept, { recursive: true, force: true });
  };
}
