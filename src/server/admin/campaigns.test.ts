import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiPath } from '#api-path.ts';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import {
  type AdminCampaign,
  adminCampaignPreview,
  adminCampaignsReply,
  campaignRefusal,
} from '#contract/admin-campaigns.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { signInAdmin } from '#test/logins.ts';
import { createTestShop, type TestShop } from '#test/shop.ts';
import { type AssembledShop, assembleShop } from '../assemble.ts';
import { NO_PAGES } from '../catalogue/catalogue-pages.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { startCatalogue } from '../catalogue/seed-version.ts';
import { openDatabase } from '../db/database.ts';
import { catalogueOf, type HasCatalogue } from '../shop.ts';

const ID = 'kiez-low-navy';
const BAG = 'pouch';
const HOUR_MS = 3_600_000;
const soon = { timeout: 20_000, interval: 20 };

let shop: TestShop;
let cookie: string;
beforeEach(async () => {
  shop = await createTestShop();
  await startCatalogue(shop.shop.db, 'demo', seedCatalogue);
  cookie = await signInAdmin(shop);
  return () => shop.close();
});

async function call(method: string, path: string, body?: unknown) {
  const response = body
    ? await shop.send(method, path, body, { cookie })
    : await shop.request(path, { method, headers: { cookie } });
  await shop.shop.parts.catalogue.catchUp();
  return { status: response.status, json: await response.json() };
}
const list = async () =>
  adminCampaignsReply.parse((await call('GET', '/api/admin/campaigns')).json);
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const goods = { kind: 'products', ids: [ID] };
const body = (fromMs: number, toMs: number, changes: object = {}) => ({
  name: { de: 'Herbst', en: 'Autumn' },
  starts_at: at(fromMs),
  ends_at: at(toMs),
  offer: { kind: 'percent', hundredths: 2_000, goods },
  is_announced: true,
  ...changes,
});
async function plan(...of: Parameters<typeof body>): Promise<AdminCampaign> {
  const { status, json } = await call('POST', '/api/admin/campaigns', body(...of));
  expect(status).toBe(201);
  const [row] = adminCampaignsReply.parse(json).campaigns;
  if (!row) throw new Error('no campaign');
  return row;
}
const asBody = ({ name, starts_at, ends_at, offer, is_announced }: AdminCampaign) => ({
  name,
  starts_at,
  ends_at,
  offer,
  is_announced,
});
const put = ({ id, revision }: AdminCampaign, campaign: object) =>
  call('PUT', apiPath('/api/admin/campaigns/:id', { id }), { revision, campaign });
const end = ({ id, revision }: AdminCampaign) =>
  call('POST', apiPath('/api/admin/campaigns/:id/end', { id }), { revision });

const priced = (product: Product | undefined) =>
  product && 'priceCents' in product ? product.priceCents : undefined;
const shownOn = (node: HasCatalogue) =>
  priced(catalogueOf(node).products.find(({ id }) => id === ID));
const base = priced(seedCatalogue.products.find(({ id }) => id === ID)) ?? 0;

describe('a campaign', () => {
  test('is planned, changed and taken back', async () => {
    const planned = await plan(HOUR_MS, 2 * HOUR_MS);
    expect(planned).toMatchObject({ state: 'planned', is_ready: true, ended_at: null });
    const renamed = { ...asBody(planned), name: { de: 'Winter', en: 'Winter' } };
    expect((await put(planned, renamed)).status).toBe(200);
    const stale = await put(planned, renamed);
    expect(stale).toMatchObject({ status: 409, json: { code: 'campaign_changed' } });
    const [changed] = (await list()).campaigns;
    expect(changed).toMatchObject({ name: { de: 'Winter' } });
    if (!changed) return;
    expect((await end(changed)).status).toBe(200);
    const [over] = (await list()).campaigns;
    expect(over).toMatchObject({ state: 'cancelled' });
    expect(over && (await end(over)).status).toBe(409);
    expect(shownOn(shop.shop)).toBe(base);
    const { rows } = await shop.shop.pool.query(
      "select action, data from admin_actions where action like 'campaign%' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'campaign_planned',
      'campaign_changed',
      'campaign_cancelled',
    ]);
  });

  test('starts at once if its start has passed; while it runs its prices stay', async () => {
    const running = await plan(-1, HOUR_MS);
    expect(running.state).toBe('running');
    const reduced = shownOn(shop.shop);
    expect(reduced).toBeLessThan(base);
    expect(catalogueOf(shop.shop).campaign).toEqual({
      name: running.name,
      endsMs: Date.parse(running.ends_at),
    });
    const half = { kind: 'percent', hundredths: 5_000, goods };
    expect((await put(running, { ...asBody(running), offer: half })).status).toBe(409);
    const longer = { ...asBody(running), ends_at: at(2 * HOUR_MS), is_announced: false };
    expect((await put(running, longer)).status).toBe(200);
    const [changed] = (await list()).campaigns;
    expect(changed).toMatchObject({ state: 'running', ends_at: longer.ends_at });
    if (!changed) return;
    expect((await end(changed)).status).toBe(200);
    expect((await list()).campaigns).toMatchObject([
      { state: 'ended', ended_at: expect.any(String) },
    ]);
    expect(shownOn(shop.shop)).toBe(base);
    expect(catalogueOf(shop.shop)).toEqual(seedCatalogue);
  });

  test('is refused with every problem', async () => {
    const problems = async (fromMs: number, toMs: number, offer: object) => {
      const { status, json } = await call(
        'POST',
        '/api/admin/campaigns',
        body(fromMs, toMs, { offer }),
      );
      expect(status).toBe(422);
      return campaignRefusal.parse(json).problems;
    };
    const prices = (...of: [id: string, variant: string, cents: number][]) => ({
      kind: 'prices',
      prices: of.map(([product_id, variant, price_cents]) => ({
        product_id,
        variant,
        price_cents,
      })),
    });
    const past = { kind: 'percent', hundredths: 1, goods };
    expect(await problems(-HOUR_MS, -1, past)).toEqual([{ code: 'in_the_past', id: '' }]);
    expect(
      await problems(1, HOUR_MS, prices(['nobody', '', 1], [BAG, '', 1], [ID, 'duo', 1])),
    ).toEqual([
      { code: 'unknown_product', id: 'nobody' },
      { code: 'unknown_variant', id: BAG },
      { code: 'unknown_variant', id: ID },
    ]);
    expect(await problems(1, HOUR_MS, prices([ID, '', base]))).toEqual([
      { code: 'nothing_cheaper', id: '' },
    ]);
    expect((await list()).campaigns).toEqual([]);
  });

  test('that is announced says no word that texts of products may not say', async () => {
    const name = { de: 'Nachhaltige Woche', en: 'Only today' };
    const inGerman = { code: 'forbidden_word', lang: 'de', word: 'Nachhaltige' };
    const inEnglish = { code: 'forbidden_word', lang: 'en', word: 'Only today' };
    const problems = async (reply: ReturnType<typeof call>) =>
      campaignRefusal.parse((await reply).json).problems;
    const post = (...of: Parameters<typeof body>) =>
      call('POST', '/api/admin/campaigns', body(...of));
    expect(await problems(post(HOUR_MS, 2 * HOUR_MS, { name }))).toEqual([inGerman, inEnglish]);
    expect(await problems(post(-HOUR_MS, -1, { name: { ...name, de: 'Herbst' } }))).toEqual([
      inEnglish,
      { code: 'in_the_past', id: '' },
    ]);
    const quiet = await plan(HOUR_MS, 2 * HOUR_MS, { name, is_announced: false });
    const told = { ...asBody(quiet), is_announced: true };
    expect(await problems(put(quiet, told))).toEqual([inGerman, inEnglish]);
    expect((await put(quiet, { ...told, name: { de: 'Herbst', en: 'Autumn' } })).status).toBe(200);
  });

  test('keeps the collections that it names until it is over', async () => {
    const path = '/api/admin/catalogue/entries/collection/finds';
    const content = { name: { de: 'Funde', en: 'Finds' }, products: [ID] };
    const publish = () => call('POST', '/api/admin/catalogue/publish', {});
    await call('PUT', `${path}/draft`, { content, revision: null, base: null });
    expect((await publish()).status).toBe(200);
    const goods = { kind: 'collections', collections: ['finds'] };
    const offer = { kind: 'percent', hundredths: 2_000, goods };
    const planned = await plan(HOUR_MS, 2 * HOUR_MS, { offer });
    const { version } = (await call('GET', path)).json.published;
    const removal = { content: null, revision: null, base: version };
    const { findings } = (await call('PUT', `${path}/draft`, removal)).json;
    const found = { path: [], code: 'campaign_covers', values: { de: 'Herbst', en: 'Autumn' } };
    expect(findings).toEqual([{ kind: 'collection', id: 'finds', ...found }]);
    expect(await publish()).toMatchObject({ status: 422, json: { code: 'catalogue_faults' } });
    await end(planned);
    expect((await publish()).status).toBe(200);
  });

  test('keeps the filter values that it names until it is over', async () => {
    const path = '/api/admin/catalogue/entries/collection/trikots';
    const goods = { kind: 'tag', group: 'edition', value: 'Special' };
    await plan(HOUR_MS, 2 * HOUR_MS, { offer: { kind: 'percent', hundredths: 2_000, goods } });
    const { version, content } = (await call('GET', path)).json.published;
    const edition = content.tags.edition.filter(({ id }: { id: string }) => id !== 'Special');
    const without = { ...content, tags: { edition } };
    const draft = { content: without, revision: null, base: version };
    const { findings } = (await call('PUT', `${path}/draft`, draft)).json;
    const found = { code: 'campaign_covers', values: { de: 'Herbst', en: 'Autumn' } };
    expect(findings).toContainEqual({
      ...{ kind: 'collection', id: 'trikots', path: ['tags', 'edition'] },
      ...found,
    });
  });

  test('shows its prices beforehand', async () => {
    const offer = {
      kind: 'percent',
      hundredths: 5_000,
      goods: { kind: 'products', ids: [ID, BAG] },
    };
    const { json } = await call('POST', '/api/admin/campaign-preview', { offer });
    const preview = adminCampaignPreview.parse(json);
    expect(preview.count).toBe(2);
    expect(preview.products.find(({ id }) => id === ID)?.prices).toEqual([
      { variant: '', price_cents: base, campaign_cents: Math.floor(base / 2) },
    ]);
    expect(preview.products.find(({ id }) => id === BAG)?.prices).toHaveLength(3);
  });
});

describe('two nodes', () => {
  let second: AssembledShop;
  beforeEach(async () => {
    const { settings, log } = shop.shop;
    const database = openDatabase(shop.connectionString, log, { size: 3 });
    const catalogue = await readCatalogue(database.db, 'demo');
    second = assembleShop({ settings, database, log, now: Date.now, catalogue });
    return async () => {
      await second.stop();
      await database.pool.end();
    };
  });

  test('start and end it by themselves, once, and have rendered its prices before', async () => {
    const nodes = [shop.shop, second.shop];
    const prepared = nodes.map(() => [] as unknown[]);
    nodes.forEach((node, place) => {
      const prepare = async (catalogue: Catalogue) => {
        prepared[place]?.push(priced(catalogue.products.find(({ id }) => id === ID)));
      };
      node.parts.catalogue.pages = { ...NO_PAGES, prepare };
      node.parts.catalogue.follow();
    });
    await wait(300);
    const planned = await plan(2_000, 4_000);
    expect(planned.state).toBe('planned');
    await expect.poll(async () => (await list()).campaigns[0]?.is_ready, soon).toBe(true);
    expect(nodes.map(shownOn)).toEqual([base, base]);
    await expect.poll(() => nodes.every((node) => (shownOn(node) ?? 0) < base), soon).toBe(true);
    const sale = shownOn(shop.shop);
    expect(prepared.map(([first]) => first)).toEqual([sale, sale]);
    await expect.poll(() => nodes.map(shownOn), soon).toEqual([base, base]);
    expect(prepared.map((all) => all.at(-1))).toEqual([base, base]);
    const { rows } = await shop.shop.pool.query(
      `select v.number, extract(epoch from v.at - (case v.number when 2 then c.starts_at else c.ends_at end))::float8 as late
       from catalogue_versions v, campaigns c where v.number > 1 order by v.number`,
    );
    expect(rows.map(({ number }) => number)).toEqual([2, 3]);
    for (const { late } of rows) {
      expect(late).toBeGreaterThanOrEqual(-0.001);
      expect(late).toBeLessThan(2);
    }
  });

  test('of which one was down over the start catch up', async () => {
    await shop.shop.pool.query(
      `insert into campaigns (name, starts_at, ends_at, offer, is_announced, created_by)
       values ('{"de":"x","en":"x"}', now() - interval '1 hour', now() + interval '1 hour', $1, false, 'owner')`,
      [{ kind: 'percent', hundredths: 2_000, goods }],
    );
    second.shop.parts.catalogue.follow();
    await expect.poll(() => (shownOn(second.shop) ?? 0) < base, soon).toBe(true);
    expect(catalogueOf(second.shop).campaign).toBeUndefined();
  });
});
