import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, compressDocument } from './compress.ts';
import { FORMER_LASTS_MS, readManifest, SERVED_NOW_MS, versionsIn } from './versions.ts';

/** Ends names of files that are being written, or whose writer was killed. */
const UNFINISHED = '.tmp';

interface PruneOptions {
  /** Called before each file and version; pruning ends if it rejects. */
  readonly between?: () => Promise<void>;
  /** Share of the newest version's files that is about to be written, from 0 to 1. */
  readonly share?: number;
  /** Names of files that the version about to be written has. */
  readonly keep?: Iterable<string>;
}

/** Returns the name of the file that a compressed or unfinished one is made of. */
const contentOf = (name: string) => name.split('.').slice(0, 2).join('.');

/** Writes a file so that it is there whole or not at all. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/**
 * Existing folder of files that are named by a hash of their content and never change, each compressed beside it.
 * Killed at any point, it has whole files only.
 */
export class ContentFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  has(name: string): boolean {
    return existsSync(path.join(this.#folder, `${name}.br`));
  }

  /** Returns the file's name; `write` writes it unless it is there. */
  put(
    text: string,
    ending: string,
  ): { readonly name: string; readonly write: () => Promise<void> } {
    const content = Buffer.from(text);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const name = `${hash}.${ending}`;
    return { name, write: async () => (this.has(name) ? undefined : this.#write(name, content)) };
  }

  async #write(name: string, content: Buffer): Promise<void> {
    const file = path.join(this.#folder, name);
    const isDocument = name.endsWith('.html');
    const { br, gzip } = await (isDocument ? compressDocument(content) : compress(content));
    await writeWhole(file, content);
    await writeWhole(`${file}.gz`, gzip);
    // Last, because its presence stands for all.
    await writeWhole(`${file}.br`, br);
  }

  /**
   * Deletes versions that nobody has served for a day, or that make the folder larger than twice the files of the
   * newest one, and every file that no other version has. Call it while nothing is written into the folder.
   */
  async prune(
    now: number,
    { between = async () => undefined, share = 0, keep = [] }: PruneOptions = {},
  ): Promise<void> {
    // Manifests have the shortest names: they go before their files do.
    const names = (await readdir(this.#folder)).sort((a, b) => a.length - b.length);
    /** Bytes of files with their compressed siblings. */
    const sizes = new Map<string, number>();
    for (const name of names) {
      await between();
      const { size } = await stat(path.join(this.#folder, name)).catch(() => ({ size: 0 }));
      sizes.set(contentOf(name), (sizes.get(contentOf(name)) ?? 0) + size);
    }
    const used = new Set<string>();
    let bytes = 0;
    let limit = Number.POSITIVE_INFINITY;
    for (const [nth, { version, at }] of versionsIn(this.#folder).entries()) {
      await between();
      const { pages = {}, files = {} } = readManifest(this.#folder, version) ?? {};
      const documents = Object.values(pages).flatMap(({ file }) => file ?? []);
      const added = new Set(
        [...documents, ...Object.values(files)].filter((each) => !used.has(each)),
      );
      const more = [...added].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
      const isServed = at > now - SERVED_NOW_MS;
      if (at < now - FORMER_LASTS_MS || (!isServed && bytes + more > limit)) continue;
      if (nth === 0) limit = (2 - share) * more;
      bytes += more;
      for (const name of [...added, `${version}.json`]) used.add(name);
    }
    for (const name of keep) used.add(name);
    for (const name of names) {
      await between();
      if (used.has(contentOf(name)) && !name.endsWith(UNFINISHED)) continue;
      await rm(path.join(this.#folder, name), { force: true });
    }
  }
}
