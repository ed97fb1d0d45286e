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

const holders = new WeakMap<pg.Pool, Holder>();
/** Held or asked for by this process: PostgreSQL gives its own connection a lock twice. */
const keysOf = new WeakMap<pg.Pool, Set<string>>();

export type Alone<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/**
 * Runs `work` while nobody else on any node runs something under `key`; `ok: false` when somebody
 * does. A lock of a connection, not of a transaction, because `work` may wait for others; it falls
 * with the process.
 *
 * All locks of a process are held by one connection of `pool`, so that `work` always finds another:
 * if each held its own, enough of them at once would wait for each other until all had failed. Not
 * to be called in a transaction, which holds a connection as well.
 */
export async function runAlone<T>(
  pool: pg.Pool,
  key: string,
  work: () => Promise<T>,
): Promise<Alone<T>> {
  const keys = keysOf.get(pool) ?? new Set<string>();
  keysOf.set(pool, keys);
  if (keys.has(key)) return { ok: false };
  keys.add(key);
  try {
    return await withHolder(pool, async (holder) => {
      if (!(await ask(holder, 'pg_try_advisory_lock', key))) return { ok: false };
      try {
        return { ok: true, value: await work() };
      } finally {
        // Without its connection the lock is gone anyway, and the work is done.
        await ask(holder, 'pg_advisory_unlock', key).catch(() => undefined);
      }
    });
  } finally {
    keys.delete(key);
  }
}

async function withHolder<T>(pool: pg.Pool, run: (holder: Holder) => Promise<T>): Promise<T> {
  const holder = holderOf(pool);
  holder.users += 1;
  try {
    return await run(holder);
  } finally {
    holder.users -= 1;
    if (holder.users === 0) {
      if (holders.get(pool) === holder) holders.delete(pool);
      await holder.client.then(
        (client) => client.release(holder.lost),
        () => undefined,
      );
    }
  }
}

/** The one in use, unless it has lost its connection: then those to come share a new one. */
function holderOf(pool: pg.Pool): Holder {
  const known = holders.get(pool);
  if (known && !known.lost) return known;
  const holder = { client: pool.connect(), users: 0, lost: false, asking: Promise.resolve() };
  holders.set(pool, holder);
  return holder;
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
