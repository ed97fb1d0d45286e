import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Catalogue, Collection } from '#catalogue/catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { mapValues } from '#rules/range.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { copyBuild } from '#test/copy-build.ts';
import { saveEntryDraft } from '#test/entry-drafts.ts';
import { signInAdmin } from '#test/logins.ts';
import { createTestShop, openTestShop, type TestShop } from '#test/shop.ts';
import { serve, temporaryFolder } from '#test/temporary.ts';
import { assembleShop } from '../assemble.ts';
import { openDatabase } from '../db/database.ts';
import { openPageServer } from '../pages/page-server.ts';
import { catalogueOf } from '../shop.ts';
import { readCatalogue } from './read-catalogue.ts';
import { startCatalogue } from './seed-version.ts';

const root = temporaryFolder();
// A busy machine renders slowly: the renderer has a low priority.
vi.setConfig({ testTimeout: 120_000 });

const RETIRED = ['kiez-low-navy', 'vintage-1988', 'toiletry-bag'];
/** Former addresses, each with what they lead to from then on. */
const LED = {
  '/sneakers/kiez-low-navy': '/sneakers',
  '/en/sneakers/kiez-low-navy/': '/en/sneakers',
  '/trikots/vintage-1988': '/trikots',
  '/products/toiletry-bag': '/produkte',
  '/en/products/toiletry-bag': '/en/produkte',
  '/products/travel-bag': '/products/weekender',
  '/en/products/travel-bag': '/en/products/weekender',
};
const UNKNOWN = {
  '/sneakers/nobody': 302,
  '/trikots/nobody': 404,
  '/products/nobody': 404,
  '/products/weekende': 404,
};

const openPages = (shop: TestShop['shop']) =>
  openPageServer(root, 'http://localhost', catalogueOf(shop), { shop });

copyBuild(path.join(root, 'dist'));
const testShop = await openTestShop();
const cookie = await signInAdmin(testShop);
const pages = await openPages(testShop.shop);
const origin = await serve(pages.serve);

async function get(pathname: string, from = origin) {
  const response = await fetch(`${from}${pathname}`, { redirect: 'manual' });
  await response.text();
  const { status, headers } = response;
  return { status, to: headers.get('location'), caching: headers.get('cache-control') };
}

const led = async (from = origin) => {
  const found = await Promise.all(
    Object.keys(LED).map(async (each) => [each, await get(each, from)]),
  );
  return Object.fromEntries(found);
};
const redirects = Object.fromEntries(
  Object.entries(LED).map(([from, to]) => [from, { status: 301, to, caching: 'no-store' }]),
);

const edit = (kind: EntryKind, id: string, change: (content: never) => object | null) =>
  saveEntryDraft(testShop, cookie, [kind, id], change);

async function publish(): Promise<void> {
  const reply = await testShop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(reply.status).toBe(200);
  await testShop.shop.parts.catalogue.catchUp();
}

test('addresses of retired products lead to their lists, those of a moved bag to its page', async () => {
  for (const id of RETIRED) await edit('product', id, () => null);
  await edit('product', 'travel-bag', (content: object) => ({
    ...content,
    path: '/products/weekender',
  }));
  await publish();

  const query = vi.spyOn(testShop.shop.pool, 'query');
  const connect = vi.spyOn(testShop.shop.pool, 'connect');
  expect(await led()).toEqual(redirects);
  for (const [each, status] of Object.entries(UNKNOWN)) {
    expect([each, (await get(each)).status]).toEqual([each, status]);
  }
  expect([query.mock.calls.length, connect.mock.calls.length]).toEqual([0, 0]);
  expect(await get('/products/weekender')).toMatchObject({ status: 200 });
  // A step without a document misses its data, so the browser asks for the document.
  const { version } = pages.site.current.manifest;
  expect(await get(`/data/${version}/de/product/sneakers/kiez-low-navy.json`)).toMatchObject({
    status: 404,
  });
});

test('they still do after a restart', async () => {
  const { settings, log, db } = testShop.shop;
  expect(await startCatalogue(db, 'demo', seedCatalogue)).toMatchObject({
    formerPaths: new Map([
      ['/sneakers/kiez-low-navy', '/sneakers'],
      ['/trikots/vintage-1988', '/trikots'],
      ['/products/toiletry-bag', '/produkte'],
      ['/products/travel-bag', '/products/weekender'],
    ]),
  });
  const database = openDatabase(testShop.connectionString, log, { size: 2 });
  const catalogue = await readCatalogue(database.db, 'demo');
  const again = assembleShop({ settings, database, log, now: Date.now, catalogue });
  const started = await serve((await openPages(again.shop)).serve, onTestFinished);
  expect(await led(started)).toEqual(redirects);
  await again.stop();
  await database.pool.end();
});

test('a returned product is served again', async () => {
  await edit('product', 'kiez-low-navy', (content) => content);
  await edit('product', 'toiletry-bag', (content) => content);
  await edit('collection', 'sneakers', ({ products = [], ...rest }: Collection) => ({
    ...rest,
    products: [...products, 'kiez-low-navy'],
  }));
  await publish();
  for (const each of ['/sneakers/kiez-low-navy', '/en/products/toiletry-bag']) {
    expect(await get(each)).toMatchObject({ status: 200 });
  }
  expect(await get('/trikots/vintage-1988')).toMatchObject({ status: 301, to: '/trikots' });
});

test('the address of a moved collection leads to its page', async () => {
  await edit('collection', 'trikots', (content: object) => ({ ...content, path: '/jerseys' }));
  await publish();
  expect(await get('/trikots')).toMatchObject({ status: 301, to: '/jerseys' });
  expect(await get('/en/trikots/?a=b')).toMatchObject({ status: 301, to: '/en/jerseys?a=b' });
  expect(await get('/trikots/vintage-1988')).toMatchObject({ status: 301, to: '/jerseys' });
});

test('the demo follows a seed that has lost a product, and leads its address on', async () => {
  const shop = await createTestShop();
  const gone = 'uhr-chrono';
  const smaller: Catalogue = {
    ...seedCatalogue,
    products: seedCatalogue.products.filter(({ id }) => id !== gone),
    collections: mapValues(seedCatalogue.collections, ({ products, ...rest }) => ({
      ...rest,
      ...(products && { products: products.filter((id) => id !== gone) }),
    })),
  };
  const { formerPaths } = await startCatalogue(shop.shop.db, 'demo', smaller);
  expect(formerPaths).toEqual(new Map([['/accessoires/uhr-chrono', '/accessoires']]));
  await shop.close();
});
