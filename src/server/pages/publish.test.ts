import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { formatPrice } from '#rules/money.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { changedSneaker, IN, SNEAKER, servePages } from '#test/page-site.ts';
import { FULL } from '#test/runs.ts';
import { BUILD, BUILDS, buildFile, readBuild } from '../rendering/build-files.ts';
import { Renderer } from '../rendering/renderer.ts';
import { versionOf } from '../rendering/versions.ts';
import { createPageServer } from './page-server.ts';

const { root, dist, rendered, site, get, documents, differsFrom } = servePages();

/** Returns the version that a document is sent with. */
async function sentVersion(pathname = '/'): Promise<string> {
  const timing = (await get(pathname)).headers.get('server-timing') ?? '';
  return /^version;desc="(\w{10})"$/.exec(timing)?.[1] ?? '';
}

test('a change is in every affected document of both languages, and no other differs', async () => {
  const before = await documents();
  const formerVersion = await sentVersion();
  const tag = (await get('/ueber-uns')).headers.get('etag') ?? '';
  const catalogue = changedSneaker('Neuer Name', 12_345);
  await site().publish(catalogue);
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
  if (!FULL) return;
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

if (FULL)
  test('a change of the firm is in every document, before all of them are rendered', async () => {
    const before = await documents();
    const firm = {
      name: 'Deich',
      company: 'Deich GmbH',
      methods: ['paypal'],
      brand: 'Kern',
    } as const;
    await site().publish({ ...seedCatalogue, firm });
    expect(site().current.isWhole).toBe(false);
    for (const pathname of ['/', '/en/agb', `/sneakers/${SNEAKER}`]) {
      const { text } = await get(pathname);
      expect(text).toContain('"name":"Deich"');
      expect(text).toContain('"name":"Deich GmbH"');
      expect(text).toContain('"methods":["paypal"]');
    }
    expect((await get('/impressum')).text).toContain('Deich GmbH');
    expect((await get(`/sneakers/${SNEAKER}`)).text).toContain(
      '"brand":{"@type":"Brand","name":"Kern"}',
    );
    expect(await differsFrom(before)).toHaveLength(before.size);
    await site().publish(seedCatalogue);
    expect(await differsFrom(before)).toEqual([]);
  });

test('data of the former version stay for a day, then they are a clear 404', async () => {
  const former = await sentVersion();
  const file = `/data/${former}/de/product/sneakers/${SNEAKER}.json`;
  const { text } = await get(file);
  await site().publish(changedSneaker('Zweiter', 11_111));
  expect(await sentVersion()).not.toBe(former);
  expect(await get(file)).toMatchObject({ status: 200, text });
  const aged = (hours: number) => (Date.now() - hours * 60 * 60 * 1000) / 1000;
  utimesSync(path.join(rendered, `${former}.json`), aged(24), aged(24));
  expect((await get(file)).status).toBe(200);
  utimesSync(path.join(rendered, `${former}.json`), aged(25.1), aged(25.1));
  expect(await get(file)).toMatchObject({ status: 404, text: 'Not found\n' });
  utimesSync(path.join(rendered, `${former}.json`), aged(0), aged(0));
});

test('two processes that publish the same render it once', async () => {
  const build = readBuild(dist)?.id ?? '';
  const renderers = [new Renderer({ dist, build }), new Renderer({ dist, build })];
  const catalogue = changedSneaker('Zweimal', 9876);
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
  const { html } = await renderer.renderPage(
    changedSneaker('Entwurf', 15_151),
    `/en/sneakers/${SNEAKER}`,
  );
  expect(html.includes('Entwurf in English')).toBe(true);
  expect(readdirSync(rendered).filter((name) => name.length === 15)).toEqual(versions);
  renderer.stop();
});

test('a shop with other settings leaves the build of the first one alone', async () => {
  const first = readBuild(dist);
  const build = first?.id ?? '';
  mkdirSync(path.join(dist, BUILDS), { recursive: true });
  writeFileSync(path.join(dist, buildFile(build)), JSON.stringify(first));
  const settings = { ...(first?.settings as object), baseUrl: 'https://second.example' };
  writeFileSync(path.join(dist, BUILD), JSON.stringify({ id: 'second', settings }));
  const renderer = new Renderer({ dist, build });
  const page = await renderer.renderPage(changedSneaker('Erste', 16_161), `/sneakers/${SNEAKER}`);
  expect(page.html).toContain('Erste');
  expect(page.html).not.toContain('second.example');
  renderer.stop();
  writeFileSync(path.join(dist, BUILD), JSON.stringify(first));
});

test('a renderer refuses to render with another build than the shop serves', async () => {
  const renderer = new Renderer({ dist, build: 'another' });
  await expect(renderer.render(changedSneaker('Fünfter', 15_555))).rejects.toThrow(
    'restart the shop',
  );
  renderer.stop();
});

test('a renderer that says nothing is ended, and another one is asked for the page', async () => {
  const build = readBuild(dist)?.id ?? '';
  const renderer = new Renderer({ dist, build, silenceMs: 2_000 });
  const page = renderer.renderPage(changedSneaker('Sechster', 15_666), `/sneakers/${SNEAKER}`);
  const silent = renderer.pid ?? 0;
  process.kill(silent, 'SIGSTOP');
  expect((await page).html).toContain('Sechster');
  expect(renderer.pid).not.toBe(silent);
  renderer.stop();
});

test('pages that a killed renderer owed come from the next one; without that they are a 503', async () => {
  const kill = () => process.kill(site().renderer.pid ?? 0, 'SIGKILL');
  await site().publish({ ...seedCatalogue, firm: { name: 'Deich' } });
  const paths = ['/agb', '/en/agb', `/sneakers/${SNEAKER}`];
  const owed = paths.map((each) => site().make(site().current, each));
  kill();
  await Promise.all(owed);
  for (const each of paths) expect((await get(each)).text).toContain('"name":"Deich"');

  let isOver = false;
  const unrendered = get('/impressum').finally(() => {
    isOver = true;
  });
  while (!isOver) {
    if (site().renderer.pid) kill();
    await wait(5);
  }
  const { status, text, headers } = await unrendered;
  expect({ status, text }).toEqual({ status: 503, text: 'Service unavailable\n' });
  expect(headers.get('retry-after')).toBe('5');
  expect((await get('/impressum')).status).toBe(200);
});
