import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { createDatabase, dropDatabase } from '#test/databases.ts';
import {
  FORMER_ENTRIES,
  formerContent,
  migrationsBefore,
  namedAs,
  productEntry,
} from '#test/former-catalogue.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { migrateDatabase, readMigrations } from '../db/migrate.ts';
import { createLog } from '../log.ts';
import { readCandidate, readDrafts } from './candidate.ts';
import { KnownEntries } from './current-entries.ts';
import { type Entry, isRecord } from './entries.ts';
import { recordPrices } from './price-changes.ts';
import { readCatalogue } from './read-catalogue.ts';
import { reviveVersion } from './revive-version.ts';
import { startCatalogue } from './seed-version.ts';
import type { EntryChange } from './write-version.ts';

const HOUR_MS = 3_600_000;
const SHOE = 'kiez-low-navy';
const MIGRATIONS = readMigrations();
const FORMER = migrationsBefore('_entry-format');

const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
let connectionString: string;
let opened: OpenDatabase;

/** Opens a database as the version before left it. */
async function openFormer(): Promise<void> {
  await dropDatabase(inject('postgres'), name);
  connectionString = await createDatabase(inject('postgres'), name);
  expect(await migrateDatabase(connectionString, FORMER)).toEqual({ ok: true });
  opened = openDatabase(
    connectionString,
    createLog(() => undefined),
  );
}
async function close(): Promise<void> {
  await opened.pool.end();
}
afterAll(() => dropDatabase(inject('postgres'), name));

const query = async (text: string, values: unknown[] = []) =>
  (await opened.pool.query(text, values)).rows;

/** Writes a version as the version before did. `shown` are the prices of campaigns, where they differ. */
async function writeFormer(
  number: number,
  changes: readonly (Omit<EntryChange, 'position'> & Partial<Entry>)[],
  { isDemo = false, shown = {} }: { isDemo?: boolean; shown?: Record<string, number> } = {},
): Promise<void> {
  const by = isDemo ? null : 'owner';
  const version = 'insert into catalogue_versions (number, by, is_demo) values ($1, $2, $3)';
  await query(version, [number, by, isDemo]);
  for (const [place, { kind, id, content, removed, position = place }] of changes.entries()) {
    const replaced =
      'update catalogue_entries set replaced_in = $1 where kind = $2 and id = $3 and replaced_in is null';
    await query(replaced, [number, kind, id]);
    const row =
      'insert into catalogue_entries (kind, id, version, position, content, removed) values ($1, $2, $3, $4, $5, $6)';
    await query(row, [kind, id, number, position, JSON.stringify(content), removed]);
  }
  const products = changes
    .filter(({ kind }) => kind === 'product')
    .map(({ id, content, removed }) => {
      const priceCents = shown[id];
      const cents = priceCents === undefined ? {} : { priceCents };
      return { id, removed, content: { ...(content as object), ...cents } };
    });
  await opened.db.transaction((tx) => recordPrices(tx, { number, at: new Date() }, products));
}

function saveDraft(kind: string, id: string, content: unknown, base: number | null) {
  return query(
    `insert into catalogue_drafts (kind, id, content, position, base_version, revision, edited_by, edited_at)
     values ($1, $2, $3, 7, $4, nextval('catalogue_draft_revisions'), 'owner', now())`,
    [kind, id, JSON.stringify(content), base],
  );
}

const start = (mode: 'demo' | 'live' = 'demo') => startCatalogue(opened.db, mode, seedCatalogue);
const migrate = async () =>
  expect(await migrateDatabase(connectionString, MIGRATIONS)).toEqual({ ok: true });
const priceRows = () => query('select * from price_history order by product_id, variant, version');
const versions = () => query('select number, by, is_demo from catalogue_versions order by number');
const draftsById = async () =>
  new Map((await readDrafts(opened.db)).map((draft) => [draft.id, draft]));
async function findingsOf(drafts: Awaited<ReturnType<typeof draftsById>>) {
  const served = { known: new KnownEntries(), mode: 'demo', weeeNumber: '' } as const;
  return (await readCandidate(opened.db, [...drafts.values()], served)).findings;
}

describe('a shop that its owner has edited', () => {
  const SOLD = ['kartenetui', SHOE, 'parfum-noir'];

  beforeAll(async () => {
    await openFormer();
    const only = (content: unknown): unknown =>
      Array.isArray(content)
        ? content.filter((id) => SOLD.includes(id))
        : Object.fromEntries(
            Object.entries(content as Record<string, string[]>)
              .filter(([id]) => SOLD.includes(id))
              .map(([id, others]) => [id, [...others.filter((one) => SOLD.includes(one)), SHOE]]),
          );
    await writeFormer(
      1,
      [
        ...FORMER_ENTRIES.map(({ kind, id, content }) => ({
          kind,
          id,
          content: kind === 'collection' ? only(content) : content,
          removed: false,
        })),
        productEntry('dad-cap', namedAs('baseball-cap-monogram', 'dad-cap')),
        // The shelf does not have it.
        productEntry('kiez-neu', namedAs(SHOE, 'kiez-neu')),
        productEntry('kartenetui', { ...formerContent('kartenetui'), path: '/products/etui' }),
      ].filter(({ id }, at, all) => all.findLastIndex((other) => other.id === id) === at),
    );
    await writeFormer(
      2,
      [
        productEntry(SHOE, { ...formerContent(SHOE), priceCents: 5_000 }),
        productEntry('kartenetui', formerContent('kartenetui')),
        productEntry('vintage-1974', formerContent('vintage-1974'), true),
        // The other cap is the page of caps from here on.
        productEntry('baseball-cap-monogram', formerContent('baseball-cap-monogram'), true),
      ],
      { shown: { [SHOE]: 4_500 } },
    );
    const campaign = `insert into campaigns (name, starts_at, ends_at, offer, is_announced, created_by, started_in)
      values ('{"de":"Herbst","en":"Autumn"}', now() + $1::interval, now() + $2::interval, $3, true, 'owner', $4)`;
    const percent = (hundredths: number, goods: object) =>
      JSON.stringify({ kind: 'percent', hundredths, goods });
    const shelf = { kind: 'collections', collections: ['sneakerShelf'] };
    await query(campaign, ['-1 h', '1 h', percent(1_000, shelf), 2]);
    await query(campaign, ['2 h', '4 h', percent(2_000, { kind: 'everything' }), null]);
    await saveDraft('product', SHOE, { ...formerContent(SHOE), priceCents: 5_555 }, 2);
    await saveDraft('product', 'parfum-noir', { ...formerContent('parfum-noir'), volumeMl: 75 }, 1);
    await saveDraft('product', 'kartenetui', formerContent('kartenetui'), 1);
    await saveDraft('product', 'dad-cap', namedAs('baseball-cap-monogram', 'dad-cap'), 1);
    await saveDraft('product', 'kiez-neu', null, 1);
    await saveDraft('product', 'neu', { kind: 'sneaker', id: 'neu', texts: {} }, null);
    await saveDraft('collection', 'featured', ['parfum-noir'], 1);
    await saveDraft('collection', 'related', { 'parfum-noir': ['kartenetui'] }, 1);
    await migrate();
    return close;
  });

  test('publishes one version in the format of today, at equal prices', async () => {
    const before = await priceRows();
    expect(before.length).toBeGreaterThan(8);
    const { number, catalogue, formerPaths } = await start();
    expect(number).toBe(3);
    expect((await versions()).at(-1)).toEqual({ number: 3, by: null, is_demo: false });
    expect(await priceRows()).toEqual(before);
    const rows = await query(
      'select kind, format, content from catalogue_entries where replaced_in is null',
    );
    const products = rows.filter(({ kind }) => kind === 'product');
    expect(products.length).toBe(7);
    for (const { format, content } of products) {
      expect(format).toBe(2);
      for (const field of ['kind', 'demoRating', 'demoViewers', 'experiences', 'partColours']) {
        expect(content).not.toHaveProperty(field);
      }
    }
    const sold = new Map(catalogue.products.map((product) => [product.id, product]));
    expect(sold.get(SHOE)).toMatchObject({ path: `/sneakers/${SHOE}`, priceCents: 4_500 });
    expect(sold.get('kiez-neu')).toMatchObject({ priceCents: formerContent(SHOE)['priceCents'] });
    expect(sold.get('dad-cap')).toMatchObject({ path: '/caps', collection: 'caps' });
    expect(catalogue.collections['sneakers']).toMatchObject({
      path: '/sneakers',
      products: [SHOE],
    });
    expect(sold.get('kartenetui')?.related).toContain(SHOE);
    expect(formerPaths).toEqual(
      new Map([
        ['/trikots/vintage-1974', '/trikots'],
        ['/caps/baseball-cap-monogram', '/produkte'],
        ['/caps/dad-cap', '/caps'],
        ['/products/etui', '/products/elvare-kartenetui'],
      ]),
    );
  });

  test('goes on with its campaigns', async () => {
    const fields = 'select started_in, ended_in, cancelled_at from campaigns order by starts_at';
    const campaigns = await query(fields);
    const open = { ended_in: null, cancelled_at: null };
    expect(campaigns).toEqual([
      { started_in: 2, ...open },
      { started_in: null, ...open },
    ]);
    const atMs = Date.now() + 3 * HOUR_MS;
    const { catalogue } = await readCatalogue(opened.db, 'demo', { atMs });
    expect(catalogue.products.find(({ id }) => id === SHOE)).toMatchObject({ priceCents: 4_000 });
  });

  test('keeps its drafts, none of which conflicts that did not before', async () => {
    const drafts = await draftsById();
    expect(Object.fromEntries([...drafts].map(([id, draft]) => [id, draft.baseVersion]))).toEqual({
      [SHOE]: 3,
      'parfum-noir': 3,
      kartenetui: 1,
      'dad-cap': 3,
      'kiez-neu': 3,
      neu: null,
      featured: 3,
    });
    expect(drafts.get(SHOE)?.content).toMatchObject({ collection: 'sneakers', priceCents: 5_555 });
    expect(drafts.get('parfum-noir')?.content).toMatchObject({
      volumeMl: 75,
      tags: { category: 'Parfüm' },
      related: ['kartenetui'],
    });
    expect(drafts.get('dad-cap')?.content).toMatchObject({ path: '/caps' });
    expect(drafts.get('kiez-neu')?.content).toBeNull();
    expect(drafts.get('neu')?.content).toMatchObject({ path: '/sneakers/neu' });
    const featured = { name: {}, products: ['parfum-noir'] };
    expect(drafts.get('featured')?.content).toMatchObject(featured);
    for (const { format } of drafts.values()) expect(format).toBe(2);
    expect(
      (await findingsOf(drafts)).flatMap(({ id, code }) => (code === 'base_changed' ? id : [])),
    ).toEqual(['kartenetui']);
  });

  test('stays as it is at the second start', async () => {
    const before = [await versions(), await readDrafts(opened.db)];
    expect((await start()).number).toBe(3);
    expect((await start('live')).number).toBe(3);
    expect([await versions(), await readDrafts(opened.db)]).toEqual(before);
  });

  test('has versions of before that come back as drafts in the format of today', async () => {
    await query('delete from catalogue_drafts');
    const revived = await reviveVersion({ db: opened.db, now: Date.now }, 'owner', 1, []);
    expect(revived).toEqual({ ok: true });
    const drafts = await draftsById();
    expect([...drafts.keys()].toSorted()).toEqual([
      'baseball-cap-monogram',
      'kartenetui',
      SHOE,
      'vintage-1974',
    ]);
    expect(drafts.get('kartenetui')?.content).toMatchObject({
      path: '/products/etui',
      related: expect.arrayContaining([SHOE]),
    });
    for (const { content } of drafts.values()) {
      expect(isRecord(content) && 'collection' in content && !('kind' in content)).toBe(true);
    }
    expect(await findingsOf(drafts)).toEqual([]);
  });
});

describe('a demo in which nobody has published', () => {
  beforeEach(async () => {
    await openFormer();
    await writeFormer(
      1,
      FORMER_ENTRIES.map((former) => ({ ...former, removed: false })),
      { isDemo: true },
    );
    const gone = namedAs('parfum-noir', 'parfum-alt');
    await writeFormer(2, [productEntry('parfum-alt', gone)], { isDemo: true });
    await writeFormer(3, [productEntry('parfum-alt', gone, true)], { isDemo: true });
    await saveDraft('product', 'parfum-noir', { ...formerContent('parfum-noir'), volumeMl: 75 }, 1);
    await migrate();
    return close;
  });

  test('follows the seed; its drafts and addresses go on', async () => {
    const { number, catalogue, formerPaths } = await start();
    expect(catalogue).toEqual(seedCatalogue);
    expect((await readCatalogue(opened.db, 'demo')).catalogue).toEqual(seedCatalogue);
    expect(formerPaths.get('/accessoires/parfum-alt')).toBe('/accessoires');
    expect((await versions()).slice(3)).toEqual([
      { number: 4, by: null, is_demo: true },
      { number: 5, by: null, is_demo: true },
    ]);
    expect((await draftsById()).get('parfum-noir')).toMatchObject({
      baseVersion: 4,
      content: { volumeMl: 75, collection: 'accessoires' },
    });
    const known = FORMER_ENTRIES.flatMap(({ kind, id }) => (kind === 'product' ? id : []));
    const prices = 'select * from price_history where version > 3 and product_id = any($1)';
    expect(await query(prices, [known])).toEqual([]);
    expect(await start()).toMatchObject({ number });
  });
});
