/** A shop on a database of its own, for benchmarks that look into both. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../src/server/postgres/start-postgres.ts';
import { type BenchShop, startShop } from './shop.ts';

export interface DatabaseShop {
  readonly shop: BenchShop;
  readonly databaseUrl: string;
  /** The process id of the database's first process. */
  readonly postmaster: number;
  /** A query through it takes one core, however large its tables. */
  readonly pool: pg.Pool;
}

/** Runs `measure` with all of it up, and ends it; `settings` are added to the shop's. */
export async function withDatabaseShop<T>(
  settings: Readonly<Record<string, string>>,
  measure: (own: DatabaseShop) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'elvare-bench-'));
  const undo = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const started = await startPostgres({ dataDir, log: () => undefined });
    if (!started.ok) throw new Error(started.message);
    const { postgres } = started;
    undo.push(() => postgres.stop());
    const databaseUrl = postgres.connectionString;
    const shop = await startShop({
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'only-for-this-benchmark-0123456789abcdef',
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    });
    undo.push(() => shop.stop());
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 2,
      options: '-c max_parallel_workers_per_gather=0',
    });
    undo.push(() => pool.end());
    return await measure({ shop, databaseUrl, postmaster: postgres.pid, pool });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
