import { beforeEach, describe, expect, test } from 'vitest';
import type { Collection } from '#catalogue/catalogue.ts';
import type { CampaignOffer } from '#rules/campaigns.ts';
import { selectionOf } from '#rules/range.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import type { Database } from '#server/shop.ts';
import { createTestShop, type TestShop } from '#test/shop.ts';
import { readEntries } from '../current-entries.ts';
import { readBaseCatalogue, readCatalogue } from '../read-catalogue.ts';
import { campaigns } from '../schema.ts';
import { startCatalogue } from '../seed-version.ts';
import { readVersion, readVersions } from '../versions.ts';
import { lockCatalogue, writeVersion } from '../write-version.ts';
import { switchCampaigns, switchDue } from './switch-campaigns.ts';

const ID = 'kiez-low-navy';
const HOUR_MS = 3_600_000;

let shop: TestShop;
let db: Database;
beforeEach(async () => {
  shop = await createTestShop();
  db = shop.shop.db;
  await startCatalogue(db, 'demo', seedCatalogue);
  return () => shop.close();
});

const percent = (hundredths: number, ids: string[] = [ID]): CampaignOffer => ({
  kind: 'percent',
  hundredths,
  goods: { kind: 'products', ids },
});

/** Plans a campaign; hours count from now. */
async function plan(offer: CampaignOffer, fromHours: number, toHours: number): Promise<string> {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const [row] = await db
    .insert(campaigns)
    .values({
      name: { de: 'Herbst', en: 'Autumn' },
      startsAt: at(fromHours),
      endsAt: at(toHours),
      offer,
      isAnnounced: true,
      createdBy: 'owner',
    })
    .returning();
  return row?.id ?? '';
}
const query = async (text: string, values: unknown[] = []) =>
  (await shop.shop.pool.query(text, values)).rows;
const endNow = (id: string) =>
  query("update campaigns set ends_at = clock_timestamp() - interval '1 ms' where id = $1", [id]);
async function priceOf(catalogue = readCatalogue(db, 'demo')) {
  const product = (await catalogue).catalogue.products.find(({ id }) => id === ID);
  return product && 'priceCents' in product ? product.priceCents : undefined;
}
const history = async (id = ID) =>
  (
    await query(
      'select version, price_cents from price_history where product_id = $1 order by version',
      [id],
    )
  ).map(({ version, price_cents: cents }) => [version, cents]);

/** Publishes an entry with other content, as a draft would. */
async function rewrite(wanted: string, change: (content: never) => unknown): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const entry = (await readEntries(tx)).find(({ id }) => id === wanted);
    if (!entry) throw new Error(`no ${wanted}`);
    const { kind, id, position } = entry;
    const content = change(entry.content as never);
    const changes = [{ kind, id, position, content, removed: false }];
    await writeVersion(tx, { by: 'owner', note: '', isDemo: false, changes });
  });
}

describe('a campaign', () => {
  test('starts and ends by a version of its own, with its prices in the history', async () => {
    const base = (await priceOf()) ?? 0;
    const sale = base - Math.ceil(base / 10);
    const id = await plan(percent(1_000), -1, 1);
    expect(await priceOf()).toBe(base);
    expect(await switchCampaigns(db)).toBe(2);
    expect(await switchCampaigns(db)).toBeUndefined();
    const shown = await readCatalogue(db, 'demo');
    expect(shown.number).toBe(2);
    expect(shown.catalogue.campaign?.name).toEqual({ de: 'Herbst', en: 'Autumn' });
    expect(Math.abs(((await priceOf()) ?? 0) - sale)).toBeLessThanOrEqual(1);
    expect(await priceOf(readBaseCatalogue(db) as ReturnType<typeof readCatalogue>)).toBe(base);
    const reduced = await priceOf();

    await endNow(id);
    expect(await switchCampaigns(db)).toBe(3);
    expect(await priceOf()).toBe(base);
    expect((await readCatalogue(db, 'demo')).catalogue).toEqual(seedCatalogue);
    expect(await history()).toEqual([
      [1, base],
      [2, reduced],
      [3, base],
    ]);
    expect(await query('select started_in, ended_in from campaigns')).toEqual([
      { started_in: 2, ended_in: 3 },
    ]);
    const name = { de: 'Herbst', en: 'Autumn' };
    expect((await readVersions({ db }, undefined)).versions).toMatchObject([
      { number: 3, changes: 1, campaigns: [{ name, is_start: false }] },
      { number: 2, changes: 1, campaigns: [{ name, is_start: true }] },
      { number: 1, campaigns: [] },
    ]);
    expect((await readVersion({ db }, 2))?.campaigns).toEqual([{ name, is_start: true }]);
    expect(await query('select note, is_demo from catalogue_versions where number > 1')).toEqual([
      { note: '', is_demo: true },
      { note: '', is_demo: true },
    ]);
  });

  test('starts once, however many try at once', async () => {
    await plan(percent(1_000), -1, 1);
    const tried = await Promise.all(Array.from({ length: 6 }, () => switchCampaigns(db)));
    expect(tried.filter((number) => number !== undefined)).toEqual([2]);
    expect(await query('select count(*)::int from catalogue_versions')).toEqual([{ count: 2 }]);
  });

  test('starts whole after a crash in between', async () => {
    await plan(percent(1_000), -1, 1);
    const crashed = db.transaction(async (tx) => {
      await lockCatalogue(tx);
      expect(await switchDue(tx)).toBe(2);
      throw new Error('killed');
    });
    await expect(crashed).rejects.toThrow('killed');
    expect(await history()).toHaveLength(1);
    expect(await switchCampaigns(db)).toBe(2);
    expect(await history()).toHaveLength(2);
  });

  test('whose whole time passed while the shop was down never starts', async () => {
    await plan(percent(1_000), -2, -1);
    expect(await switchCampaigns(db)).toBeUndefined();
    expect(
      await query('select started_in, cancelled_at is not null as over from campaigns'),
    ).toEqual([{ started_in: null, over: true }]);
    expect((await readCatalogue(db, 'demo')).number).toBe(1);
  });

  test('lets the lowest price of several win, and publishing records what is shown', async () => {
    const base = (await priceOf()) ?? 0;
    await plan(percent(1_000), -1, 1);
    const larger = await plan(percent(5_000), -1, 2);
    expect(await switchCampaigns(db)).toBe(2);
    const half = await priceOf();
    expect(half).toBe(Math.floor(base / 2));
    await rewrite(ID, (content: object) => ({ ...content, priceCents: base - 1_000 }));
    const published = await priceOf();
    expect(published).toBe(Math.floor((base - 1_000) / 2));
    await endNow(larger);
    expect(await switchCampaigns(db)).toBe(4);
    const after = (await priceOf()) ?? 0;
    expect(Math.abs(after - (base - 1_000) * 0.9)).toBeLessThan(1);
    expect((await history()).map(([, cents]) => cents)).toEqual([base, half, published, after]);
  });

  test('follows its collections', async () => {
    const [featured] = selectionOf('featured', seedCatalogue);
    const goods = { kind: 'collections', collections: ['featured'] } as const;
    await plan({ kind: 'percent', hundredths: 1_000, goods }, -1, 1);
    await switchCampaigns(db);
    await rewrite('featured', (content: Collection) => ({
      ...content,
      products: content.products?.filter((id) => id !== featured),
    }));
    const rows = await history(featured);
    expect(rows.at(-1)?.[0]).toBe(3);
    expect(rows.at(-1)?.[1]).toBe(rows[0]?.[1]);
  });

  test('keeps what was shown, whatever code runs', async () => {
    await plan(percent(1_000), -1, 1);
    await switchCampaigns(db);
    const guard = { constraint: 'campaigns_guard' };
    const changed = query("update campaigns set offer = '{}'");
    await expect(changed).rejects.toMatchObject(guard);
    await expect(query('delete from campaigns')).rejects.toMatchObject(guard);
  });
});

describe('live mode', () => {
  const struck = async () => {
    const { catalogue } = await readCatalogue(db, 'live');
    const product = catalogue.products.find(({ id }) => id === ID);
    return product && 'provenCents' in product ? product.provenCents : undefined;
  };

  test('strikes the price before the sale only if the history reaches back 30 days', async () => {
    const base = await priceOf();
    await plan(percent(1_000), -1, 1);
    await switchCampaigns(db);
    expect(await struck()).toBeUndefined();
    await query('alter table price_history disable trigger price_history_guard');
    await query(
      "update price_history set shown_from = shown_from - interval '40 days' where version = 1",
    );
    expect(await struck()).toBe(base);
    expect(
      (await readCatalogue(db, 'demo')).catalogue.products.some((each) => 'provenCents' in each),
    ).toBe(false);
  });
});
