import type pg from 'pg';

/** The connection that holds this process's locks, from the first that is held to the last. */
interface Holder {
  readonly client: Promise<pg.PoolClient>;
  /** Transaction that holds or requests a lock on it. */
  users: number;
  lost: boolean;
  /** One statement at a time. */
  asking: Promise<unknown>;
}

type LockedResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/**
 * Locks of this process. All are held by one connection of the pool, so that locked work always finds
 * another: if each lock held its own, enough of them at once would wait for each other until all had
 * failed.
 */
export class Locks {
  readonly #pool: pg.Pool;
  #holder: Holder | undefined;
  /** Held or asked for by this process: PostgreSQL gives its own connection a lock twice. */
  readonly #keys = new Set<string>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Runs `work` while nobody else on any node runs something under `key`; `ok: false` when somebody
   * does. A lock of a connection, not of a transaction, because `work` may wait for others; it falls
   * with the process. Not to be called in a transaction, which holds a connection as well.
   */
  async runAlone<T>(key: string, work: () => Promise<T>): Promise<LockedResult<T>> {
    if (this.#keys.has(key)) return { ok: false };
    this.#keys.add(key);
    try {
      return await this.#withHolder(async (holder) => {
        if (!(await ask(holder, 'pg_try_advisory_lock', key))) return { ok: false };
        try {
          return { ok: true, value: await work() };
        } finally {
          // Without its connection the lock is gone anyway, and the work is done.
          await ask(holder, 'pg_advisory_unlock', key).catch(() => undefined);
        }
      });
    } finally {
      this.#keys.delete(key);
    }
  }

  async #withHolder<T>(run: (holder: Holder) => Promise<T>): Promise<T> {
    const holder = this.#holderInUse();
    holder.users += 1;
    try {
      return await run(holder);
    } finally {
      holder.users -= 1;
      if (holder.users === 0) {
        if (this.#holder === holder) this.#holder = undefined;
        await holder.client.then(
          (client) => client.release(holder.lost),
          () => undefined,
        );
      }
    }
  }

  /** The one in use, unless it has lost its connection: then those to come share a new one. */
  #holderInUse(): Holder {
    if (this.#holder && !this.#holder.lost) return this.#holder;
    const client = this.#pool.connect();
    this.#holder = { client, users: 0, lost: false, asking: Promise.resolve() };
    return this.#holder;
  }
}

async function ask(
  holder: Holder,
  what: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
  key: string,
): Promise<boolean> {
  const before = holder.asking;
  const { promise, resolve } = Promise.withResolvers<void>();
  holder.asking = promise;
  try {
    const client = await holder.client;
    await before;
    const { rows } = await client.query<{ done: boolean }>(
      `SELECT ${what}(hashtextextended($1, 0)) AS done`,
      [key],
    );
    return rows[0]?.done === true;
  } catch (error) {
    holder.lost = true;
    throw error;
  } finally {
    resolve();
  }
}
