import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { findBundle } from './bundle.ts';
import { clusterFolder } from './cluster.ts';
import {
  dataFolder,
  endEverything,
  isRoot,
  killNow,
  query,
  spawnShop,
  temporaryFolder,
} from './postgres.fixture.ts';
import { reachableBundle } from './reachable-bundle.ts';
import { startPostgres } from './start-postgres.ts';

afterAll(endEverything);

const log = () => undefined;
const nobody = { uid: 65534, gid: 65534 };

async function installed(): Promise<Bundle> {
  const found = await findBundle();
  if (!found.ok) throw new Error(found.message);
  return found.bundle;
}

/** Copies the programs to where `nobody` can run them, even if the checkout is closed to it. */
async function runnable(): Promise<Bundle> {
  const found = await reachableBundle(await installed(), nobody, [
    path.join(temporaryFolder(), 'programs'),
  ]);
  if (!found.ok) throw new Error(found.message);
  return found.bundle;
}

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

const asNobody = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { ...nobody, cwd: '/', stdio: 'pipe' });

/** Sends PostgreSQL's startup message as the shop's database user and fails with its reply. */
const LOGIN_ATTEMPT = `
  const socket = require('node:net').connect(process.argv[1]);
  const pairs = Buffer.from('user\\0elvare\\0database\\0shop\\0\\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + pairs.length);
  head.writeInt32BE(196608, 4);
  socket.write(Buffer.concat([head, pairs]));
  socket.on('error', ({ message }) => { throw new Error(message) });
  socket.on('data', (reply) => { throw new Error(reply.toString('latin1')) });`;

// Only root can switch to another account; other users run the tests of the other files only.
if (isRoot) {
  describe('started by root', () => {
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

    test('another process of `nobody` can reach neither the socket nor the files', async () => {
      const bundle = await runnable();
      const dataDir = dataFolder();
      const { report } = await spawnShop({ dataDir, bundle });
      expect(report).toMatchObject({ ok: true });
      const folder = clusterFolder(dataDir);
      expect(() => asNobody('ls', [`/proc/${report.pid}/cwd/`])).toThrow('Permission denied');
      expect(() => asNobody('ls', [folder])).toThrow('Permission denied');
      // The login is refused even if the folder was opened to everybody by mistake.
      chmodSync(dataDir, 0o755);
      const socket = path.join(folder, '.s.PGSQL.5432');
      expect(() => asNobody(process.execPath, ['-e', LOGIN_ATTEMPT, socket])).toThrow(
        'Peer authentication failed',
      );
      expect(await query(report.connectionString, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
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
      expect(await query(byRoot.postgres.connectionString, 'SELECT n FROM kept')).toEqual([
        { n: 1 },
      ]);
      await byRoot.postgres.stop();
    });

    test('a folder the shop may not write or enter is refused', async () => {
      const bundle = await runnable();
      for (const parent of [temporaryFolder(), closedFolder()]) {
        const { report } = await spawnShop({ dataDir: dataFolder(parent), uid: 65534, bundle });
        expect(report).toMatchObject({ ok: false, code: 'data_dir_unwritable' });
        expect(report.message).toContain('EACCES');
      }
    });
  });
} else {
  test('a user other than root runs the installed programs', async () => {
    expect(await reachableBundle(await installed(), undefined)).toEqual({
      ok: true,
      bundle: await installed(),
    });
  });
}
