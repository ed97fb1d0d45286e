import { describe, expect, test } from 'vitest';
import { apiPath } from '#api-path.ts';
import type { Collection, Product } from '#catalogue/catalogue.ts';
import {
  adminCatalogueReply,
  adminEntry,
  catalogueFaultsReply,
  draftConflict,
} from '#contract/admin-catalogue.ts';
import { adminProductsReply } from '#contract/admin-products.ts';
import { adminStockReply } from '#contract/admin-stock.ts';
import { adminVersionReply, adminVersionsReply, reviveRefusal } from '#contract/admin-versions.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { catalogueOf } from '../shop.ts';
import { readCatalogue } from './read-catalogue.ts';

const ID = 'kiez-low-navy';

const shop = await openTestShop();
const cookie = await signInAdmin(shop);

async function call(method: string, path: string, body?: unknown) {
  const response = body
    ? await shop.send(method, path, body, { cookie })
    : await shop.request(path, { method, headers: { cookie } });
  return { status: response.status, json: await response.json() };
}

const entryPath = (id = ID, kind = 'product') =>
  apiPath('/api/admin/catalogue/entries/:kind/:id', { kind, id });
const draftPath = (id = ID, kind = 'product') => `${entryPath(id, kind)}/draft`;
const versionPath = (number: number) =>
  apiPath('/api/admin/catalogue/versions/:number', { number: String(number) });

async function entry(id = ID, kind = 'product') {
  return adminEntry.parse((await call('GET', entryPath(id, kind))).json);
}

/** Saves a draft of a sneaker as somebody who has just read it. */
async function edit(changes: Readonly<Record<string, unknown>>, id = ID) {
  const { published, draft } = await entry(id);
  const content = { ...((draft?.content ?? published?.content) as object), ...changes };
  const base = published?.version ?? null;
  return call('PUT', draftPath(id), { content, revision: draft?.revision ?? null, base });
}

async function publish(body: object = {}) {
  const reply = await call('POST', '/api/admin/catalogue/publish', body);
  await shop.shop.parts.catalogue.catchUp();
  return reply;
}

const priceNow = async (id = ID) => {
  const { catalogue } = await readCatalogue(shop.shop.db, 'demo');
  const product = catalogue.products.find((each) => each.id === id);
  return product && 'priceCents' in product ? product.priceCents : undefined;
};

describe('a price', () => {
  test('waits in a draft, is published as one version and stands in history and log', async () => {
    const before = await priceNow();
    expect((await edit({ priceCents: 7_777 })).status).toBe(200);
    expect(await priceNow()).toBe(before);
    expect(await entry()).toMatchObject({
      published: { version: 1 },
      draft: { base: 1, content: { priceCents: 7_777 }, edited_by: expect.stringContaining('@') },
      findings: [],
    });
    const overview = adminCatalogueReply.parse((await call('GET', '/api/admin/catalogue')).json);
    expect(overview).toMatchObject({
      version: { number: 1, is_demo: true },
      drafts: [
        {
          kind: 'product',
          id: ID,
          change: 'changed',
          fields: [{ path: ['priceCents'], before, after: 7_777 }],
        },
      ],
      findings: [],
    });

    expect(await publish({ note: 'Herbst' })).toEqual({
      status: 200,
      json: { version: 2 },
    });
    const served = catalogueOf(shop.shop).products.find(({ id }) => id === ID);
    expect(served).toMatchObject({ priceCents: 7_777 });
    expect(await entry()).toMatchObject({
      published: { version: 2, by: expect.stringContaining('@') },
      draft: null,
      prices: [
        { variant: '', price_cents: 7_777, version: 2 },
        { variant: '', price_cents: before, version: 1 },
      ],
    });
    const { rows } = await shop.shop.pool.query(
      "select subject, data from admin_actions where action = 'catalogue_published'",
    );
    expect(rows).toEqual([{ subject: '2', data: { note: 'Herbst', count: 1, entries: [ID] } }]);
    expect((await publish()).json).toMatchObject({ code: 'nothing_to_publish' });
  });

  test('of a former version can be looked at and published again', async () => {
    const versions = adminVersionsReply.parse(
      (await call('GET', '/api/admin/catalogue/versions')).json,
    );
    expect(versions.versions.map(({ number, changes }) => [number, changes])).toEqual([
      [2, 1],
      [1, expect.any(Number)],
    ]);
    const version = adminVersionReply.parse((await call('GET', versionPath(2))).json);
    expect(version).toMatchObject({
      note: 'Herbst',
      changes: [{ id: ID, change: 'changed', fields: [{ path: ['priceCents'], after: 7_777 }] }],
    });
    const revivePath = apiPath('/api/admin/catalogue/versions/:number/draft', { number: '1' });
    expect(await call('GET', revivePath)).toEqual({
      status: 200,
      json: {
        products: { returned: 0, changed: 1, retired: 0 },
        collections: { changed: 0 },
        others: { changed: 0 },
        drafts: [],
      },
    });
    const revive = (replace: object[]) => call('POST', revivePath, { replace });
    const revived = await revive([]);
    expect(adminCatalogueReply.parse(revived.json).drafts).toMatchObject([{ id: ID }]);
    const again = await revive([]);
    expect(again.status).toBe(409);
    const [draft] = reviveRefusal.parse(again.json).drafts;
    expect(draft).toMatchObject({ kind: 'product', id: ID, name: { de: 'Kiez Low Navy' } });
    // Somebody goes on editing before the second press.
    const { kind = '', id = '', revision = 0 } = draft ?? {};
    const { published: now } = await entry();
    const edited = { ...(now?.content as object), priceCents: 9_001 };
    const body = { content: edited, revision, base: now?.version };
    expect((await call('PUT', draftPath(), body)).status).toBe(200);
    const stale = await revive([{ kind, id, revision }]);
    expect(stale.status).toBe(409);
    expect((await entry()).draft?.content).toMatchObject({ priceCents: 9_001 });
    const [last] = reviveRefusal.parse(stale.json).drafts;
    expect((await revive([{ kind, id, revision: last?.revision }])).status).toBe(200);
    expect((await entry()).draft?.content).not.toMatchObject({ priceCents: 9_001 });
    expect((await publish()).json).toEqual({ version: 3 });
    expect((await entry()).prices.map(({ version: each }) => each)).toEqual([3, 2, 1]);
  });
});

describe('two people', () => {
  test('who edit at once get a conflict with both values, and nothing is lost', async () => {
    const seen = await entry();
    const base = seen.published?.version ?? null;
    const content = (priceCents: number) => ({
      ...(seen.published?.content as object),
      priceCents,
    });
    const first = { content: content(6_000), revision: null, base };
    expect((await call('PUT', draftPath(), first)).status).toBe(200);
    const second = await call('PUT', draftPath(), { ...first, content: content(6_100) });
    expect(second.status).toBe(409);
    const conflict = draftConflict.parse(second.json);
    expect(conflict.entry?.draft).toMatchObject({ content: { priceCents: 6_000 } });
    const { revision = 0 } = conflict.entry?.draft ?? {};
    const stale = await call('DELETE', draftPath(), { revision: revision + 1 });
    expect(stale.status).toBe(409);
    // The second one has seen the first one's value and decides.
    const decided = { ...first, content: content(6_100), revision };
    expect((await call('PUT', draftPath(), decided)).status).toBe(200);

    const named = [{ kind: 'product', id: ID, revision }];
    expect((await publish({ drafts: named })).json).toMatchObject({ code: 'draft_changed' });
    const now = (await entry()).draft?.revision ?? 0;
    expect((await call('DELETE', draftPath(), { revision: now })).json).toMatchObject({
      draft: null,
    });
  });

  test('who publish at once make one version', async () => {
    await edit({ priceCents: 6_500 });
    const number = shop.shop.parts.catalogue.number;
    const results = await Promise.all([publish(), publish()]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(shop.shop.parts.catalogue.number).toBe(number + 1);
  });

  test('who edit what was published meanwhile are told', async () => {
    const { published } = await entry();
    const stale = { content: published?.content, revision: null, base: 1 };
    expect(await call('PUT', draftPath(), stale)).toMatchObject({
      status: 409,
      json: { entry: { published: { content: { priceCents: 6_500 } }, draft: null } },
    });
  });

  test('whose draft another version has overtaken in the same field publish nothing', async () => {
    await edit({ priceCents: 6_600 });
    await shop.shop.pool.query('update catalogue_drafts set base_version = base_version - 1');
    const { published, draft, findings } = await entry();
    expect(draft?.base_content).toMatchObject({ id: ID });
    const values = { version: published?.version };
    expect(findings).toMatchObject([{ id: ID, code: 'base_changed', values }]);
    expect(await publish()).toMatchObject({ status: 422, json: { findings } });
    await call('DELETE', draftPath(), { revision: draft?.revision });
  });
});

describe('a draft with faults', () => {
  test.each<[string, Parameters<typeof edit>[0], object]>([
    [
      'no price',
      { priceCents: 0 },
      { path: ['priceCents'], code: 'too_small', values: { minimum: 1 } },
    ],
    ['packs and sizes', { packs: {} }, { path: ['sizes'], code: 'packs_with_sizes' }],
    [
      'a word that no shop may say',
      { name: { de: 'Nachhaltiger Schuh', en: 'Shoe of trial' } },
      { path: ['name', 'de'], code: 'forbidden_word', values: { word: 'Nachhaltiger' } },
    ],
  ])('is not published: %s', async (_what, changes, wanted) => {
    const number = shop.shop.parts.catalogue.number;
    await edit(changes);
    const reply = await publish();
    expect(reply.status).toBe(422);
    const { findings } = catalogueFaultsReply.parse(reply.json);
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'product', ...wanted }));
    expect((await entry()).findings.length).toBeGreaterThan(0);
    expect(shop.shop.parts.catalogue.number).toBe(number);
    const { draft } = await entry();
    await call('DELETE', draftPath(), { revision: draft?.revision });
  });
});

describe('a product', () => {
  test('is added, retired and comes back, with its prices', async () => {
    const { published } = await entry();
    const content = {
      ...(published?.content as Product),
      id: 'kiez-low-neu',
      path: '/sneakers/kiez-low-neu',
      name: { de: 'Kiez Low Neu', en: 'Kiez Low New' },
    };
    const shelf = await entry('sneakers', 'collection');
    const base = shelf.published?.version;
    const listed = shelf.published?.content as Collection;
    const added = { content, revision: null, base: null };
    expect((await call('PUT', draftPath('kiez-low-neu'), added)).status).toBe(200);
    const products = [...(listed.products ?? []), 'kiez-low-neu'];
    const onShelf = { content: { ...listed, products }, revision: null, base };
    expect((await call('PUT', draftPath('sneakers', 'collection'), onShelf)).status).toBe(200);
    expect((await publish()).status).toBe(200);
    const isSold = () => catalogueOf(shop.shop).products.some(({ id }) => id === 'kiez-low-neu');
    expect(isSold()).toBe(true);
    expect(catalogueOf(shop.shop).products.at(-1)?.id).toBe('kiez-low-neu');

    const { published: added2 } = await entry('kiez-low-neu');
    const retire = { content: null, revision: null, base: added2?.version };
    await call('PUT', draftPath('kiez-low-neu'), retire);
    expect((await entry('kiez-low-neu')).findings).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect(isSold()).toBe(false);
    // It left the shelf by itself.
    const after = await entry('sneakers', 'collection');
    expect(after).toMatchObject({ published: { content: listed }, draft: null });
    const list = await call('POST', '/api/admin/catalogue/products', { view: 'retired' });
    expect(adminProductsReply.parse(list.json).products).toMatchObject([{ id: 'kiez-low-neu' }]);
    expect((await entry('kiez-low-neu')).prices[0]).toMatchObject({ price_cents: null });
  });
});

test('a new size begins at 0 where the others are counted, and is unlimited elsewhere', async () => {
  const other = 'kiez-low-mono';
  const publishSizes = async (from: number) => {
    const sizes = Array.from({ length: 46 - from }, (_, at) => String(from + at));
    for (const id of [ID, other]) expect((await edit({ sizes }, id)).status).toBe(200);
    expect((await call('POST', '/api/admin/catalogue/publish', {})).status).toBe(200);
  };
  const stockOf = async (id: string) => {
    const { json } = await call('POST', '/api/admin/stock/search', { search: id });
    return adminStockReply.parse(json).products[0]?.marks.slice(0, 2);
  };
  const count = (size: number, on_hand: number, seen: number | null) => {
    const items = [{ item_id: `${ID}-${size}`, on_hand, seen, threshold: 2 }];
    return call('POST', '/api/admin/stock', { items, reason: 'counted' });
  };
  await publishSizes(37);
  await count(37, 3, null);
  await publishSizes(36);
  // The back office has it at once, also while its pages are being made.
  expect(await stockOf(ID)).toMatchObject([
    { name: { de: '36' }, on_hand: 0, threshold: 2 },
    { on_hand: 3 },
  ]);
  expect(await stockOf(other)).toMatchObject([{ on_hand: null }, { on_hand: null }]);
  expect((await count(36, 5, 0)).status).toBe(200);
  await shop.shop.parts.catalogue.catchUp();
});
