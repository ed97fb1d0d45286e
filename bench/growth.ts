import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { hitsOf } from '#rules/search/search-hits.ts';
import { readSnapshot } from '#server/dashboard/snapshot.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { loadIndex } from '#web/search/load-index.ts';
import { makeSearchIndex } from '#web/search/search-index.ts';
import { sendBeats } from './beat-load.ts';
import { type DatabaseShop, withDatabaseShop } from './database-shop.ts';
import { load } from './load.ts';
import { interleave, median } from './measure.ts';
import { startPageProcess } from './page-process.ts';
import { benchVisitId, fillPresence } from './presence.ts';
import { cpuMilliseconds, familyCpuMilliseconds } from './process.ts';
import { renderedSeed } from './rendered-seed.ts';
import type { BenchShop } from './shop.ts';

/** Factors by which the catalogue is multiplied. */
export const CATALOGUES = [1, 10] as const;
/** Numbers of active visits. */
export const VISITS = [1_000, 10_000, 100_000] as const;
export const OPERATIONS = ['page', 'search', 'beat', 'snapshot', 'checkout'] as const;

export interface GrowthPoint {
  readonly operation: (typeof OPERATIONS)[number];
  readonly catalogue: number;
  /** Absent for operations that read no visits. */
  readonly visits?: number;
  /** CPU of application and database per operation; for search and snapshot, the elapsed time. */
  readonly microseconds: number;
}

const root = path.resolve(import.meta.dirname, '..');
const tenfold = path.join(import.meta.dirname, 'tenfold-catalogue.ts');
const page = '/products/pouch';
const settleMilliseconds = 1_500;
const queries = ['sneaker navy', 'uhr', 'kulturbeutel rosa', 'brasilen', 'trikot 1990', 'parfum'];

/** Creates a folder with a build that has every page `times` times. */
async function buildOf(times: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'elvare-growth-'));
  await cp(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
  await symlink(path.join(root, 'public'), path.join(folder, 'public'));
  const { manifest, file } = renderedSeed(path.join(folder, 'dist'));
  for (const [key, entry] of Object.entries(manifest.pages)) {
    for (let nth = 2; nth <= times; nth += 1) manifest.pages[`${key}-${nth}`] = entry;
  }
  await writeFile(file, JSON.stringify(manifest));
  return folder;
}

async function pages(): Promise<GrowthPoint[]> {
  const folders = await Promise.all(CATALOGUES.map(buildOf));
  const servers = await Promise.all(folders.map(startPageProcess));
  try {
    const sample = async ({ url, pid }: { url: string; pid: number }) => {
      const before = cpuMilliseconds(pid);
      const headers = { 'accept-encoding': 'br' };
      const { requests } = await load({ url: url + page, seconds: 1, connections: 16, headers });
      return ((cpuMilliseconds(pid) - before) * 1000) / requests;
    };
    const samples = await interleave(
      7,
      servers.map((server) => () => sample(server)),
    );
    return CATALOGUES.map((catalogue, at) => ({
      operation: 'page',
      catalogue,
      microseconds: median(samples[at]?.slice(1) ?? []),
    }));
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

/** Measures one search query in an index with a multiplied catalogue. */
function search(catalogue: number): GrowthPoint {
  const index = loadIndex(
    makeSearchIndex(largeCatalogue(catalogue * seedCatalogue.products.length), 'de'),
  );
  const rounds = Array.from({ length: 200 }, () => {
    const started = performance.now();
    for (const query of queries) hitsOf(index, query, () => true);
    return ((performance.now() - started) * 1000) / queries.length;
  });
  return { operation: 'search', catalogue, microseconds: median(rounds.slice(20)) };
}

interface Bench {
  readonly shop: BenchShop;
  readonly pool: pg.Pool;
  /** CPU of application and database so far, milliseconds. */
  readonly cpu: () => number;
}

async function beat({ shop, cpu }: Bench, visits: number): Promise<number> {
  const port = Number(new URL(shop.url).port);
  const run = () => sendBeats({ port, seconds: 3, connections: 16, visits, perSecond: 2_500 });
  await run();
  await wait(settleMilliseconds);
  const before = cpu();
  const { accepted, refused } = await run();
  if (refused > 0) throw new Error(`${refused} beats were refused.`);
  await wait(settleMilliseconds);
  return ((cpu() - before) * 1000) / accepted;
}

async function snapshot({ pool }: Bench): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    const started = performance.now();
    await readSnapshot({ pool, now: Date.now, parts: { catalogue: { current: seedCatalogue } } });
    times.push((performance.now() - started) * 1000);
  }
  return median(times);
}

async function checkout({ shop, cpu }: Bench, visits: number): Promise<number> {
  const rounds = 60;
  const buy = async (nth: number) => {
    const response = await fetch(`${shop.url}/api/create-checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-visit': benchVisitId((nth * 997) % visits),
        'x-forwarded-for': `198.18.${nth % 200}.${Math.floor(Math.random() * 250)}`,
      },
      body: JSON.stringify({
        items: [{ id: 'parfum-noir', name: 'Parfum Noir', price: 49.99, quantity: 1, image: '' }],
        payment_method_types: ['card', 'paypal'],
      }),
    });
    if (!response.ok) throw new Error(`A checkout answered ${response.status}.`);
    await response.arrayBuffer();
  };
  for (let nth = 0; nth < 10; nth += 1) await buy(nth);
  const before = cpu();
  for (let nth = 0; nth < rounds; nth += 1) await buy(nth);
  return ((cpu() - before) * 1000) / rounds;
}

async function withVisits(catalogue: number, own: DatabaseShop): Promise<GrowthPoint[]> {
  const { shop, pool, postmaster } = own;
  const cpu = () => cpuMilliseconds(shop.pid) + familyCpuMilliseconds(postmaster);
  const bench = { shop, pool, cpu };
  const points: GrowthPoint[] = [];
  for (const visits of VISITS) {
    await fillPresence(pool, visits);
    const at = { catalogue, visits };
    points.push({ operation: 'snapshot', ...at, microseconds: await snapshot(bench) });
    points.push({ operation: 'beat', ...at, microseconds: await beat(bench, visits) });
    points.push({ operation: 'checkout', ...at, microseconds: await checkout(bench, visits) });
  }
  return points;
}

/** Measures all operations; takes about three minutes. */
export async function measureGrowth(): Promise<GrowthPoint[]> {
  const points = [...(await pages()), ...CATALOGUES.map(search)];
  for (const catalogue of CATALOGUES) {
    const settings = catalogue > 1 ? { NODE_OPTIONS: `--import=${tenfold}` } : {};
    points.push(...(await withDatabaseShop(settings, (own) => withVisits(catalogue, own))));
  }
  return points;
}
