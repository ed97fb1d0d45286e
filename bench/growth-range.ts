/** Measures how cost grows with the number of products: rendering, memory, start, search, pages and one sale. */

import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { hitsOf } from '#rules/search/search-hits.ts';
import { RENDERED, readBuild } from '#server/rendering/build-files.ts';
import { Renderer } from '#server/rendering/renderer.ts';
import { makeIndex } from '#server/search/make-index.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { loadIndex } from '#web/search/load-index.ts';
import { makeSearchIndex } from '#web/search/search-index.ts';
import { forkServer } from './forked-server.ts';
import { median, quantile } from './measure.ts';
import { residentBytes, statusBytes } from './process.ts';

/** Numbers of products. */
export const RANGES = [41, 1_000, 10_000] as const;

/** Figures of one range; times in milliseconds, memory in MB. */
export interface RangePoint {
  readonly products: number;
  readonly pages: number;
  /** From nothing until the version can be served; the renderer starts in it. */
  readonly begunMs: number;
  readonly renderAllMs: number;
  readonly pagesPerSecond: number;
  /** A changed price of one sneaker until its version is whole on disk; the renderer runs already. */
  readonly renderOneMs: number;
  readonly rendererPeakMb: number;
  readonly startMs: number;
  readonly serverMb: number;
  readonly searchP50Ms: number;
  readonly searchP95Ms: number;
  readonly listMs: number;
  readonly productMs: number;
}

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(import.meta.dirname, 'range-process.ts');
const sneaker = 'kiez-low-navy';
const queries = [
  ...['sneaker', 'sneaker navy', 'größe 42', 'trikot 1990', 'schuhe schwarz größe 42 sale'],
  ...['snaeker', 'kulturbeuttel rosa', 'pink runer', 'brasilen', 'parfum', 'uhr'],
  ...Array.from('schwarze tasche', (_, at) => 'schwarze tasche'.slice(0, at + 1)),
];

const since = (started: number) => performance.now() - started;

function withPrice(catalogue: Catalogue, priceCents: number): Catalogue {
  const products = catalogue.products.map((product) =>
    product.id === sneaker && !product.packs ? { ...product, priceCents } : product,
  );
  return { ...catalogue, products };
}

/** Renders everything, then what a price changes. */
async function rendering(dist: string, catalogue: Catalogue) {
  const renderer = new Renderer({ dist, build: readBuild(dist)?.id ?? '' });
  try {
    const all = performance.now();
    let begunMs = 0;
    const begun = () => {
      begunMs = since(all);
    };
    const { rendered } = await renderer.render(catalogue, { begun });
    const renderAllMs = since(all);
    const once: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const one = performance.now();
      await renderer.render(withPrice(catalogue, 9_000 + nth));
      once.push(since(one));
    }
    const rendererPeakMb = statusBytes(renderer.pid ?? 0, 'VmHWM') / 1024 ** 2;
    return { pages: rendered, begunMs, renderAllMs, renderOneMs: median(once), rendererPeakMb };
  } finally {
    renderer.stop();
  }
}

/** Measures queries in an index as the shop has it with so many products: a loaded index of a browser, or the server's. */
async function searching(catalogue: Catalogue) {
  const isSmall = catalogue.products.length === RANGES[0];
  const index = isSmall
    ? loadIndex(makeSearchIndex(catalogue, 'de'))
    : await makeIndex(catalogue, 'de');
  const times: number[] = [];
  for (let round = 0; round < 22; round += 1) {
    for (const query of queries) {
      const started = performance.now();
      hitsOf(index, query, () => true);
      if (round > 1) times.push(since(started));
    }
  }
  return { searchP50Ms: median(times), searchP95Ms: quantile(times, 0.95) };
}

async function latency(url: string): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < 120; nth += 1) {
    const started = performance.now();
    const reply = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    await reply.arrayBuffer();
    if (nth >= 20) times.push(since(started));
  }
  return median(times);
}

async function serving(folder: string, products: number) {
  const started = performance.now();
  const server = await forkServer(page, { args: [folder, String(products)] });
  try {
    const startMs = since(started);
    await wait(2_000);
    const serverMb = residentBytes(server.pid) / 1024 ** 2;
    const listMs = await latency(`${server.url}/accessoires`);
    const productMs = await latency(`${server.url}/sneakers/${sneaker}`);
    return { startMs, serverMb, listMs, productMs };
  } finally {
    await server.stop();
  }
}

async function measure(products: number): Promise<RangePoint> {
  const folder = await mkdtemp(path.join(tmpdir(), 'elvare-range-'));
  try {
    const dist = path.join(folder, 'dist');
    const own = path.join(root, 'dist', RENDERED);
    await cp(path.join(root, 'dist'), dist, { recursive: true, filter: (from) => from !== own });
    await symlink(path.join(root, 'public'), path.join(folder, 'public'));
    const catalogue = largeCatalogue(products);
    const rendered = await rendering(dist, catalogue);
    return {
      products,
      ...rendered,
      pagesPerSecond: (rendered.pages / rendered.renderAllMs) * 1_000,
      ...(await serving(folder, products)),
      ...(await searching(catalogue)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures ranges of so many products, one after the other. */
export async function measureRanges(ranges: readonly number[] = RANGES): Promise<RangePoint[]> {
  const points: RangePoint[] = [];
  for (const products of ranges) {
    points.push(await measure(products));
  }
  return points;
}
