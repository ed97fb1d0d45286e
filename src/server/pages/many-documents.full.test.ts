import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { writeVersion } from '#test/rendered-version.ts';
import { serve, temporaryFolder } from '#test/temporary.ts';
import { RENDERED } from '../rendering/build-files.ts';
import { createPageServer } from './page-server.ts';
import { DOCUMENT_BYTES } from './site.ts';

const DOCUMENTS = 102;
/** 20 KB that hardly compress. */
const document = (nth: number) => `<p>${nth}</p>${randomBytes(10_000).toString('hex')}`;

/** Serves many documents of which few fit into memory. */
async function serveMany(documentBytes: number) {
  const root = temporaryFolder(onTestFinished);
  const html = Array.from({ length: DOCUMENTS }, (_, nth) => document(nth));
  await writeVersion(path.join(root, 'dist'), seedCatalogue, {
    pages: Object.fromEntries(html.map((text, nth) => [`/${nth}`, { html: text }])),
    notFound: { de: '/0', en: '/0' },
    unknown: {},
  });
  const pages = createPageServer(root, 'http://localhost', seedCatalogue, { documentBytes });
  const { site } = pages;
  onTestFinished(() => site.close());
  const origin = await serve(pages.serve, onTestFinished);
  const get = async (nth: number) => {
    const response = await fetch(`${origin}/${nth}`);
    return { status: response.status, text: await response.text() };
  };
  const whole = (nth: number) => ({ status: 200, text: html[nth] });
  return { site, get, whole, folder: path.join(root, 'dist', RENDERED) };
}

test('memory keeps to its limit, the most used documents first; the rest comes from disk', async () => {
  const limit = 1_000_000;
  const { site, get, whole, folder } = await serveMany(limit);
  for (let nth = 0; nth < DOCUMENTS; nth += 1) {
    expect(await get(nth)).toEqual(whole(nth));
    expect(site.documentBytes).toBeLessThanOrEqual(limit);
    await get(7);
  }
  expect(site.documentBytes).toBeGreaterThan(limit / 2);
  expect(await get(100)).toEqual(whole(100));
  // Memory alone has the often used one.
  rmSync(folder, { recursive: true });
  expect(await get(7)).toEqual(whole(7));
  expect(await get(3)).toEqual({ status: 500, text: 'Internal error\n' });
  expect(await get(7)).toEqual(whole(7));
});

test('a shop of this size has all its documents in memory', async () => {
  const { get, whole, folder } = await serveMany(DOCUMENT_BYTES);
  rmSync(folder, { recursive: true });
  for (let nth = 0; nth < DOCUMENTS; nth += 1) expect(await get(nth)).toEqual(whole(nth));
});
