import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installed, nobody, runnable } from '#test/postgres/as-root.ts';
import {
  dataFolder,
  endEverything,
  isRoot,
  query,
  spawnShop,
} from '#test/postgres/postgres-shop.ts';
import { clusterFolder } from './cluster.ts';
import { reachableBundle } from './reachable-bundle.ts';

afterAll(endEverything);

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

if (isRoot) {
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
} else {
  test('a user other than root runs the installed programs', async () => {
    expect(await reachableBundle(await installed(), undefined)).toEqual({
      ok: true,
      bundle: await installed(),
    });
  });
}
