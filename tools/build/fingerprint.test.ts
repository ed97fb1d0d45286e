import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { readSettings } from '#server/env.ts';
import { readBuild } from '#server/rendering/build-files.ts';
import { buildOf, currentBundle, DIST, dropBundle, keepBundle, needsBuild } from './fingerprint.ts';

const settingsWith = (env: Record<string, string>) => {
  const parsed = readSettings({ ALLOW_SANDBOX: 'on', ...env }, undefined, '/nowhere');
  if (!parsed.ok) throw new Error(parsed.sentence);
  return parsed.settings;
};

it('bundles code and no catalogue', async () => {
  const bundle = JSON.parse(await readFile(path.join(DIST, 'bundle.json'), 'utf8'));
  expect(bundle.sources).toEqual(
    expect.arrayContaining(['src/routes.ts', 'src/rules/money.ts', 'tools/build/render-entry.ts']),
  );
  expect(bundle.sources).not.toContain('src/server/catalogue/seed.ts');
});

it('a bundle that is being replaced is not used, even with the sources that it was made of', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'elvare-bundle-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const kept = await keepBundle(['src/routes.ts'], dist);
  expect(await currentBundle(dist)).toBe(kept);
  await mkdir(path.join(dist, 'assets'));
  await dropBundle(dist);
  expect(await currentBundle(dist)).toBeUndefined();
  // Documents that are open load its scripts; a second try doesn't put half a bundle in their place.
  await mkdir(path.join(dist, 'assets'));
  await dropBundle(dist);
  expect(await readdir(dist)).toEqual(['assets', 'former']);
});

it('another price or setting renders, and leaves the bundle as it is', async () => {
  const settings = settingsWith({});
  expect(await needsBuild(settings, seedCatalogue)).toBe(false);
  const facts = { ...seedCatalogue.facts, shippingCents: 1 };
  expect(await needsBuild(settings, { ...seedCatalogue, facts })).toBe(true);
  expect(await needsBuild(settingsWith({ COMPANY_NAME: 'Other' }), seedCatalogue)).toBe(true);
});

it('the build is named by bundle and printed settings', () => {
  const [one, other] = [settingsWith({}), settingsWith({ COMPANY_NAME: 'Other' })];
  expect(buildOf('a', one)).toEqual(buildOf('a', settingsWith({ PORT: '3000' })));
  expect(buildOf('a', one).id).not.toBe(buildOf('b', one).id);
  expect(buildOf('a', one).id).not.toBe(buildOf('a', other).id);
  expect(readBuild(DIST)?.settings).toEqual(buildOf('a', one).settings);
});
