import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endEverything, temporaryFolder } from '#test/postgres/postgres-shop.ts';
import { leaveSocketFolder, socketFolder } from './socket-folder.ts';

afterAll(endEverything);

function longFolder(): string {
  const folder = path.join(temporaryFolder(), 'ä'.repeat(60));
  mkdirSync(folder);
  return folder;
}

test('a short path is used as it is', async () => {
  const folder = temporaryFolder();
  expect(await socketFolder(folder, [])).toBe(folder);
  await leaveSocketFolder(folder, folder);
  expect(lstatSync(folder).isDirectory()).toBe(true);
});

test('a long path is reached by a link in a private folder, the same each time', async () => {
  const folder = longFolder();
  const home = path.join(temporaryFolder(), 'own');
  const host = await socketFolder(folder, [home]);
  expect(host?.startsWith(home)).toBe(true);
  expect(realpathSync(host ?? '')).toBe(realpathSync(folder));
  expect(lstatSync(home).mode & 0o777).toBe(0o700);
  expect(await socketFolder(folder, [home])).toBe(host);
  rmSync(host ?? '');
  expect(await socketFolder(folder, [home])).toBe(host);
  await leaveSocketFolder(host ?? '', folder);
  expect(readdirSync(home)).toEqual([]);
});

test('a folder that is open to others, too long or impossible to create is skipped', async () => {
  const open = temporaryFolder();
  chmodSync(open, 0o777);
  const own = path.join(temporaryFolder(), 'own');
  const folder = longFolder();
  const homes = [open, longFolder(), '/dev/null/x', own];
  expect((await socketFolder(folder, homes))?.startsWith(own)).toBe(true);
  expect(await socketFolder(folder, homes.slice(0, 3))).toBeUndefined();
});
