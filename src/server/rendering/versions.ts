import { createHash, hash } from 'node:crypto';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { type PageManifest, pageManifest } from '#contract/pages.ts';
import { perObject } from '#rules/per-object.ts';
import { readOptional } from './read-file.ts';

/** A process that serves a version marks it this often. */
export const MARK_EVERY_MS = 60 * 1000;
/** Age of the mark of a version that a process may be serving. */
export const SERVED_NOW_MS = 3 * MARK_EVERY_MS;
/** Documents that were open when another version came load their own version's data for a day. */
export const FORMER_LASTS_MS = 24 * 60 * 60 * 1000 + SERVED_NOW_MS;

/** `begun`: of a version some of whose documents are not rendered yet. */
export type Stage = 'begun' | 'whole';

export const manifestFile = (folder: string, version: string, stage: Stage = 'whole') =>
  path.join(folder, stage === 'whole' ? `${version}.json` : `${version}.begun.json`);

/** Returns a digest of a product. */
export const digestOf = perObject((product: Product) =>
  hash('sha256', JSON.stringify(product), 'base64'),
);

/** Names a version of the catalogue as a build renders it. */
export function versionOf(build: string, { products, ...rest }: Catalogue): string {
  const hash = createHash('sha256').update(`${build}\n${JSON.stringify(rest)}`);
  for (const product of products) hash.update(digestOf(product));
  return hash.digest('hex').slice(0, 10);
}

/** Returns a rendered version; undefined if it was never rendered that far. */
export function readManifest(
  folder: string,
  version: string,
  stage: Stage = 'whole',
): PageManifest | undefined {
  const text = readOptional(manifestFile(folder, version, stage));
  return text && pageManifest.parse(JSON.parse(text.toString()));
}

/** Says that a version is served now, unless its files were taken away. */
export function markServed(folder: string, version: string, now: number): void {
  if (servedAt(folder, version) === undefined) return;
  utimesSync(manifestFile(folder, version), now / 1000, now / 1000);
}

/** Says that a version is no longer served: it goes when its place is needed, at the latest in a day. */
export function markFormer(folder: string, version: string, now: number): void {
  markServed(folder, version, now - SERVED_NOW_MS);
}

/** Returns when a version was last said to be served, or made; undefined for unknown ones. */
export function servedAt(folder: string, version: string, stage?: Stage): number | undefined {
  return statSync(manifestFile(folder, version, stage), { throwIfNoEntry: false })?.mtimeMs;
}

/** Returns the rendered versions in a folder, last served first. */
export function versionsIn(folder: string): { readonly version: string; readonly at: number }[] {
  return readdirSync(folder)
    .flatMap((name) => /^([0-9a-f]{10})\.json$/.exec(name)?.[1] ?? [])
    .map((version) => ({ version, at: servedAt(folder, version) ?? 0 }))
    .sort((a, b) => b.at - a.at);
}
