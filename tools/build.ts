import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { readSettings } from '#server/env.ts';
import {
  BUILD,
  BUILDS,
  buildFile,
  loadProgram,
  RENDER_LOCK,
  RENDERED,
} from '#server/rendering/build-files.ts';
import { ContentFolder, writeWhole } from '#server/rendering/content-folder.ts';
import { takeLock } from '#server/rendering/lock.ts';
import { renderVersion } from '#server/rendering/render-version.ts';
import {
  buildOf,
  currentBundle,
  DIST,
  dropBundle,
  keepBundle,
  needsBuild,
  needsBundle,
  ROOT,
} from './build/fingerprint.ts';
import { BUNDLE_ONLY, type BuildSettings } from './build/settings.ts';

type Log = (line: string) => void;

/**
 * Bundles the storefront and renders a version of the catalogue into `dist`, each only if it has to; without a
 * catalogue nothing is rendered. `log` gets one sentence per step. Only one build runs at a time. If another one has built the same meanwhile, nothing is
 * built.
 */
export async function build(
  settings: BuildSettings,
  catalogue: Catalogue | undefined,
  log: Log,
): Promise<void> {
  const needed = () => (catalogue ? needsBuild(settings, catalogue) : needsBundle(settings));
  const lock = takeLock(path.join(ROOT, '.cache', 'build.lock'), () =>
    log('Another build is under way; waiting for it …'),
  );
  try {
    if (lock.waited && !(await needed())) log('It built what was wanted.');
    else await buildAlone(settings, catalogue, log);
  } finally {
    lock.release();
  }
}

async function bundle(log: Log): Promise<string> {
  log('Bundling the storefront …');
  // Without these, nothing of an interrupted build is used.
  await rm(path.join(DIST, BUILD), { force: true });
  await rm(path.join(DIST, BUILDS), { recursive: true, force: true });
  await dropBundle();
  // Vite, 60 MB, is loaded only to bundle.
  const bundler = await import('./build/bundle.ts');
  return keepBundle(await bundler.bundle(DIST));
}

async function buildAlone(
  settings: BuildSettings,
  catalogue: Catalogue | undefined,
  log: Log,
): Promise<void> {
  const started = performance.now();
  const built = buildOf((await currentBundle()) ?? (await bundle(log)), settings);
  await mkdir(path.join(DIST, BUILDS), { recursive: true });
  await writeWhole(path.join(DIST, buildFile(built.id)), JSON.stringify(built));
  await writeWhole(path.join(DIST, BUILD), JSON.stringify(built));
  if (catalogue === undefined) return;
  log('Rendering what has changed …');
  const folder = path.join(DIST, RENDERED);
  const lock = takeLock(path.join(DIST, RENDER_LOCK));
  const { rendered } = await renderVersion(await loadProgram(DIST), catalogue, folder);
  await new ContentFolder(folder).prune(Date.now());
  lock.release();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`Rendered ${rendered} pages; built in ${seconds} s.`);
}

if (import.meta.main) {
  const dotEnv = await readFile(path.join(ROOT, '.env'), 'utf8').catch(() => undefined);
  const parsed = readSettings(process.env, dotEnv, ROOT);
  if (parsed.ok) {
    const catalogue = process.argv.includes(BUNDLE_ONLY) ? undefined : seedCatalogue;
    await build(parsed.settings, catalogue, (line) => process.stdout.write(`${line}\n`));
  } else {
    process.stderr.write(`${parsed.sentence}\n`);
    process.exitCode = 1;
  }
}
