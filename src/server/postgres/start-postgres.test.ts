import { statSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '#test/databases.ts';
import { dataFolder, endEverything, query, started } from '#test/postgres/postgres-shop.ts';
import { FULL } from '#test/runs.ts';
import { clusterFolder } from './cluster.ts';
import { findPostgres } from './find-postgres.ts';
import { startPostgres } from './start-postgres.ts';

afterAll(endEverything);

const log = () => undefined;

test('first start, second shop, second start', async () => {
  const dataDir = dataFolder();
  const lines: string[] = [];
  const first = await startPostgres({ dataDir, log: (line) => lines.push(line) });
  if (!first.ok) throw new Error(first.message);
  const { postgres } = first;
  expect(lines).toEqual(['Creating the database …']);
  expect(postgres.adopted).toBe(false);
  expect(await postgres.isRunning()).toBe(true);
  expect(statSync(clusterFolder(dataDir)).mode & 0o777).toBe(0o700);

  const [settings] = await query(
    postgres.connectionString,
    `SELECT current_setting('server_version_num')::int / 10000 AS major,
       current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checksums,
       current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync,
       current_setting('synchronous_commit') AS commit, current_setting('autovacuum') AS autovacuum,
       current_database() AS database, lower('ÄÖÜ') AS lower`,
  );
  expect(settings).toEqual({
    major: 18,
    encoding: 'UTF8',
    checksums: 'on',
    addresses: '',
    fsync: 'on',
    commit: 'on',
    autovacuum: 'on',
    database: 'elvare',
    lower: 'äöü',
  });
  await query(postgres.connectionString, 'CREATE TABLE kept AS SELECT 7 AS n');

  const second = await startPostgres({ dataDir, log });
  expect(second).toMatchObject({ ok: false, code: 'data_dir_in_use' });
  if (!second.ok) expect(second.message).toContain(`(process ${process.pid})`);
  expect(await findPostgres({ dataDir })).toBe(postgres.connectionString);

  await postgres.stop();
  await postgres.stop();
  expect(await postgres.isRunning()).toBe(false);
  expect(await findPostgres({ dataDir })).toBeUndefined();
  expect(await postgres.restart()).toMatchObject({ ok: false, code: 'stopped' });

  const again = await started(dataDir);
  expect(again.adopted).toBe(false);
  expect(await query(again.connectionString, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  await again.stop();
});

if (FULL)
  test('of two shops that start at once, one gets the folder', async () => {
    const dataDir = dataFolder();
    const results = await Promise.all([
      startPostgres({ dataDir, log }),
      startPostgres({ dataDir, log }),
    ]);
    expect(results.map((result) => (result.ok ? 'ok' : result.code)).sort()).toEqual([
      'data_dir_in_use',
      'ok',
    ]);
    for (const result of results) if (result.ok) await result.postgres.stop();
  });

test('copies and drops databases with special characters in their names', async () => {
  const cluster = inject('postgres');
  const goods = await createDatabase(cluster, 'goods "ä" 1%2');
  await query(goods, 'CREATE TABLE goods AS SELECT 1 AS id');
  const copy = await createDatabase(cluster, 'kopie "ä" 1%2', 'goods "ä" 1%2');
  expect(await query(copy, 'SELECT id FROM goods')).toEqual([{ id: 1 }]);
  for (const name of ['kopie "ä" 1%2', 'kopie "ä" 1%2', 'goods "ä" 1%2'])
    await dropDatabase(cluster, name);
  await expect(query(copy, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
});
