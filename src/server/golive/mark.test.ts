import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '#test/databases.ts';
import { EXAMPLE, exampleSettings } from '#test/live-example.ts';
import { startTool } from '#test/run-tool.ts';
import { freePorts } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { writeFolder } from '../catalogue/catalogue-folder.ts';
import { KnownEntries } from '../catalogue/current-entries.ts';
import { publish } from '../catalogue/publish.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { seedCatalogue } from '../catalogue/seed.ts';
import { startCatalogue } from '../catalogue/seed-version.ts';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import type { CheckResult } from './check.ts';
import { markLive, refuseOtherMode } from './mark.ts';

const demo = await openTestShop();
const dataDir = mkdtempSync(path.join(tmpdir(), 'elvare-live-'));
const name = `live_${randomUUID().replaceAll('-', '')}`;
const connectionString = await createDatabase(inject('postgres'), name);
const { db, pool } = openDatabase(
  connectionString,
  createLog(() => undefined),
  { size: 2 },
);
afterAll(async () => {
  await pool.end();
  await dropDatabase(inject('postgres'), name);
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (tool: string, args: readonly string[] = [], more: Record<string, string> = {}) => {
  const settings = { ...demo.shop.settings, dataDir };
  return startTool({ connectionString, shop: { ...demo.shop, settings } }, tool, args, {
    SHOP_MODE: 'live',
    ...more,
  }).ended;
};

const folder = path.join(dataDir, 'folder');

it('makes one live shop of an empty database, and tells the owner’s login once', async () => {
  expect(await run('golive', ['new'], { SHOP_MODE: '' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('set SHOP_MODE=live first'),
  });
  const made = await run('golive', ['new']);
  expect(made).toMatchObject({ code: 0 });
  expect(made.said).toMatch(/admin@elvare\.example, password \S{12,} \(shown only this once\)/);
  const again = await run('golive', ['new']);
  expect([again.code, again.said]).toEqual([
    1,
    expect.stringContaining('live shop’s database already'),
  ]);
  const { rows } = await pool.query(
    'select (select count(*)::int from catalogue_versions) as versions, (select count(*)::int from discount_codes) as codes, (select count(*)::int from users) as users',
  );
  expect(rows).toEqual([{ versions: 0, codes: 0, users: 1 }]);
}, 120_000);

it('refuses the other mode, whoever asks', async () => {
  expect(await refuseOtherMode(db, 'live')).toBeUndefined();
  expect(await refuseOtherMode(db, 'demo')).toContain('set SHOP_MODE=live');
  expect(await refuseOtherMode(demo.shop.db, 'demo')).toBeUndefined();
  expect(await refuseOtherMode(demo.shop.db, 'live')).toContain('npm run golive -- new');
  expect(await markLive(demo.shop.db, new Date())).toContain('a demo never becomes a live shop');
  expect(await run('catalogue-import', [folder], { SHOP_MODE: 'demo' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('SHOP_MODE is demo, but'),
  });
}, 120_000);

it('takes its catalogue from a folder, published by the owner, and nothing of the seed', async () => {
  const start = await startCatalogue(db, 'live', seedCatalogue);
  expect(start).toMatchObject({ number: 1, catalogue: { products: [], unopened: true } });
  expect(start.catalogue.texts.imprint).not.toHaveProperty('checkedBy');
  expect(await startCatalogue(db, 'live', seedCatalogue)).toEqual(start);
  writeFolder(folder, seedCatalogue);
  const refused = await run('catalogue-import', [folder, '--publish']);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('originalCents') });
  expect(refused.said).toContain('checkedBy');
  const published = await run('catalogue-import', [EXAMPLE, '--replace', '--publish']);
  expect(published).toMatchObject({
    code: 0,
    said: expect.stringContaining('Version 2 is published.'),
  });
  const { rows } = await pool.query(
    'select number, by is not null as by, is_demo from catalogue_versions order by number',
  );
  expect(rows).toEqual([
    { number: 1, by: false, is_demo: false },
    { number: 2, by: true, is_demo: false },
  ]);
  const { catalogue } = await readCatalogue(db, 'live');
  expect(catalogue.products).toHaveLength(6);
}, 120_000);

it('opens the example on stand-ins', async () => {
  const [PORT = '', SANDBOX_PORT = '', INBOX_PORT = '', SMTP_PORT = ''] = (await freePorts(4)).map(
    String,
  );
  const ports = { BASE_URL: '', PORT, SANDBOX_PORT, INBOX_PORT, SMTP_PORT };
  const { code, said } = await run('golive', ['--json'], { ...exampleSettings(), ...ports });
  const result = JSON.parse(said);
  const states = result.checks.flatMap(({ check, state }: CheckResult) =>
    state === 'ok' ? [] : [[state, check]],
  );
  expect(states).toEqual([
    ...'address invented key notice texts factor mail'.split(' ').map((name) => ['STAND-IN', name]),
    ['WARN', 'backup'],
  ]);
  expect([code, result.code]).toEqual([2, 2]);
}, 120_000);

const settings = { ...demo.shop.settings, shopMode: 'live' } as const;
const parts = { catalogue: { known: new KnownEntries(), mode: 'live', settings } } as const;
const publishDrafts = () => publish({ db, parts }, { by: 'owner', record: async () => undefined });

it.each([
  ['parfum-noir', 'volumeMl', undefined, 'volumeMl missing'],
  ['parfum-noir', 'ingredients', undefined, 'ingredients missing'],
  ['uhr-chrono', 'battery', undefined, 'battery.de missing'],
  ['vintage-1974', 'fibres', undefined, 'fibres missing'],
  [
    'vintage-1974',
    'fibres',
    [{ name: { de: 'Baumwolle', en: 'Cotton' }, percent: 97 }],
    'fibres.0.percent fibres_not_whole',
  ],
  ['pouch', 'safety', undefined, 'safety.maker missing'],
])(
  'publishes nothing of the example once %s has other %s: %j',
  async (id, field, value, finding) => {
    const file = path.join(EXAMPLE, 'products', `${id}.json`);
    const content = { ...JSON.parse(readFileSync(file, 'utf8')), [field]: value };
    await pool.query('delete from catalogue_drafts');
    await pool.query(
      `insert into catalogue_drafts (kind, id, position, base_version, revision, edited_by, edited_at, content)
     select kind, id, position, version, nextval('catalogue_draft_revisions'), 'owner', now(), $2::json
     from catalogue_entries where kind = 'product' and id = $1`,
      [id, JSON.stringify(content)],
    );
    const result = await publishDrafts();
    const found = 'findings' in result ? result.findings : [];
    expect(found.map((each) => [each.id, `${each.path.join('.')} ${each.code}`])).toEqual([
      [id, finding],
    ]);
  },
);

it('may sell nothing any more: a catalogue needs no product', async () => {
  await pool.query('delete from catalogue_drafts');
  await pool.query(`insert into catalogue_drafts (kind, id, position, base_version, revision, edited_by, edited_at)
    select kind, id, position, version, nextval('catalogue_draft_revisions'), 'owner', now()
    from catalogue_entries where kind = 'product'`);
  expect(await publishDrafts()).toMatchObject({ ok: true });
  expect((await readCatalogue(db, 'live')).catalogue.products).toEqual([]);
});
