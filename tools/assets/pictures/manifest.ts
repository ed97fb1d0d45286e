/**
 * Stores a fingerprint of each file's master and recipe, so that a rerun only makes changed files. The
 * manifest is in tools/, because no visitor needs it.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '#server/rendering/content-folder.ts';

/** File below public/ → fingerprint of master and recipe. */
export type Manifest = Record<string, string>;

/** Returns the first 16 hex digits of the hash over a master's bytes and the recipe. */
export function fingerprint(source: string | Buffer, recipe: unknown): string {
  return createHash('sha256')
    .update(source)
    .update(JSON.stringify(recipe))
    .digest('hex')
    .slice(0, 16);
}

/** True if the file exists and was made from the same master by the same recipe. */
export function isCurrent(manifest: Manifest, root: string, file: string, print: string): boolean {
  return manifest[file] === print && existsSync(path.join(root, file));
}

export async function readManifest(file: string): Promise<Manifest> {
  if (!existsSync(file)) return {};
  return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Writes the manifest, sorted and one entry per line, for readable diffs. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhole(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
