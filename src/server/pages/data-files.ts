import path from 'node:path';
import type { PageManifest } from '#contract/pages.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { FORMER_LASTS_MS, readManifest, servedAt } from '../rendering/versions.ts';
import { ByteCache } from './byte-cache.ts';
import type { FileReader } from './file-store.ts';
import type { Reply } from './reply.ts';

const DATA_BYTES = 4 * 1024 * 1024;
/** Versions of the last day whose manifests stay in memory. */
const FORMER_VERSIONS = 16;

const DATA = /^\/data\/([0-9a-f]{10})\//;

/** Files of versions beside the documents: data of pages, sitemap and robots.txt. */
export class DataFiles {
  readonly #folder: string;
  readonly #files: FileReader;
  readonly #data = new ByteCache<string, Reply>(DATA_BYTES);
  readonly #former = new BoundedCache<PageManifest | undefined>(FORMER_VERSIONS);

  constructor(folder: string, files: FileReader) {
    this.#folder = folder;
    this.#files = files;
  }

  /**
   * Returns a file of the served version. Data of former versions are there for a day: documents that were open when
   * another version came load them.
   */
  get(served: PageManifest, pathname: string): Reply | undefined {
    const version = DATA.exec(pathname)?.[1];
    if (version === undefined || version === served.version) return this.#read(served, pathname);
    const at = servedAt(this.#folder, version);
    if (at === undefined || Date.now() - at > FORMER_LASTS_MS) return undefined;
    const former = this.#former.get(version, () => readManifest(this.#folder, version));
    return former && this.#read(former, pathname);
  }

  #read({ files }: PageManifest, pathname: string): Reply | undefined {
    const name = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (name === undefined) return undefined;
    const key = `${pathname} ${name}`;
    const kept = this.#data.get(key);
    if (kept !== undefined) return kept;
    const read = this.#files.read(pathname, path.join(this.#folder, name));
    if (read !== undefined) this.#data.set(key, read.reply, read.bytes);
    return read?.reply;
  }
}
