import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ContentFolder } from './content-folder.ts';
import { FORMER_LASTS_MS } from './versions.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'elvare-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('deletes what a killed writer left, also of a file that a version has', async () => {
  const content = new ContentFolder(folder);
  const { name, written } = content.put('<p>kept</p>', 'html');
  await written;
  const version = '0123456789';
  const perLang = { de: '/', en: '/' };
  const page = { file: name, inputs: '', status: 200, script: [], style: [] };
  const manifest = {
    build: 'build',
    version,
    pages: { '/': page },
    files: {},
    ending: '',
    notFound: perLang,
    jerseyNotFound: perLang,
  };
  writeFileSync(path.join(folder, `${version}.json`), JSON.stringify(manifest));
  const old = [`${name}.one.tmp`, `${name}.br.two.tmp`, `${version}.json.three.tmp`];
  const young = `${name}.four.tmp`;
  const now = Date.now();
  for (const file of [...old, young]) writeFileSync(path.join(folder, file), 'half');
  const before = (now - FORMER_LASTS_MS - 1_000) / 1_000;
  for (const file of [...old, name]) utimesSync(path.join(folder, file), before, before);

  await content.prune(now);

  expect(old.filter((file) => existsSync(path.join(folder, file)))).toEqual([]);
  expect(content.has(young)).toBe(true);
  expect(content.has(name)).toBe(true);
  expect(content.has(`${version}.json`)).toBe(true);
});
