import path from 'node:path';
import type { LoadChunk } from '#web/runtime/page.ts';
import type { Chunk, Chunks } from './bundle.ts';
import { BACKGROUND, ENTRIES } from './chunks.ts';

/** Files that a document loads: scripts in order of importance, styles in cascade order. */
export interface PageFiles {
  readonly entries: readonly string[];
  readonly page: string;
  /** Imports of the first entry, preloaded at once. */
  readonly early: readonly string[];
  /** The page and its imports, preloaded with the second entry. Its texts are in the document. */
  readonly scripts: readonly string[];
  /** Work after load, and what it imports beside those. */
  readonly background: readonly string[];
  readonly styles: readonly string[];
}

function closure(chunks: Chunks, roots: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return [...seen.values()];
}

/** Returns the file that a loader of the page table imports, from the project's root as in Vite's manifest. */
function sourceOf(load: LoadChunk): string {
  const file = /import\('(.+)'\)/.exec(String(load))?.[1];
  if (file === undefined) throw new Error(`${load} imports no file`);
  return path.posix.join('src/web', file);
}

/** Returns the files of a page's chunk from Vite's manifest. */
export function filesOf(chunks: Chunks, load: LoadChunk): PageFiles {
  const pageSource = sourceOf(load);
  const chunkOf = (source: string) => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`the bundle has no ${source}`);
    return chunk;
  };
  const entries = ENTRIES.map(chunkOf);
  const page = chunkOf(pageSource);
  const all = closure(chunks, [...ENTRIES, pageSource]);
  const early = closure(chunks, ENTRIES.slice(0, 1)).filter((chunk) => !entries.includes(chunk));
  const background = closure(chunks, [BACKGROUND]).filter((chunk) => !all.includes(chunk));
  return {
    entries: entries.map(({ file }) => file),
    page: page.file,
    early: early.map(({ file }) => file),
    scripts: all
      .filter((chunk) => !entries.includes(chunk) && !early.includes(chunk))
      .map(({ file }) => file),
    background: background.map(({ file }) => file),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))],
  };
}
