/**
 * Measures how long a changed price takes from its catalogue to the served documents, beside rendering those
 * documents alone.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { createPageServer } from '#server/pages/page-server.ts';
import { loadProgram, RENDERED, readBuild } from '#server/rendering/build-files.ts';
import { Renderer } from '#server/rendering/renderer.ts';
import { median } from './measure.ts';
import { type Result, result } from './result.ts';

export const name = 'Rendering a changed catalogue';

const rounds = 7;
const sneaker = 'kiez-low-navy';
const pathnames = [`/sneakers/${sneaker}`, `/en/sneakers/${sneaker}`];
const dist = path.resolve(import.meta.dirname, '..', 'dist');

/** Returns the seed with another price of one sneaker. */
function withPrice(priceCents: number): Catalogue {
  const products = seedCatalogue.products.map((product) =>
    product.id === sneaker && product.kind === 'sneaker' ? { ...product, priceCents } : product,
  );
  return { ...seedCatalogue, products };
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

/** Returns the peak of a process's resident memory in MB. */
function peakMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

interface Publishing {
  /** The renderer's process has to start. */
  readonly cold: number;
  /** It runs, and still compresses the version before. */
  readonly warm: number;
  readonly megabytes: number;
}

/** Publishes two prices and waits for each in the served documents of both languages. */
async function publishTwice(root: string, cents: number): Promise<Publishing> {
  const { serve, site } = createPageServer(root, 'http://localhost', seedCatalogue);
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const publish = async (priceCents: number) => {
    await site.publish(withPrice(priceCents));
    for (const pathname of pathnames) {
      const text = await (await fetch(`http://127.0.0.1:${port}${pathname}`)).text();
      if (!text.includes(`"priceCents":${priceCents}`)) throw new Error(`${pathname} is old.`);
    }
  };
  try {
    const cold = await seconds(() => publish(cents));
    const warm = await seconds(() => publish(cents + 1));
    return { cold, warm, megabytes: peakMegabytes(site.renderer.pid) };
  } finally {
    site.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Renders the same documents without a process, a folder or compression. */
async function renderAlone(): Promise<number> {
  const program = await loadProgram(dist);
  const times: number[] = [];
  for (let round = 0; round < rounds + 2; round += 1) {
    const version = program.open(withPrice(9_000 + round));
    times.push(
      await seconds(async () => {
        for (const pathname of pathnames) await version.render(pathname);
      }),
    );
  }
  return median(times.slice(2));
}

/** Renders all documents in a process of its own, with empty hands. */
async function renderAll(root: string): Promise<{ all: number; megabytes: number }> {
  rmSync(path.join(root, 'dist', RENDERED), { recursive: true });
  const build = readBuild(dist)?.id ?? '';
  const renderer = new Renderer({ dist: path.join(root, 'dist'), build });
  try {
    const all = await seconds(() => renderer.render(seedCatalogue));
    return { all, megabytes: peakMegabytes(renderer.pid) };
  } finally {
    renderer.stop();
  }
}

export async function run(): Promise<Result[]> {
  if (readBuild(dist) === undefined) throw new Error('Nothing is built yet: npm run build first.');
  const root = mkdtempSync(path.join(tmpdir(), 'elvare-render-'));
  try {
    cpSync(dist, path.join(root, 'dist'), { recursive: true });
    symlinkSync(path.resolve(dist, '..', 'public'), path.join(root, 'public'));
    const published: Publishing[] = [];
    for (let round = 0; round < rounds; round += 1) {
      published.push(await publishTwice(root, 10_000 + 10 * round));
    }
    const alone = { label: 'rendering its two documents alone', value: await renderAlone() };
    const { all, megabytes } = await renderAll(root);
    const of = (value: (one: Publishing) => number) => median(published.map(value));
    const measured = (metric: string, value: number) =>
      result({ metric, value, unit: 's', reference: alone }, { atMost: 1 });
    return [
      measured(
        'price to served documents, no renderer yet',
        of(({ cold }) => cold),
      ),
      measured(
        'the same, renderer at work',
        of(({ warm }) => warm),
      ),
      result(
        { metric: 'all documents, compressed fast', value: all, unit: 's', reference: alone },
        { atMost: 10 },
      ),
      result(
        {
          metric: 'peak memory of the renderer',
          value: Math.max(
            megabytes,
            of((one) => one.megabytes),
          ),
          unit: 'MB',
          reference: { label: 'what it was given', value: 200 },
        },
        { atMost: 300 },
      ),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
