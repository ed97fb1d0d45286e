import { beforeEach, describe, expect, test } from 'vitest';
import { apiPath } from '#api-path.ts';
import type { Product } from '#catalogue/catalogue.ts';
import { adminEntry, catalogueFaultsReply, type Finding } from '#contract/admin-catalogue.ts';
import type { ShopMode } from '#rules/claims.ts';
import { pricesOf } from '#rules/product-prices.ts';
import { CAMPAIGN } from '#test/api-endpoint.ts';
import { signInAdmin } from '#test/logins.ts';
import type { PackedProduct } from '#test/seed.ts';
import { createTestShop, type TestShop } from '#test/shop.ts';
import { catalogueOf } from '../shop.ts';

const RING = 'siegelring';
const BAG = 'pouch';
const DAY_MS = 86_400_000;

let shop: TestShop;
let cookie: string;
async function open(mode: ShopMode) {
  shop = await createTestShop({ settings: { shopMode: mode } });
  cookie = await signInAdmin(shop);
  // Live mode asks administrators for a second factor.
  await shop.shop.pool.query("update logins set factor = 'totp'");
  return () => shop.close();
}

const headers = () => ({ headers: { cookie } });
async function entry(id: string) {
  const path = apiPath('/api/admin/catalogue/entries/:kind/:id', { kind: 'product', id });
  return adminEntry.parse(await (await shop.request(path, headers())).json());
}

/** Saves a draft and returns its findings. */
async function edit(id: string, changes: object, from = id) {
  const { content } = (await entry(from)).published ?? {};
  const known = id === from ? await entry(id) : undefined;
  const body = {
    content: { ...(content as object), safety: { maker: 'own' }, ...changes, id },
    revision: known?.draft?.revision ?? null,
    base: known?.published?.version ?? null,
  };
  const path = apiPath('/api/admin/catalogue/entries/:kind/:id/draft', { kind: 'product', id });
  const saved = await shop.send('PUT', path, body, { cookie });
  return adminEntry.parse(await saved.json()).findings;
}

async function publish() {
  const reply = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  const json = await reply.json();
  await shop.shop.parts.catalogue.catchUp();
  return reply.status === 422 ? catalogueFaultsReply.parse(json).findings : reply.status;
}

async function age(days: number): Promise<void> {
  await shop.shop.pool.query('alter table price_history disable trigger all');
  await shop.shop.pool.query(
    `update price_history set shown_from = shown_from - interval '${days} days'`,
  );
}

const served = (id: string) => {
  const product = catalogueOf(shop.shop).products.find((each) => each.id === id);
  if (product === undefined) throw new Error(`no ${id}`);
  return product;
};
const priceOf = (id: string) => pricesOf(served(id))[0]?.priceCents ?? 0;
const provenOf = (id: string) => pricesOf(served(id))[0]?.provenCents;
const at = (id: string, path = ['originalCents']) => ({ kind: 'product', id, path });

describe('in live mode an original price', () => {
  beforeEach(() => open('live'));

  test('that no history proves is a finding beside its field, and isn’t published', async () => {
    // One that stays as published needs no proof.
    const { originalCents } = served(RING) as Product & { originalCents: number };
    expect(originalCents).toBeGreaterThan(priceOf(RING));
    expect(await edit(RING, { priceCents: priceOf(RING) - 100 })).toEqual([]);
    expect(await publish()).toBe(200);
    const found = { ...at(RING), code: 'original_price_unproved', values: {} };
    const dearer = priceOf(RING) + 5_000;
    expect(await edit(RING, { originalCents: dearer })).toEqual([found]);
    expect(await publish()).toEqual([found]);
    expect(await edit(RING, { originalCents: priceOf(RING) })).toEqual([]);
    expect(await publish()).toBe(200);
  });

  test('of a new product or of a pack is a finding, too', async () => {
    const code = 'original_price_unproved';
    const name = { de: 'Ring Neu', en: 'Ring New' };
    expect(await edit('ring-neu', { name, path: '/accessoires/ring-neu' }, RING)).toEqual([
      { ...at('ring-neu'), code, values: {} },
    ]);
    const { packs } = served(BAG) as PackedProduct;
    const duo = { ...packs.duo, originalCents: (packs.duo.originalCents ?? 0) + 100 };
    const found = { ...at(BAG, ['packs', 'duo', 'originalCents']), code, values: {} };
    expect(await edit(BAG, { packs: { ...packs, duo } })).toEqual([found]);
    expect(await publish()).toHaveLength(2);
  });

  test('may be what the history proves, which is what shoppers then see', async () => {
    const price = priceOf(RING);
    await age(40);
    const reduced = { priceCents: price - 500 };
    const found = { ...at(RING), code: 'original_above_proved', values: { proven: price } };
    expect(await edit(RING, { ...reduced, originalCents: price + 1 })).toEqual([found]);
    const overview = await shop.request('/api/admin/catalogue', headers());
    expect((await overview.json()).findings).toEqual([found]);
    expect(await publish()).toEqual([found]);
    expect(await edit(RING, { ...reduced, originalCents: price })).toEqual([]);
    expect(await publish()).toBe(200);
    expect(provenOf(RING)).toBe(price);
  });

  test('is held against prices of campaigns, as shoppers see them', async () => {
    const price = priceOf(RING);
    await age(40);
    const campaign = {
      ...CAMPAIGN,
      starts_at: new Date(Date.now() - 1).toISOString(),
      ends_at: new Date(Date.now() + DAY_MS).toISOString(),
      offer: { kind: 'percent', hundredths: 2_000, goods: { kind: 'products', ids: [RING] } },
    };
    const planned = await shop.send('POST', '/api/admin/campaigns', campaign, { cookie });
    expect(planned.status).toBe(201);
    await shop.shop.parts.catalogue.catchUp();
    const sale = priceOf(RING);
    expect([sale < price, provenOf(RING)]).toEqual([true, price]);
    // The lowest price of the 30 days is the campaign's own once the base price changes below it.
    const priceCents = sale - 1;
    const found = { ...at(RING), code: 'original_above_proved', values: { proven: sale } };
    expect(await edit(RING, { priceCents, originalCents: price + 100 })).toEqual([found]);
    expect(await edit(RING, { priceCents, originalCents: sale })).toEqual([]);
    expect(await publish()).toBe(200);
    expect(provenOf(RING)).toBe(sale);
  });

  test('is checked beside other faults, and not while there is no amount', async () => {
    const codes = async (changes: object) => (await edit(RING, changes)).map(({ code }) => code);
    const dearer = { originalCents: priceOf(RING) + 5_000 };
    const name = { de: ' ', en: 'Ring' };
    expect(await codes({ ...dearer, name })).toEqual(
      expect.arrayContaining(['original_price_unproved', 'blank']),
    );
    expect(await publish()).toHaveLength(2);
    expect(await codes({ ...dearer, priceCents: null })).toEqual(['missing']);
    expect(await codes({ originalCents: 'viel' })).toEqual(['wrong_type']);
    const { packs } = served(BAG) as PackedProduct;
    const halves = { ...packs, duo: null, trio: { ...packs.trio, originalCents: 900_000 } };
    expect((await edit(BAG, { packs: halves })).map(({ code }) => code)).toEqual(['missing']);
  });
});

describe('in live mode a product', () => {
  beforeEach(() => open('live'));

  test('is published with a maker, and with the facts that its collection needs', async () => {
    const missing = (...path: string[]) => ({ ...at(RING, path), code: 'missing', values: {} });
    expect(await edit(RING, { safety: undefined })).toEqual([missing('safety', 'maker')]);
    expect(await publish()).toEqual([missing('safety', 'maker')]);
    expect(await edit(RING, {})).toEqual([]);

    const { collection: home } = served(RING);
    const path = apiPath('/api/admin/catalogue/entries/:kind/:id', {
      kind: 'collection',
      id: home,
    });
    const { published } = adminEntry.parse(await (await shop.request(path, headers())).json());
    const needs = ['material', 'fibres', 'contents', 'ingredients', 'battery'];
    const content = { ...(published?.content as object), needs };
    const body = { content, revision: null, base: published?.version };
    await shop.send('PUT', `${path}/draft`, body, { cookie });
    // Products that nobody edited lack the same.
    const found = (await publish()) as readonly Finding[];
    expect(new Set(found.map(({ id }) => id)).size).toBeGreaterThan(1);
    expect(
      found.flatMap(({ id, path, code }) => (id === RING ? `${path.join('.')} ${code}` : [])),
    ).toEqual([
      'fibres missing',
      'volumeMl missing',
      'ingredients missing',
      'battery.de missing',
      'battery.de weee_number_missing',
    ]);
  });
});

test('In demo mode original prices are the owner’s', async () => {
  const close = await open('demo');
  expect(await edit(RING, { originalCents: priceOf(RING) + 5_000 })).toEqual([]);
  expect(await publish()).toBe(200);
  await close();
});
