/**
 * Measures publishing of one product's price on two nodes of one database: from the request to the new bytes on both,
 * against rendering the affected pages alone; and pages that are served while versions are published.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { API, apiPath } from '../src/api-paths.ts';
import { seedCatalogue } from '../src/catalogue/seed/seed-catalogue.ts';
import { parseCatalogue } from '../src/contract/catalogue.ts';
import { deskEntry } from '../src/contract/desk-catalogue.ts';
import { formatPrice } from '../src/rules/money.ts';
import { loadProgram, RENDERED } from '../src/server/rendering/build-files.ts';
import { readManifest, versionOf } from '../src/server/rendering/versions.ts';
import { cookieOf } from '../test/logins.ts';
import { withDatabaseShop } from './database-shop.ts';
import { load } from './load.ts';
import { median, pairedRatio, quantile } from './measure.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';

export const name = 'publish';

const SNEAKER = 'kiez-low-navy';
const publications = 30;
const loadSeconds = 18;
const loadRounds = 3;
const connections = 16;
/** Ten a minute. */
const publishEveryMilliseconds = 6_000;
const ENTRY = { kind: 'product', id: SNEAKER };
const dist = path.resolve(import.meta.dirname, '..', 'dist');
const settings = {
  AUTH_SECRET: 'only-for-this-benchmark-0123456789abcdef',
  ADMIN_PASSWORD: 'only-for-this-benchmark',
  TRUST_PROXY: '127.0.0.1',
};

/** The desk of one shop, signed in. */
class Desk {
  readonly #url: string;
  #cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  async #send(method: string, target: string, body?: object): Promise<Response> {
    const origin = this.#url.replace('127.0.0.1', 'localhost');
    const response = await fetch(`${this.#url}${target}`, {
      method,
      headers: { 'content-type': 'application/json', origin, cookie: this.#cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`);
    return response;
  }

  async signIn(): Promise<void> {
    const login = { email: 'admin@elvare.example', password: settings.ADMIN_PASSWORD };
    this.#cookie = cookieOf(await this.#send('POST', '/api/auth/sign-in/email', login));
  }

  async saveDraft(priceCents: number): Promise<void> {
    const read = await this.#send('GET', apiPath(API.deskEntry, ENTRY));
    const { published, draft } = deskEntry.parse(await read.json());
    const content = { ...(published?.content as object), priceCents, originalCents: 90_000 };
    const body = { content, revision: draft?.revision ?? null, base: published?.version };
    await this.#send('PUT', apiPath(API.deskDraft, ENTRY), body);
  }

  async publish(): Promise<void> {
    await this.#send('POST', API.deskPublish, {});
  }
}

/** Resolves when a node serves the price in both languages. */
async function served(url: string, priceCents: number): Promise<void> {
  for (const [lang, prefix] of [
    ['de', ''],
    ['en', '/en'],
  ] as const) {
    for (;;) {
      const html = await (await fetch(`${url}${prefix}/sneakers/${SNEAKER}`)).text();
      if (html.includes(formatPrice(priceCents, lang))) break;
      await wait(2);
    }
  }
}

/** Returns the milliseconds of rendering, in this process, each page that another price of the sneaker changes. */
async function renderAlone(): Promise<{ milliseconds: number; pages: number }> {
  const program = await loadProgram(dist);
  const folder = path.join(dist, RENDERED);
  const of = (priceCents: number) => {
    const products = seedCatalogue.products.map((product) =>
      product.id === SNEAKER ? { ...product, priceCents, originalCents: 90_000 } : product,
    );
    return parseCatalogue({ ...seedCatalogue, products });
  };
  const pages = Object.keys(
    readManifest(folder, versionOf(program.build, seedCatalogue))?.pages ?? {},
  );
  const [before, after] = [program.open(of(50_000)), program.open(of(50_001))];
  const affected: string[] = [];
  for (const pathname of pages) {
    const same = (await before.inputsOf(pathname)) === (await after.inputsOf(pathname));
    if (!same) affected.push(pathname);
  }
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const version = program.open(of(50_010 + round));
    const started = performance.now();
    for (const pathname of affected) await version.render(pathname);
    times.push(performance.now() - started);
  }
  return { milliseconds: median(times.slice(2)), pages: affected.length };
}

export async function run(): Promise<Result[]> {
  return withDatabaseShop(settings, async ({ shop, databaseUrl }) => {
    const other = await startShop({ ...settings, DATABASE_URL: databaseUrl });
    try {
      const desk = new Desk(shop.url);
      await desk.signIn();
      let priceCents = 40_000;
      const publishOnce = async () => {
        priceCents += 1;
        await desk.saveDraft(priceCents);
        const started = performance.now();
        await Promise.all([
          desk.publish(),
          served(shop.url, priceCents),
          served(other.url, priceCents),
        ]);
        return performance.now() - started;
      };
      const cold = await publishOnce();
      const times: number[] = [];
      for (let nth = 0; nth < publications; nth += 1) times.push(await publishOnce());
      const { milliseconds, pages } = await renderAlone();
      const alone = { label: `rendering its ${pages} pages alone`, value: milliseconds };

      const target = { url: `${shop.url}/sneakers`, seconds: loadSeconds, connections };
      const quiet: number[] = [];
      const busy: number[] = [];
      for (let round = 0; round < loadRounds; round += 1) {
        quiet.push((await load(target)).requestsPerSecond);
        let over = false;
        const publishing = (async () => {
          while (!over) {
            const started = performance.now();
            await publishOnce();
            const rest = publishEveryMilliseconds - (performance.now() - started);
            for (let left = rest; left > 0 && !over; left -= 100) await wait(100);
          }
        })();
        busy.push((await load(target)).requestsPerSecond);
        over = true;
        await publishing;
      }
      const latency = (metric: string, value: number, atMost: number) =>
        result({ metric, value, unit: 'ms', reference: alone }, { atMost });
      return [
        latency('price to new bytes on two nodes, p50', median(times), 1_000),
        latency('the same, p95', quantile(times, 0.95), 2_000),
        latency('the same, renderer not running yet', cold, 3_000),
        result(
          {
            metric: 'pages a second while ten versions a minute are published',
            value: median(busy),
            unit: '/s',
            reference: { label: 'quiet', value: median(quiet) },
            ratio: pairedRatio(busy, quiet),
          },
          { ratioAtLeast: 0.8 },
        ),
      ];
    } finally {
      await other.stop();
    }
  });
}
