import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import {
  dataFolder,
  endEverything,
  killNow,
  query,
  spawnShop,
  started,
  temporaryFolder,
  track,
} from '#test/postgres/postgres-shop.ts';
import { clusterFolder, clusterName } from './cluster.ts';
import { clusterProcesses, waitUntil } from './processes.ts';

afterAll(endEverything);

test('a server that survived its killed or interrupted shop is adopted with its data', async () => {
  const dataDir = dataFolder();
  const { child, report } = await spawnShop({ dataDir });
  expect(report).toMatchObject({ ok: true, adopted: false });
  const busy = await spawnShop({ dataDir });
  expect(busy.report).toMatchObject({ ok: false, code: 'data_dir_in_use' });
  await query(report.connectionString, 'CREATE TABLE kept AS SELECT 1 AS n');
  await killNow(child);

  const next = await spawnShop({ dataDir });
  expect(next.report).toMatchObject({ ok: true, adopted: true, pid: report.pid });
  expect(await query(next.report.connectionString, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  // Ctrl-C in a terminal signals the whole process group of the shop.
  const ended = once(next.child, 'exit');
  process.kill(-(next.child.pid ?? 0), 'SIGINT');
  await ended;

  const postgres = await started(dataDir);
  expect(postgres).toMatchObject({ adopted: true, pid: report.pid });
  await postgres.stop();
});

test('a server started with other settings is restarted, not adopted', async () => {
  const dataDir = dataFolder();
  const { child, report } = await spawnShop({ dataDir });
  await killNow(child);
  const recorded = path.join(clusterFolder(dataDir), 'postmaster.opts');
  writeFileSync(recorded, readFileSync(recorded, 'utf8').replace('max_connections=100', 'x=1'));
  const postgres = await started(dataDir);
  expect(postgres.adopted).toBe(false);
  expect(postgres.pid).not.toBe(report.pid);
  await postgres.stop();
});

test('restart() replaces a killed postmaster and ends its busy backends', async () => {
  const dataDir = dataFolder();
  const postgres = await started(dataDir);
  const { connectionString, pid } = postgres;
  await query(connectionString, 'CREATE TABLE kept AS SELECT 1 AS n');
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  // A backend in a busy loop does not notice that its postmaster is gone.
  const endless = client.query('DO $$ BEGIN LOOP END LOOP; END $$').catch(() => 'cut');
  const cluster = { folder: clusterFolder(dataDir), name: clusterName(dataDir) };
  // A backend that has not begun the loop would notice and end.
  await waitUntil(() => endlessBackend(cluster), 20_000);
  process.kill(pid, 'SIGKILL');
  expect(await endlessBackend(cluster)).toBe(true);

  const [one, two] = await Promise.all([postgres.restart(), postgres.restart()]);
  expect([one, two]).toEqual([{ ok: true }, { ok: true }]);
  expect(await endless).toBe('cut');
  expect(postgres.pid).not.toBe(pid);
  expect(await query(connectionString, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  const revived = postgres.pid;
  expect(await postgres.restart()).toEqual({ ok: true });
  expect(postgres.pid).toBe(revived);
  await postgres.stop();
  expect(await clusterProcesses(cluster)).toEqual([]);
});

async function endlessBackend(cluster: { folder: string; name: string }): Promise<boolean> {
  const left = await clusterProcesses(cluster);
  return left.some(({ title }) => title.includes('DO'));
}

test('shop and postmaster both killed: the next shop has all committed data', async () => {
  const dataDir = dataFolder();
  const { child, report } = await spawnShop({ dataDir });
  await query(
    report.connectionString,
    'CREATE TABLE kept AS SELECT n FROM generate_series(1, 9) n',
  );
  child.kill('SIGKILL');
  process.kill(report.pid, 'SIGKILL');
  await killNow(child);
  const postgres = await started(dataDir);
  expect(postgres.adopted).toBe(false);
  expect(await query(postgres.connectionString, 'SELECT sum(n)::int FROM kept')).toEqual([
    { sum: 45 },
  ]);
  await postgres.stop();
});

test('the next shop starts after one was killed while it created the database', async () => {
  const dataDir = dataFolder();
  const fresh = `${clusterFolder(dataDir)}.new`;
  const first = spawnShop({ dataDir });
  await waitUntil(async () => existsSync(path.join(fresh, 'PG_VERSION')), 20_000);
  const [pid] = readFileSync(path.join(dataDir, 'shop.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await expect(first).rejects.toThrow('ended without a report');
  const postgres = await started(dataDir);
  expect(existsSync(fresh)).toBe(false);
  await postgres.stop();
});

test('a lock file with the pid of no process, a zombie or another program is removed', async () => {
  const dataDir = dataFolder();
  const cluster = clusterFolder(dataDir);
  await (await started(dataDir)).stop();
  const stranger = track(spawn('sleep', ['600'], { cwd: cluster, stdio: 'ignore' }));
  for (const pid of [await endedPid(), await zombiePid(), stranger.pid ?? 0, process.pid]) {
    const lines = [pid, cluster, 1_700_000_000, 5432, '.', '', ' 1 1', 'ready   '];
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
    writeFileSync(path.join(cluster, '.s.PGSQL.5432.lock'), `${lines.join('\n')}\n`);
    const postgres = await started(dataDir);
    expect(postgres.adopted).toBe(false);
    await postgres.stop();
  }
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

async function endedPid(): Promise<number> {
  const child = spawn('true', { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** Returns the pid of a zombie: a process that has ended and whose parent never reaps it. */
async function zombiePid(): Promise<number> {
  const unaware = `console.log('ready'); setInterval(() => undefined, 60_000)`;
  const adopt = 'sleep 600 & echo $!; exec "$0" -e "$1"';
  const parent = track(
    spawn('sh', ['-c', adopt, process.execPath, unaware], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
  const pid = Number((await lines.next()).value);
  expect((await lines.next()).value).toBe('ready');
  process.kill(pid, 'SIGKILL');
  return pid;
}

test('a very long path with special characters works, also for the next shop', async () => {
  const deep = path.join(temporaryFolder(), 'läden & "mehr" 100% $HOME', 'x'.repeat(120));
  mkdirSync(deep, { recursive: true });
  const dataDir = dataFolder(deep);
  const first = await started(dataDir);
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 1 AS n');
  await first.stop();
  const second = await started(dataDir);
  expect(second.connectionString).toBe(first.connectionString);
  expect(await query(second.connectionString, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  await second.stop();
});
