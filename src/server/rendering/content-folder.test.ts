import { randomBytes } from 'node:crypto';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary.ts';
import { ContentFolder } from './content-folder.ts';
import { FORMER_LASTS_MS } from './versions.ts';

const HOUR_MS = 60 * 60 * 1_000;
const NOW = Date.now();
const folder = temporaryFolder();
const content = new ContentFolder(folder);

const put = async (text: string) => {
  const { name, write } = content.put(text, 'html');
  await write();
  return name;
};
const isThere = (name: string) => existsSync(path.join(folder, name));

/** Writes a version with these documents, which was served so long ago. */
async function writeVersion(version: string, texts: readonly string[], ageMs: number) {
  const files = await Promise.all(texts.map(put));
  const entries = files.map((file, nth) => {
    const page = { file, inputs: '', status: 200, script: [], style: [] };
    return [`/${nth}`, page] as const;
  });
  const perLang = { de: '/0', en: '/0' };
  const pages = Object.fromEntries(entries);
  // As the release before wrote it.
  const ends = { notFound: perLang, jerseyNotFound: perLang };
  const manifest = path.join(folder, `${version}.json`);
  writeFileSync(manifest, JSON.stringify({ build: 'build', version, pages, files: {}, ...ends }));
  const at = (NOW - ageMs) / 1_000;
  utimesSync(manifest, at, at);
  return files;
}

it('deletes what a killed writer left, and what no version of the last day has', async () => {
  const [kept = ''] = await writeVersion('0123456789', ['<p>kept</p>'], 0);
  const [old = ''] = await writeVersion('1123456789', ['<p>old</p>'], FORMER_LASTS_MS + 1_000);
  const left = [
    `${kept}.one.tmp`,
    `${kept}.br.two.tmp`,
    '0123456789.json.three.tmp',
    '2123456789.begun.json',
    await put('<p>of no version</p>'),
  ];
  for (const file of left.filter((each) => !isThere(each))) {
    writeFileSync(path.join(folder, file), 'half');
  }

  await content.prune(NOW);

  const gone = [...left, old, `${old}.br`, '1123456789.json'];
  expect(gone.filter(isThere)).toEqual([]);
  expect([kept, `${kept}.br`, `${kept}.gz`, '0123456789.json'].every(isThere)).toBe(true);
});

it('has at most twice the files of the newest version, and whatever is served', async () => {
  const text = (size: number) => randomBytes(size).toString('hex');
  const shared = text(5_000);
  const versions = new Map<string, number>();
  for (const [nth, ageMs] of [-1_000, 100_000, HOUR_MS, 2 * HOUR_MS, 3 * HOUR_MS].entries()) {
    const version = `a00000000${nth}`;
    await writeVersion(version, [shared, text(nth === 0 ? 5_000 : 4_000)], ageMs);
    versions.set(version, ageMs);
  }
  await content.prune(NOW);
  // The newest one has two documents, each other one adds four fifths of one.
  const there = [...versions.keys()].filter((version) => isThere(`${version}.json`));
  expect(there).toEqual(['a000000000', 'a000000001', 'a000000002']);
});
