import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Layout of the file, kept in SQLite's `user_version`. */
const VERSION = 1;

interface Change {
  collection: string;
  id: string;
  /** Undefined deletes. */
  value: unknown;
}

interface StoreOptions {
  file: string;
  /** Called once when the disk refuses a write: nothing can be acknowledged any more. */
  onFailure: (error: unknown) => void;
}

/** The file was written by another version of the sandbox. */
export class ForeignStore extends Error {}

/**
 * Named collections, read from memory and kept in an SQLite file that this process alone may open.
 * Values are never mutated: a change puts a new value. Transactions that commit in the same turn of
 * the event loop share one write to the disk.
 */
export class Store<C extends object> {
  #database: DatabaseSync;
  #onFailure: (error: unknown) => void;
  #collections = new Map<string, Map<string, unknown>>();
  #unsaved: Change[] = [];
  /** The write to come. Stays rejected after a failure, so that every later commit fails too. */
  #saving: Promise<void> | undefined;

  /** Reads everything the file has. Throws `ForeignStore`, or an error of SQLite. */
  constructor({ file, onFailure }: StoreOptions) {
    this.#onFailure = onFailure;
    mkdirSync(path.dirname(file), { recursive: true });
    this.#database = new DatabaseSync(file);
    try {
      this.#prepare(file);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  get<K extends keyof C & string>(collection: K, id: string): C[K] | undefined {
    return this.#collection(collection).get(id) as C[K] | undefined;
  }

  /** All values of a collection, oldest first. */
  values<K extends keyof C & string>(collection: K): IterableIterator<C[K]> {
    return this.#collection(collection).values() as IterableIterator<C[K]>;
  }

  begin(): Transaction<C> {
    return new Transaction<C>(this, (changes) => this.#commit(changes));
  }

  /** Resolves when everything that can be read now would survive a crash. */
  settled(): Promise<void> {
    return this.#saving ?? Promise.resolve();
  }

  async close(): Promise<void> {
    await this.#saving?.catch(() => undefined);
    this.#database.close();
  }

  #prepare(file: string): void {
    const database = this.#database;
    // EXCLUSIVE is a lock of the operating system, which ends with the process that holds it.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    chmodSync(file, 0o600);
    const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
    if (version !== 0 && version !== VERSION) {
      throw new ForeignStore(`${file} has version ${version}, this sandbox reads ${VERSION}.`);
    }
    database.exec(`PRAGMA user_version = ${VERSION};
      CREATE TABLE IF NOT EXISTS records (
        collection TEXT, id TEXT, value TEXT, PRIMARY KEY (collection, id)
      )`);
    const rows = database.prepare('SELECT collection, id, value FROM records ORDER BY rowid');
    for (const { collection, id, value } of rows.iterate()) {
      this.#collection(String(collection)).set(String(id), JSON.parse(String(value)));
    }
  }

  #collection(name: string): Map<string, unknown> {
    const known = this.#collections.get(name);
    if (known) return known;
    const fresh = new Map<string, unknown>();
    this.#collections.set(name, fresh);
    return fresh;
  }

  #commit(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return Promise.resolve();
    for (const { collection, id, value } of changes) {
      if (value === undefined) this.#collection(collection).delete(id);
      else this.#collection(collection).set(id, value);
    }
    this.#unsaved.push(...changes);
    this.#saving ??= new Promise<void>((done) => setImmediate(done)).then(() => this.#save());
    return this.#saving;
  }

  #save(): void {
    const database = this.#database;
    try {
      const put = database.prepare(
        'INSERT INTO records VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
      );
      const remove = database.prepare('DELETE FROM records WHERE collection = ? AND id = ?');
      database.exec('BEGIN');
      for (const { collection, id, value } of this.#unsaved) {
        if (value === undefined) remove.run(collection, id);
        else put.run(collection, id, JSON.stringify(value));
      }
      database.exec('COMMIT');
    } catch (error) {
      this.#onFailure(error);
      throw error;
    }
    this.#unsaved = [];
    this.#saving = undefined;
  }
}

/** Reads its own writes; nothing is visible to others before `commit`. */
export class Transaction<C extends object> {
  #store: Store<C>;
  #changes = new Map<string, Change>();
  #write: (changes: readonly Change[]) => Promise<void>;
  #afterwards: (() => void)[] = [];

  constructor(store: Store<C>, write: (changes: readonly Change[]) => Promise<void>) {
    this.#store = store;
    this.#write = write;
  }

  get<K extends keyof C & string>(collection: K, id: string): C[K] | undefined {
    const change = this.#changes.get(`${collection} ${id}`);
    return change ? (change.value as C[K] | undefined) : this.#store.get(collection, id);
  }

  put<K extends keyof C & string>(collection: K, id: string, value: C[K]): void {
    this.#changes.set(`${collection} ${id}`, { collection, id, value });
  }

  delete(collection: keyof C & string, id: string): void {
    this.#changes.set(`${collection} ${id}`, { collection, id, value: undefined });
  }

  /** Runs once the changes are visible in memory (not yet on disk). */
  afterwards(action: () => void): void {
    this.#afterwards.push(action);
  }

  /** Makes the changes visible at once; resolves when they are on disk. */
  commit(): Promise<void> {
    const written = this.#write([...this.#changes.values()]);
    this.#changes.clear();
    for (const action of this.#afterwards.splice(0)) action();
    return written;
  }
}
