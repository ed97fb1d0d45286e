import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '#test/databases.ts';
import { FULL } from '#test/runs.ts';
import { migrateDatabase, readMigrations } from '../db/migrate.ts';
import { openDump } from './dump.ts';
import { restoreBackup } from './restore-backup.ts';
import { seal } from './seal.ts';
import { signerOf } from './signer.ts';

/** The migration that made backups possible. */
const FIRST = '0021_backups';
const ALL = readMigrations();
const since = ALL.findIndex(({ name }) => name === FIRST);
/** Schemas of versions of the shop, each as the number of migrations that it has; `npm test` takes the oldest. */
const EARLIER = ALL.slice(since, -1).map(({ name }, index) => [name, since + index + 1] as const);

const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await dropDatabase(inject('postgres'), name);
});

function emptyDatabase(): Promise<string> {
  const name = `earlier_${randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  return createDatabase(inject('postgres'), name);
}

async function withClient<T>(
  connectionString: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const readOrders = (connectionString: string) =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query(
      'select number, amount, status from orders order by number',
    );
    return rows;
  });

it('finds the versions that make backups', () => expect(EARLIER.length).toBeGreaterThan(3));

it.each(FULL ? EARLIER : EARLIER.slice(0, 1))(
  'a backup of the schema %s is restored and migrated to the newest',
  {
    timeout: 60_000,
  },
  async (_, count) => {
    const source = await emptyDatabase();
    expect(await migrateDatabase(source, ALL.slice(0, count))).toEqual({ ok: true });
    await withClient(source, async (client) => {
      await client.query(
        `insert into orders (id, number, status, amount, subtotal, shipping, customer_email, items,
         language, request_hash, expires_at, paid_at)
       select gen_random_uuid(), n, 'paid', n, n, 0, 'x@kundin.example', '[]', 'de', '', now(), now()
       from generate_series(1001, 1003) as n`,
      );
    });
    const dump = await openDump(source, { secrets: { auth: 'x' } });
    const target = await emptyDatabase();
    const restored = await restoreBackup({
      connectionString: target,
      chunks: seal(dump.chunks, []),
      identity: undefined,
      signer: signerOf('x').name,
    });
    await dump.close();
    expect(restored).toMatchObject({ ok: true });
    expect(await readOrders(target)).toEqual(await readOrders(source));
    // Every shop of before is a demo.
    const marks = await withClient(target, (client) => client.query('select id from live_shops'));
    expect(marks.rows).toEqual([]);
    const applied = await withClient(target, (client) =>
      client.query('select hash from drizzle.__drizzle_migrations order by created_at'),
    );
    expect(applied.rows.map(({ hash }) => hash)).toEqual(ALL.map(({ hash }) => hash));
  },
);
