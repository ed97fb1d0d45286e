import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../shop.ts';
import { committing } from './after-commit.ts';
import { isDatabaseAway } from './away.ts';

const dialect = new PgDialect();

/**
 * Makes `db.transaction` run what `afterCommit` collected, and give its connection back whatever
 * happens. Drizzle's own keeps the connection for ever when `begin` fails, as it does for everybody
 * who is about to begin while the database restarts: a few restarts, and the pool is empty.
 */
export function withTransactions(db: Database, pool: pg.Pool): Database {
  db.transaction = (run, config) =>
    committing(async () => {
      const client = await pool.connect();
      let broken = false;
      try {
        const session = new NodePgSession(client, dialect, undefined);
        // The schema only serves drizzle's relational queries, which nobody here asks.
        return await session.transaction(run as never, config);
      } catch (error) {
        broken = isDatabaseAway(error);
        throw error;
      } finally {
        client.release(broken);
      }
    });
  return db;
}
