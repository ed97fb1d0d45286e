import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { migrateDatabase, readMigrations } from '../db/migrate.ts';
import { createDatabase, dropDatabase } from '../postgres/databases.ts';
import { folderStore } from './folder-store.ts';
import { makeBackup } from './make-backup.ts';
import { keepRecipient, newRecoveryKey, recipientOf } from './recovery-key.ts';
import { restoreBackup } from './restore-backup.ts';

/** The migration that made backups possible. */
const FIRST = '0021_backups';
const ALL = readMigrations();
const since = ALL.findIndex(({ name }) => name === FIRST);
/** Schemas of versions of the shop, each as the number of migrations that it has. */
const EARLIER = ALL.slice(since, -1).map(({ name }, index) => [name, since + index + 1] as const);

const folder = mkdtempSync(path.join(tmpdir(), 'elvare-earlier-'));
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await dropDatabase(inject('postgres'), name);
  rmSync(folder, { recursive: true, force: true });
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

it.each(EARLIER)(
  'a backup of the schema %s is restored and migrated to the newest',
  {
    timeout: 60_000,
  },
  async (name, count) => {
    const source = await emptyDatabase();
    expect(await migrateDatabase(source, ALL.slice(0, count))).toEqual({ ok: true });
    const key = await newRecoveryKey();
    await withClient(source, async (client) => {
      await client.query(
        `insert into orders (id, number, status, amount, subtotal, shipping, customer_email, items,
         language, request_hash, expires_at, paid_at)
       select gen_random_uuid(), n, 'paid', n, n, 0, 'x@kundin.example', '[]', 'de', '', now(), now()
       from generate_series(1001, 1003) as n`,
      );
      await keepRecipient(client, (await recipientOf(key)) ?? '');
    });
    const store = folderStore(path.join(folder, name));
    const made = await makeBackup({ connectionString: source, store, secrets: { auth: 'x' } });
    if (!made.ok) throw new Error(made.reason);

    const target = await emptyDatabase();
    const chunks = store.read(made.name);
    const restored = await restoreBackup({ connectionString: target, chunks, identity: key });
    expect(restored).toMatchObject({ ok: true });
    expect(await readOrders(target)).toEqual(await readOrders(source));
    const applied = await withClient(target, (client) =>
      client.query('select hash from drizzle.__drizzle_migrations order by created_at'),
    );
    expect(applied.rows.map(({ hash }) => hash)).toEqual(ALL.map(({ hash }) => hash));
  },
);
