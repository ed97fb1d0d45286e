import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '#server/env.ts';
import { BUILD, type Build, loadProgram } from '#server/rendering/build-files.ts';
import { compressDocument } from '#server/rendering/compress.ts';
import { copyBundle } from '#test/copy-build.ts';
import { exampleCatalogue } from '#test/example-catalogue.ts';
import { exampleSettings } from '#test/live-example.ts';
import { printedSettings } from '#tools/build/settings.ts';
import { type FirstVisit, measureDocument } from './first-visit.ts';

/** Counts the first visit of every page of the live shop of `examples/live`. */
export async function measureLiveVisits(): Promise<FirstVisit[]> {
  const read = readSettings(exampleSettings(), undefined, '/nowhere');
  if (!read.ok) throw new Error(read.sentence);
  const dist = mkdtempSync(path.join(tmpdir(), 'elvare-live-'));
  copyBundle(dist);
  const build: Build = { id: 'live', settings: printedSettings(read.settings) };
  writeFileSync(path.join(dist, BUILD), JSON.stringify(build));
  const { paths, render } = (await loadProgram(dist)).open(exampleCatalogue());
  const visits = paths.map(async ({ path: pathname }) => {
    const { html } = await render(pathname);
    const { br } = await compressDocument(Buffer.from(html));
    return measureDocument(pathname, html, br.length);
  });
  return Promise.all(visits).finally(() => rmSync(dist, { recursive: true }));
}
