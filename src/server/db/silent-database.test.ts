import { sql } from 'drizzle-orm';
import { to as copyTo } from 'pg-copy-streams';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startTool } from '#test/run-tool.ts';
import type { TestShop } from '#test/shop.ts';
import { CutGate } from '#test/tcp-gate.ts';
import { temporaryDatabase, temporaryFolder } from '#test/temporary.ts';
import { LimitedClient, openClient } from '../limited-client.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';
import { MIGRATION_LOCK, takeMigrationLock } from './migrate.ts';

const SILENCE_MS = 700;
const ROWS = 'select n from generate_series(1, 2) n';
/** Names what a wait ended with, and after how many limits. */
const endOf = async (wait: Promise<unknown>) => {
  const began = performance.now();
  const error = await wait.then(
    () => 'an answer',
    (reason: unknown) => reason,
  );
  return { isAway: isDatabaseAway(error), limits: (performance.now() - began) / SILENCE_MS };
};

const connectionString = await temporaryDatabase();
const name = new URL(connectionString).pathname.slice(1);
const gate = new CutGate(connectionString);
const gated = await gate.open();
const log = createLog(() => undefined);
const database = openDatabase(gated, log, { size: 3, silenceMs: SILENCE_MS });
afterAll(async () => {
  await database.pool.end();
  await gate.close();
});

test('ends a statement, a transaction and a copy of a silent connection after one limit, and drops it', async () => {
  const { pool, db } = database;
  const copying = await pool.connect();
  const begun = Promise.withResolvers<void>();
  const silent = Promise.withResolvers<void>();
  const nested = db.transaction(async () => {
    begun.resolve();
    await silent.promise;
    await db.transaction((tx) => tx.execute(sql`select 1`));
  });
  await begun.promise;
  await pool.query(ROWS);
  [gate.left, gate.isSilent] = [0, true];
  silent.resolve();
  const copied = copying.query(copyTo(`copy (${ROWS}) to stdout`)).toArray();
  const ends = await Promise.all([endOf(pool.query(ROWS)), endOf(nested), endOf(copied)]);
  copying.release(true);
  for (const { isAway, limits } of ends) {
    expect(isAway).toBe(true);
    expect(limits).toBeGreaterThan(0.9);
    expect(limits).toBeLessThan(2);
  }
  [gate.left, gate.isSilent] = [undefined, false];
  expect(pool.totalCount).toBe(0);
  expect((await pool.query(ROWS)).rowCount).toBe(2);
});

test('an idle connection is no silent one, and is given up when it is silent later', async () => {
  const client = await openClient(gated, 'test', 100);
  await client.query('select pg_sleep(0.02)');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect((await client.query(ROWS)).rowCount).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 250));
  [gate.left, gate.isSilent] = [0, true];
  expect(await endOf(client.query(ROWS))).toMatchObject({ isAway: true });
  [gate.left, gate.isSilent] = [undefined, false];
  await client.end();
});

test('gives up a server that takes a connection and says nothing', async () => {
  [gate.left, gate.isSilent] = [0, true];
  const client = new LimitedClient({
    connectionString: gated,
    connectionTimeoutMillis: SILENCE_MS,
  });
  expect(await endOf(client.connect())).toMatchObject({ isAway: true });
  [gate.left, gate.isSilent] = [undefined, false];
});

test('a command whose connection breaks says so in a sentence', async () => {
  gate.left = 4;
  const dataDir = temporaryFolder(onTestFinished);
  const shop = { settings: { dataDir } } as TestShop['shop'];
  const { ended } = startTool({ connectionString: gated, shop }, 'catalogue-import', [dataDir]);
  expect(await ended).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^The command ended early: Connection terminated.* run it again\.\n$/,
    ),
  });
  gate.left = undefined;
});

test('waits for a migration of somebody else, but not for ever', async () => {
  const [holder, next] = await Promise.all([
    openClient(connectionString, 'test'),
    openClient(connectionString, 'test'),
  ]);
  await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  expect(await takeMigrationLock(next, 'pg_advisory_lock_shared', 50)).toContain('Try again');
  await holder.end();
  expect(await takeMigrationLock(next)).toBeUndefined();
  await next.end();
});

test('a database that was read-only for a while refuses one write afterwards, not one a connection', async () => {
  const { pool } = database;
  await pool.query('create table written (n int)');
  const write = () =>
    pool.query('insert into written values (1)').then(
      () => 'written',
      () => 'refused',
    );
  const readOnly = (is: boolean) =>
    pool.query(`alter database ${name} set default_transaction_read_only = ${is}`);
  const all = () => Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  await readOnly(true);
  for (const client of await all()) client.release(true);
  const stale = await all();
  const admin = await openClient(connectionString, 'test');
  await admin.query('set default_transaction_read_only = off');
  await admin.query(`alter database ${name} set default_transaction_read_only = off`);
  await admin.end();
  // One of them is at work while the pool is emptied.
  const [busy, ...idle] = stale;
  for (const client of idle) client.release();
  expect(await write()).toBe('refused');
  busy?.release();
  expect([await write(), await write(), await write()]).toEqual(['written', 'written', 'written']);
});
