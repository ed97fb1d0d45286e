import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFormerData, pageData, writePageData } from './page-data.ts';

const HOUR_MS = 60 * 60 * 1000;
const target = (id: string) => ({ name: 'sneaker', lang: 'de', id }) as const;

let root: string;
let dist: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'elvare-data-'));
  dist = path.join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Makes a build of one page at a time of the shop, and returns its version. */
async function build(data: unknown, now: number): Promise<string> {
  const putBack = await keepFormerData(dist, path.join(root, 'kept'), now);
  rmSync(dist, { recursive: true, force: true });
  const made = pageData([{ target: target('a'), data }]);
  await writePageData(made, dist);
  const folder = path.join(dist, 'data', made.version);
  // A build takes some seconds.
  const written = now / 1000 + 8;
  utimesSync(folder, written, written);
  await putBack(made.version);
  return made.version;
}

it('has files for pages with data only, under a version of their content', () => {
  const pages = [
    { target: target('a'), data: { price: 1 } },
    { target: { name: 'hilfe', lang: 'en', id: '' } as const, data: undefined },
    { target: { name: 'home', lang: 'en', id: '' } as const, data: [] },
  ];
  const { version, files } = pageData(pages);
  expect([...files]).toEqual([
    [`/data/${version}/de/sneaker/a.json`, '{"price":1}'],
    [`/data/${version}/en/home.json`, '[]'],
  ]);
  expect(pageData(pages).version).toBe(version);
  expect(pageData([{ target: target('a'), data: { price: 2 } }]).version).not.toBe(version);
});

it('keeps the files of a replaced version for a day', async () => {
  const start = Date.parse('2026-11-20T08:00:00Z');
  const first = await build(1, start);
  // Replaced after three days, whatever its age.
  const second = await build(2, start + 72 * HOUR_MS);
  expect(readdirSync(path.join(dist, 'data')).sort()).toEqual([first, second].sort());
  const file = path.join(dist, 'data', first, 'de/sneaker/a.json');
  expect(readFileSync(file, 'utf8')).toBe('1');
  const third = await build(3, start + 95 * HOUR_MS);
  expect(readdirSync(path.join(dist, 'data')).sort()).toEqual([first, second, third].sort());
  const fourth = await build(4, start + 97 * HOUR_MS);
  expect(readdirSync(path.join(dist, 'data')).sort()).toEqual([second, third, fourth].sort());
});

it('keeps them although a build is killed after it moved them, or before it put them back', async () => {
  const kept = path.join(root, 'kept');
  const first = await build(1, 1_000_000);
  const second = await build(2, 2_000_000);
  await keepFormerData(dist, kept, 3_000_000);
  await writePageData(pageData([{ target: target('a'), data: 'unfinished' }]), dist);
  const third = await build(3, 4_000_000);
  expect(readdirSync(path.join(dist, 'data')).sort()).toEqual([first, second, third].sort());
  expect(existsSync(kept)).toBe(false);
});

it('has one copy of a version that comes again', async () => {
  const first = await build(1, 1_000_000);
  expect(await build(1, 2_000_000)).toBe(first);
  expect(readdirSync(path.join(dist, 'data'))).toEqual([first]);
  expect(existsSync(path.join(root, 'kept'))).toBe(false);
});
