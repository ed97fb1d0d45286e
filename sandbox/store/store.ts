import path from 'node:path';
import { Journal, readLines } from './journal.ts';
import { makeFolder } from './make-folder.ts';

const HEADER = JSON.stringify({ journal: 'elvare-sandbox', version: 1 });
const REWRITE_AFTER_BYTES = 128 * 1024 * 1024;

/** `[collection, id, value]` puts, `[collection, id]` deletes. */
type Change = [collection: string, id: string, value?: unknown];

export interface StoreOptions<C> {
  file: string;
  collections: readonly (keyof C & string)[];
  /** False for entries that a rewrite of the file may drop. Default: everything stays. */
  keep?: (collection: keyof C & string, value: C[keyof C & string]) => boolean;
  onFailure: (error: unknown) => void;
  rewriteAfterBytes?: number;
}

/** The journal on disk was damaged in a way that a torn last write does not explain. */
export class DamagedJournal extends Error {}

/**
 * Named collections held in memory and kept in a journal. Values are never mutated: a change puts
 * a new value. One transaction is one line, so it survives a crash whole or not at all.
 */
export class Store<C extends object> {
  #maps: Record<string, Map<string, unknown>>;
  #journal: Journal | undefined;
  #keep: StoreOptions<C>['keep'];

  private constructor(options: StoreOptions<C>) {
    this.#maps = Object.fromEntries(options.collections.map((name) => [name, new Map()]));
    this.#keep = options.keep;
  }

  /** Replays the journal and rewrites it compactly. Throws `DamagedJournal`, or a file error. */
  static async open<C extends object>(options: StoreOptions<C>): Promise<Store<C>> {
    await makeFolder(path.dirname(options.file));
    const store = new Store<C>(options);
    await store.#replay(options.file);
    store.#journal = await Journal.open({
      file: options.file,
      snapshot: () => store.#snapshot(),
      rewriteAfterBytes: options.rewriteAfterBytes ?? REWRITE_AFTER_BYTES,
      onFailure: options.onFailure,
    });
    return store;
  }

  get<K extends keyof C & string>(collection: K, id: string): C[K] | undefined {
    return this.#map(collection).get(id) as C[K] | undefined;
  }

  /** All values of a collection, oldest first. */
  values<K extends keyof C & string>(collection: K): IterableIterator<C[K]> {
    return this.#map(collection).values() as IterableIterator<C[K]>;
  }

  size(collection: keyof C & string): number {
    return this.#map(collection).size;
  }

  begin(): Transaction<C> {
    return new Transaction<C>(this, (changes) => this.#commit(changes));
  }

  /** Resolves when everything that can be read now would survive a crash. */
  settled(): Promise<void> {
    return this.#journal?.settled() ?? Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#journal?.close();
  }

  #map(collection: string): Map<string, unknown> {
    const map = this.#maps[collection];
    if (!map) throw new Error(`There is no collection ${collection}`);
    return map;
  }

  #apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const [collection, id, value] = change;
      if (change.length === 2) this.#map(collection).delete(id);
      else this.#map(collection).set(id, value);
    }
  }

  #commit(changes: Change[]): Promise<void> {
    if (changes.length === 0) return Promise.resolve();
    if (!this.#journal) throw new Error('The store is not open');
    this.#apply(changes);
    return this.#journal.append(JSON.stringify(changes));
  }

  *#snapshot(): Generator<string> {
    yield HEADER;
    for (const [name, map] of Object.entries(this.#maps)) {
      for (const [id, value] of map) {
        if (this.#keep?.(name as keyof C & string, value as C[keyof C & string]) === false) {
          map.delete(id);
          continue;
        }
        yield JSON.stringify([[name, id, value]]);
      }
    }
  }

  async #replay(file: string): Promise<void> {
    let number = 0;
    let unreadable = 0;
    for await (const line of readLines(file)) {
      number += 1;
      if (unreadable > 0) throw new DamagedJournal(`${file} is damaged at line ${unreadable}.`);
      if (number === 1) {
        if (line !== HEADER) throw new DamagedJournal(`${file} is not a journal of this version.`);
        continue;
      }
      try {
        this.#apply(JSON.parse(line) as Change[]);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        // A power cut can leave blocks of a never-acknowledged last line half written.
        unreadable = number;
      }
    }
  }
}

/** Reads its own writes; nothing is visible to others before `commit`. */
export class Transaction<C extends object> {
  #store: Store<C>;
  #changes: Change[] = [];
  #written = new Map<string, unknown>();
  #write: (changes: Change[]) => Promise<void>;
  #afterwards: (() => void)[] = [];

  constructor(store: Store<C>, write: (changes: Change[]) => Promise<void>) {
    this.#store = store;
    this.#write = write;
  }

  get<K extends keyof C & string>(collection: K, id: string): C[K] | undefined {
    const key = `${collection} ${id}`;
    if (this.#written.has(key)) return this.#written.get(key) as C[K] | undefined;
    return this.#store.get(collection, id);
  }

  put<K extends keyof C & string>(collection: K, id: string, value: C[K]): void {
    this.#written.set(`${collection} ${id}`, value);
    this.#changes.push([collection, id, value]);
  }

  delete(collection: keyof C & string, id: string): void {
    this.#written.set(`${collection} ${id}`, undefined);
    this.#changes.push([collection, id]);
  }

  /** Runs once the changes are visible in memory (not yet on disk). */
  afterwards(action: () => void): void {
    this.#afterwards.push(action);
  }

  /** Makes the changes visible at once; resolves when they are on disk. */
  commit(): Promise<void> {
    const changes = this.#changes;
    this.#changes = [];
    const written = this.#write(changes);
    for (const action of this.#afterwards.splice(0)) action();
    return written;
  }
}
