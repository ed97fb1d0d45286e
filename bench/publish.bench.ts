/**
 * Measures publishing on two nodes of one database: from the request to the new bytes on both, beside rendering the
 * changed pages alone; then pages served while versions are published, and memory at rest afterwards.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { formatPrice } from '#rules/money.ts';
import { loadProgram, RENDERED } from '#server/rendering/build-files.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { PublishAdmin } from '#test/publish-shop.ts';
import { withDatabaseShop } from './database-shop.ts';
import { load } from './load.ts';
import { median, pairedRatio, quantile } from './measure.ts';
import { residentBytes } from './process.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';

export const name = 'Publishing to two nodes';

/** Numbers of products, each with the aim for one product's price in milliseconds. */
const RANGES = [
  { products: 41, aimMs: 1_000 },
  { products: 1_000, aimMs: 2_000 },
] as const;
const PUBLICATIONS = 20;
const LOAD_ROUNDS = 3;
/** Ten a minute. */
const PUBLISH_EVERY_MS = 6_000;
/** Time limit for a node to show a version. */
const SHOWN_WITHIN_MS = 60_000;
/** Longer than the renderer waits for more work before it ends. */
const REST_MS = 20_000;

const SNEAKER = 'kiez-low-navy';
const ENTRY = { kind: 'product', id: SNEAKER } as const;
const FACTS = { kind: 'facts', id: 'facts' } as const;
const LOGIN = { email: 'admin@elvare.example', password: 'only-for-this-benchmark' };
const dist = path.resolve(import.meta.dirname, '..', 'dist');
const largeSeed = pathToFileURL(path.resolve(import.meta.dirname, '../test/large-seed.ts')).href;

const since = (started: number) => performance.now() - started;

/** Resolves when every node serves the text that each path is to contain. */
async function served(urls: readonly string[], texts: Readonly<Record<string, string>>) {
  const pages = urls.flatMap((url) =>
    Object.entries(texts).map(([pathname, text]) => ({ url: `${url}${pathname}`, text })),
  );
  const signal = AbortSignal.timeout(SHOWN_WITHIN_MS);
  for (const { url, text } of pages) {
    while (!(await (await fetch(url, { signal })).text()).includes(text)) await wait(2);
  }
}

/** Resolves when every document is rendered; until then each node may have a renderer of its own for missing ones. */
async function rendered() {
  const names = () => readdirSync(path.join(dist, RENDERED));
  while (names().some((each) => each.endsWith('.begun.json'))) await wait(1_000);
}

const withPrice = (catalogue: Catalogue, priceCents: number): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) =>
    product.id === SNEAKER && !product.packs
      ? { ...product, priceCents, originalCents: 90_000 }
      : product,
  ),
});

/** Renders in this process, again and again, each page that another price of the sneaker changes. */
async function renderAlone(catalogue: Catalogue) {
  const program = await loadProgram(dist);
  const pathnames = program.open(catalogue).paths.map((each) => each.path);
  const dataAt = (priceCents: number) => {
    const version = program.open(withPrice(catalogue, priceCents));
    return pathnames.map((pathname) => version.data(pathname, '')?.text());
  };
  const [before, after] = [dataAt(50_000), dataAt(50_001)];
  const changed = pathnames.filter((_, index) => before[index] !== after[index]);
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const version = program.open(withPrice(catalogue, 50_010 + round));
    const started = performance.now();
    for (const pathname of changed) await version.render(pathname);
    times.push(since(started));
  }
  const ms = median(times.slice(2));
  const reference = { label: `its ${changed.length} pages alone`, value: ms };
  return { reference, pages: pathnames.length, pagesPerSecond: (changed.length / ms) * 1_000 };
}

async function measure({ products, aimMs }: (typeof RANGES)[number]): Promise<Result[]> {
  const settings = {
    ADMIN_PASSWORD: LOGIN.password,
    AUTH_SECRET: 'only-for-this-benchmark-0123456789abcdef',
    TRUST_PROXY: '127.0.0.1',
    // Nodes of one shop have the same address, so they share a build; these have two.
    ELVARE_ONE_BUILD: '1',
    LARGE_SEED: String(products),
    NODE_OPTIONS: `--import ${largeSeed}`,
  };
  return withDatabaseShop(settings, async ({ shop, databaseUrl }) => {
    const other = await startShop({ ...settings, DATABASE_URL: databaseUrl });
    try {
      const urls = [shop.url, other.url];
      await rendered();
      const owner = new PublishAdmin(shop.url);
      await owner.signIn(LOGIN);
      const target = { url: `${shop.url}/ueber-uns`, seconds: 18, connections: 16 };
      await load(target);
      await wait(REST_MS);
      const restingBytes = residentBytes(shop.pid);
      let priceCents = 40_000;
      const savePrice = async () => {
        priceCents += 1;
        await owner.saveDraft(ENTRY, { priceCents, originalCents: 90_000 });
      };
      const publishOnce = async () => {
        await savePrice();
        const started = performance.now();
        const texts = {
          [`/sneakers/${SNEAKER}`]: formatPrice(priceCents, 'de'),
          [`/en/sneakers/${SNEAKER}`]: formatPrice(priceCents, 'en'),
        };
        await Promise.all([owner.publish(), served(urls, texts)]);
        return since(started);
      };
      const cold = await publishOnce();
      const times: number[] = [];
      for (let nth = 0; nth < PUBLICATIONS; nth += 1) times.push(await publishOnce());
      const alone = await renderAlone(largeCatalogue(products));

      const [quiet, busy]: [number[], number[]] = [[], []];
      for (let round = 0; round < LOAD_ROUNDS; round += 1) {
        await wait(REST_MS);
        quiet.push((await load(target)).requestsPerSecond);
        // The renderer is at work, and nobody asks for the new bytes again and again.
        await savePrice();
        await owner.publish();
        const loading = load(target);
        for (let at = 0; at < target.seconds * 1_000; at += PUBLISH_EVERY_MS) {
          const started = performance.now();
          await savePrice();
          await owner.publish();
          await wait(Math.max(0, PUBLISH_EVERY_MS - since(started)));
        }
        busy.push((await loading).requestsPerSecond);
      }
      await owner.saveDraft(FACTS, { freeShippingFromCents: 2_100 });
      const shopWide = performance.now();
      await Promise.all([owner.publish(), served(urls, { '/': '"freeShippingFromCents":2100' })]);
      const pagesPerSecond = (alone.pages / since(shopWide)) * 1_000;
      await wait(REST_MS);

      const of = (metric: string) => `${metric}, ${products} products`;
      const latency = (metric: string, value: number, atMost: number) =>
        result({ metric: of(metric), value, unit: 'ms', reference: alone.reference, atMost });
      return [
        latency('price to new bytes on both, p50', median(times), aimMs),
        latency('the same, p95', quantile(times, 0.95), aimMs),
        latency('the same, no renderer running yet', cold, 2 * aimMs),
        result({
          metric: of('pages of a change of the whole shop'),
          value: pagesPerSecond,
          unit: '/s',
          reference: { label: 'rendering alone', value: alone.pagesPerSecond },
          ratioAtLeast: 0.5,
        }),
        result({
          metric: of('requests while ten versions a minute are published'),
          value: median(busy),
          unit: '/s',
          reference: { label: 'quiet', value: median(quiet) },
          ratio: pairedRatio(busy, quiet),
          ratioAtLeast: 0.9,
        }),
        result({
          metric: of('memory at rest afterwards'),
          value: residentBytes(shop.pid) / 1024 ** 2,
          unit: 'MB',
          reference: { label: 'before, in use', value: restingBytes / 1024 ** 2 },
          ratioAtMost: 1.2,
        }),
      ];
    } finally {
      await other.stop();
    }
  });
}

/** Measures each range, one after the other. */
export async function run(): Promise<Result[]> {
  const results: Result[] = [];
  for (const range of RANGES) results.push(...(await measure(range)));
  return results;
}
