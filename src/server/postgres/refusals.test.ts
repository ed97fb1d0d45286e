import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataFolder, endEverything, temporaryFolder } from '#test/postgres/postgres-shop.ts';
import { FULL } from '#test/runs.ts';
import { findBundle } from './bundle.ts';
import { startPostgres } from './start-postgres.ts';

afterAll(endEverything);

const log = () => undefined;

/** Returns every path below a folder with its content and modification time. */
function snapshot(folder: string): unknown[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [file, statSync(file).mtimeMs, entry.isFile() ? readFileSync(file, 'utf8') : ''];
  });
}

test('a cluster of another major version is refused and left unchanged', async () => {
  const dataDir = dataFolder();
  mkdirSync(path.join(dataDir, 'postgres', 'base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  writeFileSync(path.join(dataDir, 'postgres', 'base', '1'), 'rows');
  const before = snapshot(dataDir);
  const result = await startPostgres({ dataDir, log });
  expect(result).toMatchObject({ ok: false, code: 'major_version_mismatch' });
  expect(result).toMatchObject({ message: expect.stringContaining('PostgreSQL 17') });
  expect(snapshot(dataDir)).toEqual(before);
});

test('a folder with other files in place of the cluster is refused and left unchanged', async () => {
  const dataDir = dataFolder();
  mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(path.join(dataDir, 'postgres', 'thesis.txt'), 'mine');
  const before = snapshot(dataDir);
  expect(await startPostgres({ dataDir, log })).toMatchObject({ code: 'data_dir_foreign' });
  expect(snapshot(dataDir)).toEqual(before);
});

test('a data folder that cannot be written is refused by name', async () => {
  const parent = temporaryFolder();
  writeFileSync(path.join(parent, 'data'), 'a file where the folder should be');
  for (const dataDir of [
    path.join(parent, 'data'),
    path.join(parent, 'data', 'below'),
    '/proc/x',
  ]) {
    const result = await startPostgres({ dataDir, log });
    expect(result).toMatchObject({ ok: false, code: 'data_dir_unwritable' });
    expect(result).toMatchObject({ message: expect.stringContaining(`${dataDir} can't be used`) });
  }
});

test('a platform without bundle is refused', async () => {
  expect(await findBundle('win32-x64')).toMatchObject({ code: 'unsupported_platform' });
  expect(await findBundle('linux-ppc64')).toMatchObject({ code: 'unsupported_platform' });
});

if (FULL)
  test('broken programs are refused and the folder is unlocked', async () => {
    const dataDir = dataFolder();
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'bin'));
    const script = `#!/bin/sh\n[ "$1" = --version ] || { echo 'initdb: error: no luck' >&2; exit 1; }\n`;
    for (const name of ['initdb', 'pg_ctl', 'postgres']) {
      writeFileSync(path.join(folder, 'bin', name), script);
      chmodSync(path.join(folder, 'bin', name), 0o755);
    }
    const broken = { folder, version: '18.0.0', major: 18 };
    expect(await startPostgres({ dataDir, log, bundle: broken })).toEqual({
      ok: false,
      code: 'init_failed',
      message: 'The database could not be created: no luck',
    });
    const result = await startPostgres({ dataDir, log });
    if (!result.ok) throw new Error(result.message);
    await result.postgres.stop();
    expect(await startPostgres({ dataDir, log, bundle: broken })).toMatchObject({
      code: 'start_failed',
      message: expect.stringContaining('no luck'),
    });
  });

if (FULL)
  test('a database that fails at its first start after a crash is started once more', async () => {
    const dataDir = dataFolder();
    const found = await findBundle();
    if (!found.ok) throw new Error(found.message);
    const { bundle } = found;
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'bin'));
    const tried = path.join(folder, 'tries', 'first');
    mkdirSync(path.dirname(tried));
    chmodSync(path.dirname(tried), 0o777);
    for (const name of ['initdb', 'pg_ctl', 'postgres']) {
      const first = `[ "$1" != start ] || ! mkdir ${tried} || { echo 'FATAL:  could not create file' >&2; exit 1; }`;
      writeFileSync(
        path.join(folder, 'bin', name),
        `#!/bin/sh\n${first}\nexec ${bundle.folder}/bin/${name} "$@"\n`,
      );
      chmodSync(path.join(folder, 'bin', name), 0o755);
    }
    const result = await startPostgres({ dataDir, log, bundle: { ...bundle, folder } });
    if (!result.ok) throw new Error(result.message);
    expect(existsSync(tried)).toBe(true);
    await result.postgres.stop();
  });
