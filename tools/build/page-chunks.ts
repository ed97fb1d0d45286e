import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Lang } from '../../src/routes.ts';
import type { Chunk, Chunks } from './bundle.ts';
import { ROOT } from './fingerprint.ts';

const TABLE = 'src/web/pages.ts';
/** Entries in order: early taps, then the shop. */
const ENTRIES = ['src/web/entry-early.ts', 'src/web/entry-client.tsx'];

/** Source files of one entry of the page table. */
interface PageSources {
  readonly page: string;
  readonly copy: Readonly<Record<Lang, string>>;
}

/**
 * Reads the page table as text: only its `import()` expressions name the source files of a page, and the
 * bundle no longer has them.
 */
export async function readPageTable(): Promise<ReadonlyMap<string, PageSources>> {
  const text = await readFile(path.join(ROOT, TABLE), 'utf8');
  const table = new Map<string, PageSources>();
  for (const [, name = '', body = ''] of text.matchAll(/^ {2}(\w+): page\((.*?)^ {2}\}?\),$/gms)) {
    const sources = [...body.matchAll(/import\('(\.\.?\/.+?)'\)/g)].map(([, file = '']) =>
      path.posix.join(path.posix.dirname(TABLE), file),
    );
    const [page, de, en] = sources;
    if (!page || !de || !en) throw new Error(`${TABLE}: the entry ${name} can not be read`);
    table.set(name, { page, copy: { de, en } });
  }
  return table;
}

/** Files that a document loads: scripts in order of importance, styles in cascade order. */
export interface PageFiles {
  readonly entries: readonly string[];
  readonly page: string;
  /** Imports of the first entry, preloaded at once. */
  readonly early: readonly string[];
  /** The page and its imports, preloaded with low priority. Its texts are in the document. */
  readonly scripts: readonly string[];
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

/** Returns the files of a page from Vite's manifest. */
export function filesOf(chunks: Chunks, sources: PageSources): PageFiles {
  const chunkOf = (source: string) => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`the bundle has no ${source}`);
    return chunk;
  };
  const entries = ENTRIES.map(chunkOf);
  const page = chunkOf(sources.page);
  const all = closure(chunks, [...ENTRIES, sources.page]);
  const early = closure(chunks, ENTRIES.slice(0, 1)).filter((chunk) => !entries.includes(chunk));
  return {
    entries: entries.map(({ file }) => file),
    page: page.file,
    early: early.map(({ file }) => file),
    scripts: all
      .filter((chunk) => !entries.includes(chunk) && !early.includes(chunk))
      .map(({ file }) => file),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))],
  };
}
