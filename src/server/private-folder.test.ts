import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/temporary.ts';
import { keepPrivate } from './private-folder.ts';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

function openFolder(): string {
  const folder = temporaryFolder(onTestFinished);
  mkdirSync(path.join(folder, 'secrets'));
  writeFileSync(path.join(folder, 'secrets', 'auth'), 'x');
  writeFileSync(path.join(folder, 'shop.lock'), '');
  writeFileSync(path.join(folder, 'database.log'), '');
  for (const name of ['', 'secrets']) chmodSync(path.join(folder, name), 0o755);
  for (const name of ['secrets/auth', 'shop.lock', 'database.log']) {
    chmodSync(path.join(folder, name), 0o644);
  }
  return folder;
}

test('a data folder that others could read is closed with everything in it', () => {
  const folder = openFolder();
  expect(keepPrivate(folder)).toEqual({ ok: true });
  const names = ['', 'secrets', 'secrets/auth', 'shop.lock', 'database.log'];
  expect(names.map((name) => modeOf(path.join(folder, name)))).toEqual([
    '700',
    '700',
    '600',
    '600',
    '600',
  ]);
});

test('a folder with files of somebody else keeps its mode; ours in it are closed', () => {
  const folder = openFolder();
  writeFileSync(path.join(folder, 'holiday.txt'), '');
  chmodSync(path.join(folder, 'holiday.txt'), 0o644);
  expect(keepPrivate(folder)).toEqual({ ok: true });
  expect(
    ['', 'holiday.txt', 'secrets/auth'].map((name) => modeOf(path.join(folder, name))),
  ).toEqual(['755', '644', '600']);
});

test('a folder that everybody shares is refused, one that is not there yet is fine', () => {
  const folder = openFolder();
  chmodSync(folder, 0o1777);
  expect(keepPrivate(folder)).toMatchObject({ ok: false });
  expect(keepPrivate(path.join(folder, 'later'))).toEqual({ ok: true });
});
