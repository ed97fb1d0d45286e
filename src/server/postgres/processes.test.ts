import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { dataFolder, endEverything, temporaryFolder, track } from '#test/postgres/postgres-shop.ts';
import { databaseAccount } from './account.ts';
import { clusterFolder, clusterName, hasProc } from './cluster.ts';
import { parsePostmasterFile } from './postmaster-file.ts';
import { clusterProcess, clusterProcesses, isPostmaster, waitUntil } from './processes.ts';
import { startPostgres } from './start-postgres.ts';

afterAll(endEverything);

/** Values of `proc` that this machine supports: with /proc, and with `ps` (macOS has only that). */
const ways = hasProc ? [true, false] : [false];

test('finds the processes of its own cluster and no others', async () => {
  const dataDir = dataFolder();
  const started = await startPostgres({ dataDir, log: () => undefined });
  if (!started.ok) throw new Error(started.message);
  const { postgres } = started;
  const cluster = { folder: clusterFolder(dataDir), name: clusterName(dataDir) };
  const elsewhere = temporaryFolder();
  const other = { folder: elsewhere, name: clusterName(elsewhere) };
  for (const proc of ways) {
    const found = await clusterProcesses(cluster, proc);
    expect(found.filter(isPostmaster).map(({ pid }) => pid)).toEqual([postgres.pid]);
    expect(found.some(({ title }) => title.includes('checkpointer'))).toBe(true);
    expect((await clusterProcess(cluster, postgres.pid, proc))?.pid).toBe(postgres.pid);
    expect(await clusterProcess(cluster, process.pid, proc)).toBeUndefined();
    expect(await clusterProcesses(other, proc)).toEqual([]);
    expect(await clusterProcess(other, postgres.pid, proc)).toBeUndefined();
  }
  await postgres.stop();
});

test('ignores another program whose working directory is the folder', async () => {
  const folder = temporaryFolder();
  track(spawn('sleep', ['600'], { cwd: folder, stdio: 'ignore' }));
  for (const proc of ways) {
    expect(await clusterProcesses({ folder, name: clusterName(folder) }, proc)).toEqual([]);
  }
});

test('a process that has ended is no process of the cluster', async () => {
  const child = spawn('true', { stdio: 'ignore' });
  await once(child, 'exit');
  const cluster = { folder: temporaryFolder(), name: 'elvare-0' };
  for (const proc of ways) {
    expect(await clusterProcess(cluster, child.pid ?? 0, proc)).toBeUndefined();
  }
});

test('waitUntil() returns true once the condition holds, false after the time', async () => {
  let asked = 0;
  expect(await waitUntil(async () => ++asked === 3, 5_000)).toBe(true);
  expect(asked).toBe(3);
  expect(await waitUntil(async () => false, 1)).toBe(false);
});

const lines = ['4711', '/proc/self/cwd', '1795241179', '5432', '.', '', '  2148085  4', 'ready   '];

test('reads pid and status of the postmaster’s file', () => {
  expect(parsePostmasterFile(`${lines.join('\n')}\n`)).toEqual({ pid: 4711, status: 'ready' });
  expect(parsePostmasterFile(`${lines.slice(0, 7).join('\n')}\n`)).toEqual({
    pid: 4711,
    status: '',
  });
  expect(parsePostmasterFile([...lines.slice(0, 7), 'stopping'].join('\n'))).toEqual({
    pid: 4711,
    status: 'stopping',
  });
});

test('returns undefined for a malformed one', () => {
  for (const text of ['', '\n', 'x\n', '-5\n', '0\n', '1.5\n']) {
    expect(parsePostmasterFile(text)).toBeUndefined();
  }
});

const FOLDER = '/srv/shop/.data';
/** The account `nobody` in the private group of this data folder. */
const nobody = { uid: 65534, gid: expect.toSatisfy((gid) => gid >= 60_578 && gid < 61_184) };
const sudo = { SUDO_UID: '501', SUDO_GID: '20' };

test('a user runs the database under their own account', () => {
  const shop = { uid: 1000, platform: 'linux', env: sudo, dataDir: FOLDER } as const;
  expect(databaseAccount(shop, undefined)).toBeUndefined();
  expect(databaseAccount(shop, { uid: 1000, gid: 1000 })).toBeUndefined();
});

test('root runs it as `nobody`, or as the owner of an existing cluster', () => {
  const shop = { uid: 0, platform: 'linux', env: sudo, dataDir: FOLDER } as const;
  expect(databaseAccount(shop, undefined)).toEqual(nobody);
  expect(databaseAccount(shop, { uid: 0, gid: 0 })).toEqual(nobody);
  expect(databaseAccount(shop, { uid: 65534, gid: 65534 })).toEqual(nobody);
  expect(databaseAccount(shop, { uid: 1000, gid: 100 })).toEqual({ uid: 1000, gid: 100 });
  const other = databaseAccount({ ...shop, dataDir: '/srv/other/.data' }, undefined);
  expect(other?.gid).not.toBe(databaseAccount(shop, undefined)?.gid);
});

test('on macOS, root by sudo runs it as the calling user', () => {
  const shop = { uid: 0, platform: 'darwin', env: sudo, dataDir: FOLDER } as const;
  expect(databaseAccount(shop, undefined)).toEqual({ uid: 501, gid: 20 });
  expect(databaseAccount({ ...shop, env: {} }, undefined)).toEqual(nobody);
  expect(databaseAccount({ ...shop, env: { SUDO_UID: '0', SUDO_GID: '0' } }, undefined)).toEqual(
    nobody,
  );
});
