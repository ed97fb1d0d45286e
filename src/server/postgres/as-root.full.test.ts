import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { installed, nobody, runnable } from '#test/postgres/as-root.ts';
import {
  dataFolder,
  endEverything,
  isRoot,
  killNow,
  query,
  spawnShop,
  temporaryFolder,
} from '#test/postgres/postgres-shop.ts';
import { clusterFolder } from './cluster.ts';
import { reachableBundle } from './reachable-bundle.ts';
import { startPostgres } from './start-postgres.ts';

afterAll(endEverything);

const log = () => undefined;

/** Creates a folder that only root can enter, like /root. */
function closedFolder(): string {
  const folder = path.join(temporaryFolder(), 'closed');
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

function ownersBelow(folder: string): Set<number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(['.', ...names].map((name) => statSync(path.join(folder, name)).uid));
}

// Only root can switch to another account.
describe.runIf(isRoot)('started by root', () => {
  test('programs in a closed folder are copied once to where `nobody` can run them', async () => {
    const original = await installed();
    const bundle = { ...original, folder: path.join(closedFolder(), 'native') };
    cpSync(original.folder, bundle.folder, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'go=', bundle.folder]);
    const open = temporaryFolder();
    chmodSync(open, 0o777);
    const refused = await reachableBundle(bundle, nobody, [open, path.join(closedFolder(), 'x')]);
    expect(refused).toMatchObject({ ok: false, code: 'start_failed' });

    const home = path.join(temporaryFolder(), 'programs');
    const copies = await Promise.all([
      reachableBundle(bundle, nobody, [home]),
      reachableBundle(bundle, nobody, [home]),
    ]);
    const [name] = readdirSync(home);
    for (const copy of copies) {
      expect(copy).toMatchObject({ ok: true, bundle: { folder: path.join(home, name ?? '') } });
    }
    expect(readdirSync(home)).toHaveLength(1);
    const made = statSync(path.join(home, name ?? '')).ctimeMs;
    await reachableBundle(bundle, nobody, [home]);
    expect(statSync(path.join(home, name ?? '')).ctimeMs).toBe(made);
  });

  test('data under a closed folder is served by `nobody`, stays there and is adopted', async () => {
    const dataDir = dataFolder(closedFolder());
    const bundle = await runnable();
    const { child, report } = await spawnShop({ dataDir, bundle });
    expect(report).toMatchObject({ ok: true });
    expect(statSync(`/proc/${report.pid}`).uid).toBe(65534);
    expect(statSync(dataDir).uid).toBe(0);
    await query(report.connectionString, 'CREATE TABLE kept AS SELECT 1 AS n');
    expect(ownersBelow(clusterFolder(dataDir))).toEqual(new Set([65534]));
    await killNow(child);
    const next = await startPostgres({ dataDir, log, bundle });
    if (!next.ok) throw new Error(next.message);
    expect(next.postgres.adopted).toBe(true);
    process.kill(next.postgres.pid, 'SIGKILL');
    expect(await next.postgres.restart()).toEqual({ ok: true });
    expect(await query(next.postgres.connectionString, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await next.postgres.stop();
  });

  test('root without CAP_SYS_PTRACE (as in a container) adopts and restarts the server', async () => {
    const bundle = await runnable();
    const dataDir = dataFolder();
    const first = await spawnShop({ dataDir, bundle, without: 'sys_ptrace' });
    expect(first.report).toMatchObject({ ok: true, adopted: false });
    await killNow(first.child);
    const next = await spawnShop({ dataDir, bundle, without: 'sys_ptrace' });
    expect(next.report).toMatchObject({ ok: true, adopted: true, pid: first.report.pid });
    await killNow(next.child);
    process.kill(first.report.pid, 'SIGKILL');
    const last = await spawnShop({ dataDir, bundle, without: 'sys_ptrace' });
    expect(last.report).toMatchObject({ ok: true, adopted: false });
  });

  test("a user's cluster keeps its owner", async () => {
    const bundle = await runnable();
    const dataDir = dataFolder();
    mkdirSync(dataDir);
    chownSync(dataDir, 65534, 65534);
    const own = await spawnShop({ dataDir, uid: 65534, bundle });
    expect(own.report).toMatchObject({ ok: true, adopted: false });
    await query(own.report.connectionString, 'CREATE TABLE kept AS SELECT 1 AS n');
    await killNow(own.child);
    const again = await spawnShop({ dataDir, uid: 65534, bundle });
    expect(again.report).toMatchObject({ ok: true, adopted: true, pid: own.report.pid });
    again.child.kill('SIGTERM');
    await new Promise((resolve) => again.child.once('exit', resolve));
    expect(statSync(path.join(dataDir, 'shop.lock')).uid).toBe(65534);

    execFileSync('chown', ['-R', '12345:12345', clusterFolder(dataDir)]);
    const stranger = await spawnShop({ dataDir, uid: 65534, bundle });
    expect(stranger.report).toMatchObject({ ok: false, code: 'data_dir_unwritable' });
    const byRoot = await startPostgres({ dataDir, log, bundle });
    if (!byRoot.ok) throw new Error(byRoot.message);
    expect(statSync(`/proc/${byRoot.postgres.pid}`).uid).toBe(12345);
    expect(await query(byRoot.postgres.connectionString, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await byRoot.postgres.stop();
  });
});
