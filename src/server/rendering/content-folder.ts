import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { compress } from './compress.ts';
import { FORMER_LASTS_MS, readManifest, versionsIn } from './versions.ts';

/** Ends names of files that are being written, or whose writer was killed. */
const UNFINISHED = '.tmp';

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

  /** Returns the file's name at once; `written` resolves when it is there. */
  put(text: string, ending: string): { readonly name: string; readonly written: Promise<void> } {
    const content = Buffer.from(text);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const name = `${hash}.${ending}`;
    return { name, written: this.has(name) ? Promise.resolve() : this.#write(name, content) };
  }

  async #write(name: string, content: Buffer): Promise<void> {
    const file = path.join(this.#folder, name);
    const { br, gz } = await compress(content);
    await writeWhole(file, content);
    await writeWhole(`${file}.gz`, gz);
    // Last, because its presence stands for all.
    await writeWhole(`${file}.br`, br);
  }

  /** Deletes versions that nobody serves any more, and files that no version has. Rejects as soon as the signal is aborted. */
  async prune(now: number, signal?: AbortSignal): Promise<void> {
    const since = now - FORMER_LASTS_MS;
    const used = new Set<string>();
    for (const { version, at } of versionsIn(this.#folder)) {
      await pause(undefined, { signal });
      if (at < since) {
        await rm(path.join(this.#folder, `${version}.json`), { force: true });
        continue;
      }
      used.add(`${version}.json`);
      const manifest = readManifest(this.#folder, version);
      for (const { file } of Object.values(manifest?.pages ?? {})) used.add(file);
      for (const file of Object.values(manifest?.files ?? {})) used.add(file);
    }
    for (const name of await readdir(this.#folder)) {
      const [hash, ending] = name.split('.');
      if (!name.endsWith(UNFINISHED) && used.has(`${hash}.${ending}`)) continue;
      const file = path.join(this.#folder, name);
      // Younger ones may belong to a version that is being rendered.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
      if (mtimeMs < since) await rm(file, { force: true });
    }
  }
}
