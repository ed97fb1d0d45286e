import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { startCatalogue } from '#server/catalogue/seed-version.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed.ts';
import { createJobs } from '#server/jobs/boss-jobs.ts';
import { createLog } from '#server/log.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { createDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's cluster; `TEMPLATE` in it is migrated and seeded. */
    postgres: string;
  }
}

/** Every test database is a copy of this one. */
export const TEMPLATE = 'elvare_template';

/** Tests need no durability, and the disk is what they would wait for. */
async function makeFast(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await client.query(`alter system set ${name} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
}

async function fillTemplate(connectionString: string): Promise<void> {
  await migrateDatabase(connectionString);
  const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
  const { pool, db } = openDatabase(connectionString, log);
  await seedDatabase(db);
  await startCatalogue(db, 'demo', seedCatalogue);
  const jobs = createJobs(pool, log);
  await jobs.install();
  await jobs.stop();
  await pool.end();
}

/**
 * A real PostgreSQL in a folder of its own, with `TEMPLATE` in it. What a `durable` one has committed
 * survives its crash; the others are fast instead.
 */
export async function startTestPostgres({ durable = false } = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'elvare-test-'));
  const started = await startPostgres({ dataDir, log: () => undefined });
  if (!started.ok) throw new Error(started.message);
  const { postgres } = started;
  if (!durable) await makeFast(postgres.connectionString);
  await fillTemplate(await createDatabase(postgres.connectionString, TEMPLATE));
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { connectionString: postgres.connectionString, postgres, stop };
}

/** One for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, stop } = await startTestPostgres();
  project.provide('postgres', connectionString);
  return stop;
}
