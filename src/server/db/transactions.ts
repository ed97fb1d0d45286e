import { AsyncLocalStorage } from 'node:async_hooks';
import { type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isDatabaseAway } from './database-errors.ts';

export type Database = NodePgDatabase;
/** Argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const waiting = new AsyncLocalStorage<(() => void)[]>();

/**
 * Runs `action` once the surrounding `db.transaction` has committed, or now when there is none. A
 * rollback forgets it. For hints that may be lost (waking a worker): what must happen belongs into
 * the transaction as a job.
 */
export function afterCommit(action: () => void): void {
  const actions = waiting.getStore();
  if (actions === undefined) action();
  else actions.push(action);
}

/** Runs a transaction; after its commit, what `afterCommit` was given meanwhile. */
async function committing<T>(transaction: () => Promise<T>): Promise<T> {
  const actions: (() => void)[] = [];
  const result = await waiting.run(actions, transaction);
  for (const action of actions) action();
  return result;
}

const dialect = new PgDialect();

/**
 * Makes `db.transaction`
 *
 * - run what `afterCommit` collected;
 * - give its connection back whatever happens. Drizzle's own keeps the connection for ever when
 *   `begin` fails, as it does for everybody who is about to begin while the database restarts: a few
 *   restarts, and the pool is empty;
 * - inside another one be a part of it (a savepoint). The login library signs up in a transaction and
 *   asks for the mail meanwhile: on a second connection, a few sign-ups at once would hold them all
 *   and wait for more.
 */
export function withTransactions(db: Database, pool: pg.Pool): Database {
  const around = new AsyncLocalStorage<{ tx: Transaction | undefined }>();
  db.transaction = (run, config) => {
    const outer = around.getStore()?.tx;
    if (outer) return outer.transaction(run);
    return committing(async () => {
      const client = await pool.connect();
      let broken: Error | undefined;
      // Emptied at the end, for whatever was begun meanwhile and goes on.
      const inside: { tx: Transaction | undefined } = { tx: undefined };
      try {
        const session = new NodePgSession(client, dialect, undefined);
        // The two types differ in the schema of relational queries, which nobody here asks.
        return await session.transaction((tx) => {
          inside.tx = tx as never;
          return around.run(inside, () => run(tx as never));
        }, config);
      } catch (error) {
        if (error instanceof Error && isDatabaseAway(error)) broken = error;
        throw error;
      } finally {
        inside.tx = undefined;
        client.release(broken);
      }
    });
  };
  return db;
}
