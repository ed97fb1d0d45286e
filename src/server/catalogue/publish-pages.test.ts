import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPath } from '#api-paths.ts';
import { deskEntry } from '#contract/desk-catalogue.ts';
import { DESK_API } from '#desk-paths.ts';
import { formatPrice } from '#rules/money.ts';
import { copyBuild } from '#test/copy-build.ts';
import { signInAdmin } from '#test/logins.ts';
import { createTestShop, type TestShop } from '#test/shop.ts';
import { type AssembledShop, assembleShop } from '../assemble.ts';
import { openDatabase } from '../db/database.ts';
import { openPageServer, type PageServer } from '../pages/page-server.ts';
import { RENDERED, readBuild } from '../rendering/build-files.ts';
import { readManifest, versionOf } from '../rendering/versions.ts';
import { catalogueOf, type Shop } from '../shop.ts';
import { readCatalogue } from './read-catalogue.ts';

/** Two nodes of one database, each with its pages. */

const ID = 'kiez-low-navy';
const root = mkdtempSync(path.join(tmpdir(), 'elvare-nodes-'));
const soon = { timeout: 100_000, interval: 20 };
// A busy machine renders slowly: the renderer has a low priority.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

interface Node {
  readonly shop: Shop;
  readonly pages: PageServer;
  readonly server: Server;
}

let first: TestShop;
let second: AssembledShop;
let nodes: Node[];
let cookie: string;

async function serve(shop: Shop): Promise<Node> {
  const pages = await openPageServer(root, 'http://localhost', catalogueOf(shop), { shop });
  shop.parts.catalogue.follow();
  const server = createServer(pages.serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { shop, pages, server };
}

beforeAll(async () => {
  copyBuild(path.join(root, 'dist'));
  first = await createTestShop();
  cookie = await signInAdmin(first);
  const { settings, log } = first.shop;
  const database = openDatabase(first.connectionString, log, 3);
  const catalogue = await readCatalogue(database.db, 'demo');
  second = assembleShop({ settings, database, log, now: Date.now, catalogue });
  nodes = [await serve(first.shop), await serve(second.shop)];
});
afterAll(async () => {
  for (const { server } of nodes) server.close();
  await second.stop();
  await second.shop.pool.end();
  await first.close();
  rmSync(root, { recursive: true, force: true });
});

async function get({ server }: Node, pathname: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${pathname}`)).text();
}

async function saveDraft(priceCents: number): Promise<void> {
  const at = { kind: 'product', id: ID };
  const read = await first.request(apiPath(DESK_API.deskEntry, at), { headers: { cookie } });
  const { published, draft } = deskEntry.parse(await read.json());
  const content = { ...(published?.content as object), priceCents, originalCents: 20_000 };
  const body = { content, revision: draft?.revision ?? null, base: published?.version };
  const saved = await first.send('PUT', apiPath(DESK_API.deskDraft, at), body, { cookie });
  expect(saved.status).toBe(200);
}

async function publish(): Promise<unknown> {
  return (await first.send('POST', DESK_API.deskPublish, {}, { cookie })).json();
}

/** True if documents of both languages and the node's catalogue have this price. */
async function shows(node: Node, priceCents: number): Promise<boolean> {
  const de = await get(node, `/sneakers/${ID}`);
  const en = await get(node, `/en/sneakers/${ID}`);
  const sold = catalogueOf(node.shop).products.find(({ id }) => id === ID);
  return (
    de.includes(formatPrice(priceCents, 'de')) &&
    en.includes(formatPrice(priceCents, 'en')) &&
    sold !== undefined &&
    'priceCents' in sold &&
    sold.priceCents === priceCents
  );
}

test('a published price is in the documents of both languages, on two nodes', async () => {
  await saveDraft(12_345);
  expect(await publish()).toMatchObject({ version: 2 });
  const [here, there] = nodes as [Node, Node];
  await expect.poll(() => shows(here, 12_345), soon).toBe(true);
  await expect.poll(() => shows(there, 12_345), soon).toBe(true);
});

test('pages and prices change in one step', async () => {
  await saveDraft(13_456);
  const [, there] = nodes as [Node, Node];
  const seen = new Set<string>();
  const published = publish();
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const { manifest } = there.pages.site.current;
    seen.add(`${manifest.version} ${there.shop.parts.catalogue.number}`);
    if (there.shop.parts.catalogue.number === 3) break;
    await wait(1);
  }
  expect(await published).toMatchObject({ version: 3 });
  // The old pair and the new one, never a mixed one.
  expect(seen.size).toBe(2);
});

test('a node whose renderer is killed follows', async () => {
  await saveDraft(14_567);
  const [here, there] = nodes as [Node, Node];
  const renderers = () => [here, there].flatMap(({ pages }) => pages.site.renderer.pid ?? []);
  for (const pid of renderers()) process.kill(pid, 'SIGKILL');
  while (renderers().length > 0) await wait(1);
  const published = publish();
  // Whichever node renders for both.
  while (renderers().length === 0) await wait(1);
  for (const pid of renderers()) process.kill(pid, 'SIGKILL');
  expect(await published).toMatchObject({ version: 4 });
  for (const node of [here, there]) {
    await expect.poll(() => shows(node, 14_567), soon).toBe(true);
  }
});

test('a node that lost its connection for notices hears of a version all the same', async () => {
  const ended = await first.shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'LISTEN catalogue%'`,
  );
  expect(ended.rowCount).toBe(2);
  await saveDraft(15_678);
  expect(await publish()).toMatchObject({ version: 5 });
  const [here, there] = nodes as [Node, Node];
  await expect.poll(() => shows(here, 15_678), soon).toBe(true);
  await expect.poll(() => shows(there, 15_678), soon).toBe(true);
});

test('pages of the next prices are rendered before, and nobody is served them', async () => {
  const [node] = nodes;
  if (!node) throw new Error('no node');
  const current = catalogueOf(node.shop);
  const products = current.products.map((product) =>
    product.id === ID && product.kind === 'sneaker' ? { ...product, priceCents: 4_321 } : product,
  );
  const next = { ...current, products };
  const page = await get(node, `/sneakers/${ID}`);
  const { version } = node.pages.site.current.manifest;
  await node.pages.site.prepare(next);
  expect(node.pages.site.current.manifest.version).toBe(version);
  expect(await get(node, `/sneakers/${ID}`)).toBe(page);
  const build = readBuild(path.join(root, 'dist'))?.id ?? '';
  const folder = path.join(root, 'dist', RENDERED);
  expect(readManifest(folder, versionOf(build, next))).toBeDefined();
});

test('a version whose pages can’t be made is saved, and the owner is told until it is served', async () => {
  const open = async () => {
    const { rows } = await first.shop.pool.query(
      "select 1 from alerts where resolved_at is null and kind = 'catalogue_not_shown'",
    );
    return rows.length;
  };
  const [here] = nodes as [Node, Node];
  for (const { shop } of nodes) {
    shop.parts.catalogue.showBy(() => Promise.reject(new Error('no space left on device')));
  }
  await saveDraft(16_789);
  expect(await publish()).toEqual({ version: 6, shown: false });
  expect(await open()).toBe(1);
  expect(await shows(here, 15_678)).toBe(true);
  for (const { shop, pages } of nodes) {
    shop.parts.catalogue.showBy((catalogue, swap) => pages.site.publish(catalogue, swap));
  }
  await expect.poll(() => shows(here, 16_789), soon).toBe(true);
  await expect.poll(open, soon).toBe(0);
});
