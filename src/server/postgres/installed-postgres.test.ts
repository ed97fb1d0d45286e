import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endEverything, temporaryFolder } from '#test/postgres/postgres-shop.ts';
import { databaseVersion } from '../db/database-version.ts';
import { newestPostgres } from './installed-postgres.ts';

afterAll(endEverything);

const bundle = { folder: '/bundled', version: '18.4.0-beta.17', major: 18 };

/** Creates programs that only print their version. */
function fake(version: string, names = ['initdb', 'pg_ctl', 'postgres']): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'bin'), { mode: 0o755 });
  for (const name of names) {
    const file = path.join(folder, 'bin', name);
    writeFileSync(
      file,
      `#!/bin/sh\necho 'postgres (PostgreSQL) ${version} (Debian ${version}-1)'\n`,
    );
    chmodSync(file, 0o755);
  }
  return folder;
}

test('the newest installed minor release of the same major version is used', async () => {
  const [older, newer, newest] = [fake('18.3'), fake('18.5'), fake('18.10')];
  expect(await newestPostgres(bundle, [older])).toBe(bundle);
  expect(await newestPostgres(bundle, [newer, newest, older])).toEqual({
    folder: newest,
    version: '18.10',
    major: 18,
  });
});

test('another major version, incomplete and untrusted programs are ignored', async () => {
  const writable = fake('18.9');
  chmodSync(path.join(writable, 'bin'), 0o777);
  const homes = [fake('19.1'), fake('18.9', ['postgres']), writable, '/nowhere'];
  expect(await newestPostgres(bundle, homes)).toBe(bundle);
});

test('a server older than the newest known release is reported', () => {
  expect(databaseVersion(180_004)).toEqual({ running: '18.4', newer: '18.6' });
  expect(databaseVersion(180_006)).toEqual({ running: '18.6', newer: null });
  expect(databaseVersion(190_000)).toEqual({ running: '19.0', newer: null });
});
