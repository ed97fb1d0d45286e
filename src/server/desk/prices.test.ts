import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiPath } from '#api-paths.ts';
import { deskEntry } from '#contract/desk-catalogue.ts';
import {
  DESK_PRICES_LIMIT_BYTES,
  deskPricesReply,
  deskPricesSaved,
  pricesConflict,
  pricesRefusal,
} from '#contract/desk-prices.ts';
import { type DeskPriceRow, deskProductsReply } from '#contract/desk-products.ts';
import { DESK_API } from '#desk-paths.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { signInAdmin } from '#test/logins.ts';
import { createTestShop, type TestShop } from '#test/shop.ts';
import { startCatalogue } from '../catalogue/seed-version.ts';

const PRODUCTS = 1_100;
const SNEAKER = 'kiez-low-navy';
const BAG = 'pouch';
const DOWN = {
  direction: 'down',
  unit: 'percent',
  hundredths: 1_000,
  rounding: 'ends_99',
  original: 'former',
} as const;

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  const catalogue = largeCatalogue(PRODUCTS);
  shop = await createTestShop({ catalogue });
  await startCatalogue(shop.shop.db, 'demo', catalogue);
  cookie = await signInAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.shop.pool.query('delete from catalogue_drafts'));

async function post(path: string, body: unknown) {
  const response = await shop.send('POST', path, body as object, { cookie });
  return { status: response.status, json: await response.json() };
}

async function readAll(query = ''): Promise<DeskPriceRow[]> {
  const rows: DeskPriceRow[] = [];
  for (let after = ''; ; ) {
    const path = `${DESK_API.deskPrices}?${query}${after && `&after=${after}`}`;
    const response = await shop.request(path, { headers: { cookie } });
    const page = deskPricesReply.parse(await response.json());
    rows.push(...page.products);
    if (page.next === null) return rows;
    after = page.next;
  }
}
async function read(...ids: string[]): Promise<DeskPriceRow[]> {
  const rows = await readAll();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
const seen = (rows: readonly DeskPriceRow[]) =>
  rows.map(({ id, revision, version }) => ({ id, revision, base: version }));
const change = async (rows: readonly DeskPriceRow[], by: object = {}) =>
  post(DESK_API.deskPrices, { change: { ...DOWN, ...by }, products: seen(rows) });
async function saved(rows: readonly DeskPriceRow[], by: object = {}) {
  const { status, json } = await change(rows, by);
  expect(status).toBe(200);
  return deskPricesSaved.parse(json).saved;
}

const entryOf = async (id: string) => {
  const path = apiPath(DESK_API.deskEntry, { kind: 'product', id });
  const response = await shop.request(path, { headers: { cookie } });
  return deskEntry.parse(await response.json());
};
/** Saves a draft of a product as somebody who has just read it; null retires it. */
async function edit(id: string, changes: object | null): Promise<void> {
  const { published, draft } = await entryOf(id);
  const content = changes && { ...((draft?.content ?? published?.content) as object), ...changes };
  const response = await shop.send(
    'PUT',
    apiPath(DESK_API.deskDraft, { kind: 'product', id }),
    { content, revision: draft?.revision ?? null, base: published?.version ?? null },
    { cookie },
  );
  expect(response.status).toBe(200);
}
async function drafts() {
  const { rows } = await shop.shop.pool.query(
    'select id, content, base_version, position from catalogue_drafts order by id',
  );
  return rows;
}

describe('prices of many products', () => {
  test('are read page by page, as the list of products has them', async () => {
    const rows = await readAll();
    expect(rows).toHaveLength(PRODUCTS);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(PRODUCTS);
    const response = await shop.request(DESK_API.deskProducts, { headers: { cookie } });
    const { products } = deskProductsReply.parse(await response.json());
    for (const [at, { id, prices, version }] of products.entries()) {
      expect(rows[at]).toMatchObject({ id, prices, version, retired: false });
    }
    const bags = await readAll('kind=bag');
    expect(bags.every(({ prices }) => prices.length === 3)).toBe(true);
    expect(await readAll('state=retired')).toEqual([]);
  });

  test('become drafts with nothing else changed, each pack by itself', async () => {
    const rows = await read(SNEAKER, BAG);
    const before = await Promise.all([entryOf(SNEAKER), entryOf(BAG)]);
    const result = await saved(rows);
    expect(result.map(({ id }) => id)).toEqual([SNEAKER, BAG]);
    const after = await read(SNEAKER, BAG);
    for (const [at, row] of after.entries()) {
      expect(row.revision).toBe(result[at]?.revision);
      for (const [nth, { price_cents, original_cents }] of row.prices.entries()) {
        const old = rows[at]?.prices[nth]?.price_cents ?? 0;
        expect(original_cents).toBe(old);
        expect(price_cents).toBeLessThanOrEqual(old * 0.9);
        expect(price_cents).toBeGreaterThan(old * 0.9 - 100);
        expect((price_cents ?? 0) % 100).toBe(99);
      }
    }
    const [sneaker, bag] = await drafts();
    expect(sneaker).toMatchObject({ base_version: 2, position: before[0]?.published?.position });
    const { priceCents: _, originalCents: __, ...rest } = sneaker.content;
    expect(before[0]?.published?.content).toMatchObject(rest);
    expect(Object.keys(sneaker.content)).toEqual(
      Object.keys(before[0]?.published?.content as object),
    );
    expect(Object.keys(bag.content.packs.trio)).toEqual(
      Object.keys(
        (before[1]?.published?.content as { packs: { trio: object } } | undefined)?.packs.trio ??
          {},
      ),
    );
    const { rows: logged } = await shop.shop.pool.query(
      "select subject, data from admin_actions where action = 'prices_changed' order by id desc limit 1",
    );
    expect(logged).toEqual([{ subject: '2', data: { ...DOWN, count: 2 } }]);
  });

  test('of the whole range are changed and taken back', async () => {
    const rows = await readAll();
    const result = await saved(rows, { rounding: 'none', original: 'kept' });
    expect(result).toHaveLength(PRODUCTS);
    const undone = await post(DESK_API.deskPricesUndo, {
      products: result.map((each) => ({ ...each, former: null })),
    });
    expect(undone).toEqual({ status: 200, json: { count: PRODUCTS } });
    expect(await drafts()).toEqual([]);
    expect(await readAll()).toEqual(rows);
  });

  test('are taken back: drafts of before have their own prices again, the others are gone', async () => {
    await edit(SNEAKER, { priceCents: 4_444, originalCents: 5_555, searchWords: 'abend' });
    const rows = await read(SNEAKER, BAG);
    const [sneaker, bag] = await saved(rows);
    const body = {
      products: [
        { ...sneaker, former: rows[0]?.prices },
        { ...bag, former: null },
      ],
    };
    expect((await post(DESK_API.deskPricesUndo, body)).json).toEqual({ count: 2 });
    expect(await drafts()).toMatchObject([
      { id: SNEAKER, content: { priceCents: 4_444, originalCents: 5_555, searchWords: 'abend' } },
    ]);
    // Once more: the drafts are others now.
    const again = await post(DESK_API.deskPricesUndo, body);
    expect(again.status).toBe(409);
    const { products } = pricesConflict.parse(again.json);
    expect(products.map(({ id }) => id)).toEqual([SNEAKER, BAG]);
  });

  test('keep what a draft began with, skip retired products and save nothing that stays the same', async () => {
    await edit(SNEAKER, { searchWords: 'abend' });
    await shop.shop.pool.query('update catalogue_drafts set base_version = 1');
    await edit(BAG, null);
    const rows = await read(SNEAKER, BAG);
    expect(rows).toMatchObject([{ retired: false }, { retired: true }]);
    expect((await saved(rows)).map(({ id }) => id)).toEqual([SNEAKER]);
    expect(await drafts()).toMatchObject([
      { id: SNEAKER, base_version: 1, content: { searchWords: 'abend' } },
      { id: BAG, content: null },
    ]);
    // 0.01 % of less than 50 euros is no cent.
    await edit(SNEAKER, { priceCents: 4_900, originalCents: 4_900 });
    const tiny = { rounding: 'none', hundredths: 1, original: 'kept' };
    expect(await saved(await read(SNEAKER), tiny)).toEqual([]);
  });

  test.each([
    ['priceCents', '12'],
    ['priceCents', 12.5],
    ['originalCents', null],
  ])('are refused all together where a draft has %s %o', async (name, value) => {
    await edit(SNEAKER, { [name]: value });
    const rows = await read(SNEAKER, BAG);
    const before = await drafts();
    const { status, json } = await change(rows);
    expect(status).toBe(422);
    expect(pricesRefusal.parse(json).problems).toEqual([
      { id: SNEAKER, variant: '', code: 'no_price' },
    ]);
    expect(await drafts()).toEqual(before);
  });

  test('are refused below the lowest price, pack by pack', async () => {
    const { status, json } = await change(await read(BAG), { hundredths: 9_950 });
    expect(status).toBe(422);
    const { problems } = pricesRefusal.parse(json);
    expect(problems).toContainEqual({ id: BAG, variant: 'einzelpack', code: 'too_low' });
    expect(await drafts()).toEqual([]);
  });

  test('change nothing if one product is not as the owner saw it, and say how it is', async () => {
    const rows = await read(SNEAKER, BAG);
    await edit(SNEAKER, { priceCents: 7_777, originalCents: 8_888 });
    const before = await drafts();
    const { status, json } = await change([
      ...rows,
      { ...(rows[1] as DeskPriceRow), id: 'forged' },
    ]);
    expect(status).toBe(409);
    expect(pricesConflict.parse(json)).toMatchObject({
      code: 'draft_changed',
      products: [
        { id: SNEAKER, now: { prices: [{ price_cents: 7_777, original_cents: 8_888 }] } },
        { id: 'forged', now: null },
      ],
    });
    expect(await drafts()).toEqual(before);
    const published = (await read(BAG)).map((row) => ({ ...row, version: 1 }));
    expect((await change(published)).status).toBe(409);
  });

  test('are changed once by two owners at the same moment', async () => {
    const rows = (await readAll('kind=cap')).slice(0, 50);
    const both = await Promise.all([change(rows), change(rows)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = rows[0]?.prices[0]?.price_cents ?? 0;
    const [now] = await read(rows[0]?.id ?? '');
    expect(now?.prices[0]?.price_cents).toBeGreaterThan(first * 0.9 - 100);
  });

  test.each([
    ['a former price after a rise', { direction: 'up' }],
    ['a reduction by everything', { hundredths: 10_000 }],
    ['no size', { hundredths: 0 }],
    ['half a hundredth', { hundredths: 0.5 }],
    ['a text', { hundredths: '10' }],
    ['another rounding', { rounding: 'ends_50' }],
    ['another field', { price: 1 }],
  ])('refuse a change of %s', async (_, by) => {
    expect((await change(await read(SNEAKER), by)).status).toBe(400);
  });

  test('refuse lists that are empty, repeated, too long or too large', async () => {
    const [row] = seen(await read(SNEAKER));
    const send = async (products: unknown) =>
      (await post(DESK_API.deskPrices, { change: DOWN, products })).status;
    expect(await send([])).toBe(400);
    expect(await send([row, row])).toBe(400);
    expect(await send([{ ...row, id: '../x' }])).toBe(400);
    const many = Array.from({ length: 10_001 }, (_, at) => ({ ...row, id: `p-${at}` }));
    expect(await send(many)).toBe(400);
    expect(await send('x'.repeat(DESK_PRICES_LIMIT_BYTES))).toBe(413);
    const wrong = { variant: '', price_cents: 200, original_cents: 100 };
    const undo = { products: [{ id: SNEAKER, revision: 1, former: [wrong] }] };
    expect((await post(DESK_API.deskPricesUndo, undo)).status).toBe(400);
    expect(await drafts()).toEqual([]);
  });
});
