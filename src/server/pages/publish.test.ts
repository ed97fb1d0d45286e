import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { formatPrice } from '#rules/money.ts';
import { mapPrices } from '#rules/product-prices.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { copyBuild } from '#test/copy-build.ts';
import { type KillMoment, killAt } from '#test/kill-moments.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { RENDERED, readBuild } from '../rendering/build-files.ts';
import { ensureRendered } from '../rendering/ensure-rendered.ts';
import { Renderer, RendererEnded } from '../rendering/renderer.ts';
import { versionOf } from '../rendering/versions.ts';
import { createPageServer, type PageServer } from './page-server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'elvare-publish-'));
const dist = path.join(root, 'dist');
const rendered = path.join(dist, RENDERED);
const SNEAKER = 'kiez-low-navy';
const IN = { de: 'auf Deutsch', en: 'in English' };

// A busy machine renders slowly: the renderer has a low priority.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let pages: PageServer;
let server: Server;

/** Returns the seed with another name and price of one sneaker. */
function changed(name: string, priceCents: number): Catalogue {
  const products = seedCatalogue.products.map((product) =>
    product.id === SNEAKER
      ? {
          ...mapPrices(product, (_, price) => ({ ...price, priceCents })),
          name: { de: `${name} ${IN.de}`, en: `${name} ${IN.en}` },
        }
      : product,
  );
  return { ...seedCatalogue, products };
}

beforeAll(() => {
  copyBuild(dist);
});
beforeEach(async () => {
  // A test before may have needed its place.
  (await ensureRendered(dist, seedCatalogue))?.stop();
  pages = createPageServer(root, 'http://localhost', seedCatalogue);
  server = createServer(pages.serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  pages.site.close();
  server.close();
  server.closeAllConnections();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function get(pathname: string, encoding = 'identity', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`, {
    redirect: 'manual',
    headers: { 'accept-encoding': encoding, ...headers },
  });
  const { status } = response;
  return { status, text: await response.text(), headers: response.headers };
}

/** Returns the version that a document is sent with. */
async function sentVersion(pathname = '/'): Promise<string> {
  const timing = (await get(pathname)).headers.get('server-timing') ?? '';
  return /^version;desc="(\w{10})"$/.exec(timing)?.[1] ?? '';
}

/** Returns every document as it is served. */
async function documents(): Promise<Map<string, string>> {
  const paths = [...pages.site.current.pages.paths()].filter((each) => !/success/.test(each));
  const found = new Map<string, string>();
  for (const pathname of paths) found.set(pathname, (await get(pathname)).text);
  return found;
}

/** Returns the paths of documents that are served otherwise than before. */
async function differsFrom(before: ReadonlyMap<string, string>): Promise<string[]> {
  const now = await documents();
  return [...now].filter(([each, html]) => html !== before.get(each)).map(([each]) => each);
}

type RendererMoment = Omit<KillMoment, 'program'>;
const MANIFEST = '/[0-9a-f]{10}\\.json';

/** Lets the renderer's process end at a moment, if it starts before `run` is done. */
async function withKill(moment: RendererMoment, run: () => Promise<void>): Promise<void> {
  const env = killAt({ program: 'render-process.ts', ...moment });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    await run();
  } finally {
    vi.unstubAllEnvs();
  }
}

/** Expects that every document says the same, however it is compressed. */
async function expectWhole(shown: ReadonlyMap<string, string>): Promise<void> {
  const broken: string[] = [];
  for (const [pathname, html] of shown) {
    for (const encoding of ['br', 'gzip']) {
      const { text } = await get(pathname, encoding);
      if (text !== html) broken.push(`${pathname} ${encoding}`);
    }
  }
  expect(broken).toEqual([]);
}

test('a change is in every affected document of both languages, and no other differs', async () => {
  const before = await documents();
  const formerVersion = await sentVersion();
  const tag = (await get('/ueber-uns')).headers.get('etag') ?? '';
  const catalogue = changed('Neuer Name', 12_345);
  await pages.site.publish(catalogue);
  const after = await documents();

  const paths = [`/sneakers/${SNEAKER}`, `/en/sneakers/${SNEAKER}`];
  const saidIn = (pathname: string) => {
    const text = after.get(pathname) ?? '';
    const lang = pathname.startsWith('/en/') ? 'en' : 'de';
    const wanted = [`Neuer Name ${IN[lang]}`, formatPrice(12_345, lang)];
    return wanted.filter((each) => !text.includes(each));
  };
  expect(paths.flatMap(saidIn)).toEqual([]);
  const differing = await differsFrom(before);
  expect(differing).toEqual(expect.arrayContaining(paths));
  expect(differing.length).toBeLessThan(after.size / 2);

  // Another document keeps its bytes, and is sent with the version, whose data say the same.
  const version = await sentVersion(paths[0]);
  expect(version).not.toBe(formerVersion);
  const unchanged = await get('/ueber-uns', 'identity', { 'if-none-match': tag });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('server-timing')).toContain(version);
  const data = await get(`/data/${version}/en/product/sneakers/${SNEAKER}.json`);
  expect(JSON.parse(data.text)).toMatchObject({ priceCents: 12_345 });

  // Everything is as if all of it had been rendered for this catalogue.
  const build = readBuild(dist)?.id ?? '';
  rmSync(path.join(rendered, `${versionOf(build, catalogue)}.json`));
  const renderer = new Renderer({ dist, build });
  expect(await renderer.render(catalogue, { all: true })).toEqual({
    version,
    rendered: after.size + 2,
  });
  renderer.stop();
  const fresh = createPageServer(root, 'http://localhost', catalogue);
  const unequal = [...after].filter(([each, html]) => fresh.site.current.pages.html(each) !== html);
  expect(unequal.map(([pathname]) => pathname)).toEqual([]);
  fresh.site.close();
});

test('data of the former version stay for a day, then they are a clear 404', async () => {
  const former = await sentVersion();
  const file = `/data/${former}/de/product/sneakers/${SNEAKER}.json`;
  const { text } = await get(file);
  await pages.site.publish(changed('Zweiter', 11_111));
  expect(await sentVersion()).not.toBe(former);
  expect(await get(file)).toMatchObject({ status: 200, text });
  const aged = (hours: number) => (Date.now() - hours * 60 * 60 * 1000) / 1000;
  utimesSync(path.join(rendered, `${former}.json`), aged(24), aged(24));
  expect((await get(file)).status).toBe(200);
  utimesSync(path.join(rendered, `${former}.json`), aged(25.1), aged(25.1));
  expect(await get(file)).toMatchObject({ status: 404, text: 'Not found\n' });
  utimesSync(path.join(rendered, `${former}.json`), aged(0), aged(0));
});

const MOMENTS: [string, RendererMoment][] = [
  [
    'while it writes a document',
    { call: 'writeFile', file: '\\.html\\.gz\\.[^.]+\\.tmp$', when: 'halfway' },
  ],
  ['before the manifest has its name', { call: 'rename', file: `${MANIFEST}$`, when: 'before' }],
];
const FURTHER_MOMENTS: typeof MOMENTS = [
  [
    'while it writes the manifest',
    { call: 'writeFile', file: `${MANIFEST}\\..*tmp$`, when: 'halfway' },
  ],
  ['after the manifest has its name', { call: 'rename', file: `${MANIFEST}$`, when: 'after' }],
];

test.each([...MOMENTS, ...(process.env['FULL'] === '1' ? FURTHER_MOMENTS : [])])(
  'a renderer killed %s leaves the old version whole, and a second try succeeds',
  async (when, moment) => {
    const before = await documents();
    const catalogue = changed(when, 10_000 + when.length);
    await withKill(moment, async () => {
      await expect(pages.site.publish(catalogue)).rejects.toBeInstanceOf(RendererEnded);
    });
    expect(await differsFrom(before)).toEqual([]);
    // A start that finds only the former version does the same.
    await pages.site.publish(catalogue);
    const after = await documents();
    expect(after.get(`/en/sneakers/${SNEAKER}`)?.includes(`${when} ${IN.en}`)).toBe(true);
    await expectWhole(after);
  },
);

test('a version with many documents is served before they are rendered', async () => {
  // Every document prints the facts.
  const withShipping = (shippingCents: number) => {
    const large = largeCatalogue(90);
    return { ...large, facts: { ...large.facts, shippingCents } };
  };
  await pages.site.publish(withShipping(1));
  expect(pages.site.current.isWhole).toBe(false);
  const pathname =
    [...pages.site.current.pages.paths()].findLast((each) => /sneakers\//.test(each)) ?? '';
  const asked = await Promise.all([get(pathname), get(pathname, 'br')]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(asked[0].text).toBe(asked[1].text);
  expect(asked[0].headers.get('content-security-policy')).toContain('sha256-');
  expect((await get('/sneakers/unknown')).status).toBe(302);
  await expect.poll(() => pages.site.current.isWhole, { timeout: 200_000 }).toBe(true);
  expect((await get(pathname)).text).toBe(asked[0].text);

  // Another version doesn't wait for it.
  await pages.site.publish(withShipping(2));
  const { version } = pages.site.current.manifest;
  // Nor do the next prices: they are ready as soon as they can be served.
  await pages.site.prepare(withShipping(3));
  await pages.site.publish(withShipping(3));
  const versions = [version, pages.site.current.manifest.version];
  await pages.site.publish(seedCatalogue);
  const whole = versions.filter((each) => existsSync(path.join(rendered, `${each}.json`)));
  expect(whole).toEqual([]);
  expect(pages.site.current.isWhole).toBe(true);
  expect((await get(pathname)).status).not.toBe(200);
});

test('two processes that publish the same render it once', async () => {
  const build = readBuild(dist)?.id ?? '';
  const renderers = [new Renderer({ dist, build }), new Renderer({ dist, build })];
  const catalogue = changed('Zweimal', 9876);
  const results = await Promise.all(renderers.map((renderer) => renderer.render(catalogue)));
  // The other one has started no process.
  expect(renderers.filter(({ pid }) => pid !== undefined)).toHaveLength(1);
  for (const renderer of renderers) renderer.stop();
  const counts = results.map(({ rendered: count }) => count).toSorted((a, b) => a - b);
  expect(counts[0]).toBe(0);
  expect(counts[1]).toBeGreaterThan(0);
});

test('one page is rendered without making a version', async () => {
  const build = readBuild(dist)?.id ?? '';
  const renderer = new Renderer({ dist, build });
  const versions = readdirSync(rendered).filter((name) => name.length === 15);
  const { html } = await renderer.renderPage(changed('Entwurf', 15_151), `/en/sneakers/${SNEAKER}`);
  expect(html.includes('Entwurf in English')).toBe(true);
  expect(readdirSync(rendered).filter((name) => name.length === 15)).toEqual(versions);
  renderer.stop();
});

test('a renderer refuses to render with another build than the shop serves', async () => {
  const renderer = new Renderer({ dist, build: 'another' });
  await expect(renderer.render(changed('Fünfter', 15_555))).rejects.toThrow('restart the shop');
  renderer.stop();
});

test('changes of everything never need more than twice the files of a version', async () => {
  const bytes = () =>
    readdirSync(rendered).reduce((sum, name) => sum + statSync(path.join(rendered, name)).size, 0);
  const { facts } = seedCatalogue;
  const before = bytes();
  for (const shippingCents of [101, 102]) {
    await pages.site.publish({ ...seedCatalogue, facts: { ...facts, shippingCents } });
    expect(bytes() / before).toBeLessThan(2.1);
  }
  expect((await get(`/sneakers/${SNEAKER}`)).status).toBe(200);
});
