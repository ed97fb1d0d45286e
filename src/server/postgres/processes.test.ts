import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { clusterFolder, clusterName, hasProc } from './cluster.ts';
import { dataFolder, endEverything, temporaryFolder, track } from './postgres.fixture.ts';
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
