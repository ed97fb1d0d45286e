import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface Change {
  collection: string;
  id: string;
  /** Undefined deletes. */
  value: unknown;
}

/**
 * Named collections, read from memory and kept in an SQLite file that this process alone may open.
 * Values are never mutated: a change puts a new value.
 */
export class Store<C extends object> {
  #database: DatabaseSync;
  #collections = new Map<string, Map<string, unknown>>();

  /** Reads everything the file has. Throws an error of SQLite. */
  constructor(file: string) {
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

  close(): void {
    this.#database.close();
  }

  #prepare(file: string): void {
    const database = this.#database;
    // EXCLUSIVE is a lock of the operating system, which ends with the process that holds it.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    // A commit survives a killed process; of a power cut it needs to survive only whole.
    database.exec('PRAGMA synchronous = NORMAL');
    chmodSync(file, 0o600);
    database.exec(`CREATE TABLE IF NOT EXISTS records (
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

  #commit(changes: readonly Change[]): void {
    if (changes.length > 0) this.#save(changes);
    for (const { collection, id, value } of changes) {
      if (value === undefined) this.#collection(collection).delete(id);
      else this.#collection(collection).set(id, value);
    }
  }

  #save(changes: readonly Change[]): void {
    const database = this.#database;
    const put = database.prepare(
      'INSERT INTO records VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    );
    const remove = database.prepare('DELETE FROM records WHERE collection = ? AND id = ?');
    database.exec('BEGIN');
    try {
      for (const { collection, id, value } of changes) {
        if (value === undefined) remove.run(collection, id);
        else put.run(collection, id, JSON.stringify(value));
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
}

/** Reads its own writes; nothing is visible to others before `commit`. */
export class Transaction<C extends object> {
  #store: Store<C>;
  #changes = new Map<string, Change>();
  #write: (changes: readonly Change[]) => void;
  #afterwards: (() => void)[] = [];

  constructor(store: Store<C>, write: (changes: readonly Change[]) => void) {
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

  /** Runs once the changes are committed. */
  afterwards(action: () => void): void {
    this.#afterwards.push(action);
  }

  /** Writes the changes to the file, then makes them visible. Throws if the disk refuses, and changes nothing. */
  commit(): void {
    this.#write([...this.#changes.values()]);
    this.#changes.clear();
    for (const action of this.#afterwards.splice(0)) action();
  }
}
