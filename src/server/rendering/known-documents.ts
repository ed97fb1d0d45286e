import type { PageEntry, PageManifest } from '#contract/pages.ts';
import { readManifest, servedAt, versionsIn } from './versions.ts';

/** Versions that are searched for documents to use again. */
const LAST_VERSIONS = 8;

const keyOf = (pathname: string, inputs: string) => `${pathname} ${inputs}`;

export interface MadeVersion {
  readonly manifest: PageManifest;
  /** Parts of the catalogue that files are made of, by pathname. */
  readonly parts: ReadonlyMap<string, readonly unknown[]>;
}

/** Documents of the last versions of a build, by path and inputs. A process reads each version once. */
export class KnownDocuments {
  readonly #folder: string;
  readonly #build: string;
  readonly #versions = new Set<string>();
  readonly #entries = new Map<string, PageEntry>();
  #last: MadeVersion | undefined;

  constructor(folder: string, build: string) {
    this.#folder = folder;
    this.#build = build;
  }

  /** Reads versions that this process has not read or made. */
  refresh(): void {
    if (this.#versions.size > 2 * LAST_VERSIONS) {
      this.#versions.clear();
      this.#entries.clear();
    }
    for (const { version } of versionsIn(this.#folder).slice(0, LAST_VERSIONS)) {
      if (this.#versions.has(version)) continue;
      this.#versions.add(version);
      const manifest = readManifest(this.#folder, version);
      if (manifest?.build === this.#build) this.add(manifest);
    }
  }

  /** Remembers a version that this process has made, with the parts of its files. */
  made(manifest: PageManifest, parts: MadeVersion['parts']): void {
    this.#versions.add(manifest.version);
    this.add(manifest);
    this.#last = { manifest, parts };
  }

  /** The version that was made last, as long as its files are there. */
  get last(): MadeVersion | undefined {
    const last = this.#last;
    return last && servedAt(this.#folder, last.manifest.version) !== undefined ? last : undefined;
  }

  /** Adds documents of a version, by default all. */
  add({ pages }: PageManifest, pathnames = Object.keys(pages)): void {
    for (const pathname of pathnames) {
      const entry = pages[pathname];
      if (entry) this.#entries.set(keyOf(pathname, entry.inputs), entry);
    }
  }

  /** Returns a document that says the same; its file may be deleted since. */
  find(pathname: string, inputs: string): PageEntry | undefined {
    return this.#entries.get(keyOf(pathname, inputs));
  }
}
