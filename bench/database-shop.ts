/** Starts a shop with its own database, for benchmarks that read both. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { type BenchShop, startShop } from './shop.ts';

export interface DatabaseShop {
  readonly shop: BenchShop;
  readonly databaseUrl: string;
  /** Pid of the database's postmaster. */
  readonly postmaster: number;
  /** Pool without parallel queries, so that each query uses one core. */
  readonly pool: pg.Pool;
  /** Settings with which another node of the shop starts. */
  readonly settings: Record<string, string>;
}

/** Starts everything, runs `measure` and stops everything. `settings` are added to the shop's. */
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
    const all = {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'only-for-this-benchmark-0123456789abcdef',
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    };
    const shop = await startShop(all);
    undo.push(() => shop.stop());
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 2,
      options: '-c max_parallel_workers_per_gather=0',
    });
    undo.push(() => pool.end());
    return await measure({ shop, databaseUrl, postmaster: postgres.pid, pool, settings: all });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
