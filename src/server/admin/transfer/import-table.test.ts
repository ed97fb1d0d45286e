import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type AdminImportReply,
  adminImportReply,
  IMPORT_LIMIT_BYTES,
} from '#contract/admin-transfer.ts';
import { LANGS } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { mediaCrops, mediaPictures } from '#server/media/schema.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

// Each import starts a process.
vi.setConfig({ testTimeout: 120_000 });

const ID = 'kiez-low-navy';

const shop = await openTestShop();
const cookie = await signInAdmin(shop);

async function load(lang = 'de'): Promise<string> {
  const headers = { cookie, 'accept-language': lang };
  const response = await shop.request('/api/admin/catalogue/export/products', { headers });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /attachment; filename="products\.csv"/,
  );
  return response.text();
}

async function send(table: string, query = '', type = 'text/csv') {
  const response = await shop.request(`/api/admin/catalogue/import${query}`, {
    method: 'POST',
    headers: { cookie, 'content-type': type, 'accept-language': 'de' },
    body: table,
  });
  return { status: response.status, json: await response.json() };
}
const save = async (table: string, query = ''): Promise<AdminImportReply> =>
  adminImportReply.parse((await send(table, query)).json);

async function drafts() {
  const { rows } = await shop.shop.pool.query(
    "select id, content->>'priceCents' as price, base_version from catalogue_drafts order by id",
  );
  return rows;
}

test('an import that meets no database is an outage, not a bug', async () => {
  const { options } = shop.shop.pool;
  const { connectionString } = options;
  options.connectionString = 'postgres://nobody@127.0.0.1:9/none';
  const reply = await send(`Kennung;Preis\n${ID};3`);
  options.connectionString = connectionString;
  expect(reply).toMatchObject({ status: 503, json: { code: 'unavailable' } });
});

describe('tables of products', () => {
  test('that come back as they were change nothing', async () => {
    for (const lang of LANGS) {
      const { saved, counts } = await save(await load(lang));
      expect(saved).toBe(true);
      const unchanged = seedCatalogue.products.length;
      expect(counts).toEqual({ created: 0, changed: 0, unchanged, refused: 0 });
    }
    expect(await drafts()).toEqual([]);
    const { rows: logged } = await shop.shop.pool.query(
      "select action, subject from admin_actions where action like 'catalogue_%' order by id",
    );
    expect(logged).toEqual(
      LANGS.map(() => ({ action: 'catalogue_exported', subject: 'products' })),
    );
    const { rows: secured } = await shop.shop.pool.query(
      "select 1 from security_events where data->>'what' = 'catalogue_exported'",
    );
    expect(secured.length).toBe(LANGS.length);
  });

  test('make drafts of what they change and add', async () => {
    const table = await load();
    const row = table.split('\r\n').find((line) => line.startsWith(`${ID};`)) ?? '';
    const [head = ''] = table.split('\r\n');
    const cheaper = row.replace(/;\d+,\d\d;(\d+,\d\d);/, ';12,5;$1;');
    const added = row
      .replace(/^[^;]+;1;[^;]+;[^;]+;/, 'kiez-low-neu;;"Kiez ""Neu""";Kiez New;')
      .replace(`/sneakers/${ID}`, '/sneakers/kiez-low-neu');
    const { saved, rows, counts } = await save([head, cheaper, added].join('\n'));
    expect(rows).toMatchObject([
      { line: 2, id: ID, outcome: 'changed', problems: [] },
      { line: 3, id: 'kiez-low-neu', outcome: 'created', name: { de: 'Kiez "Neu"' } },
    ]);
    const { original_cents = 0 } = rows[0]?.prices[0]?.before ?? {};
    expect(rows.map(({ prices }) => prices)).toEqual([
      [
        {
          variant: '',
          before: { price_cents: expect.any(Number), original_cents },
          after: { price_cents: 1_250, original_cents },
        },
      ],
      [{ variant: '', before: null, after: { price_cents: expect.any(Number), original_cents } }],
    ]);
    expect([saved, counts]).toEqual([true, { created: 1, changed: 1, unchanged: 0, refused: 0 }]);
    expect(await drafts()).toMatchObject([
      { id: ID, price: '1250', base_version: 1 },
      { id: 'kiez-low-neu', base_version: null },
    ]);
    const published = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
    expect(await published.json()).toMatchObject({ version: 2 });
    // What was exported before that version would undo it.
    const stale = await save([head, row].join('\n'));
    expect(stale).toMatchObject({
      saved: false,
      rows: [
        {
          outcome: 'refused',
          problems: [{ code: 'changed_since_export', values: { version: 2 }, column: null }],
        },
      ],
    });
  });

  test('of a few columns change those alone', async () => {
    const { rows } = await save(`Kennung;Preis\n${ID};13`);
    expect(rows).toMatchObject([{ outcome: 'changed', name: { de: expect.any(String) } }]);
    const before = await save(`Kennung;Preis\n${ID};14`);
    expect(before.rows).toMatchObject([{ problems: [{ code: 'draft_in_the_way' }] }]);
    expect((await save(`Kennung;Preis\n${ID};14`, '?replace=1')).saved).toBe(true);
    expect(await drafts()).toMatchObject([{ id: ID, price: '1400', base_version: 2 }]);
    // The published price is a change, too: the draft would be sold otherwise.
    const published = await save(`Kennung;Preis\n${ID};12,50`);
    expect(published.rows).toMatchObject([{ problems: [{ code: 'draft_in_the_way' }] }]);
    const discarded = await save(`Kennung;Preis\n${ID};12,50`, '?replace=1');
    expect(discarded).toMatchObject({ saved: true, rows: [{ outcome: 'changed' }] });
    expect(await drafts()).toEqual([]);
  });

  test('with one row that is refused save nothing, and name its column', async () => {
    const table = [
      'Kennung;Preis;Früherer Preis;Name (Englisch);Größen',
      'kiez-low-mono;10;200;;36 | 42,5',
      `${ID};0;12;X;36`,
      'siegelring;10;20;Ring;',
      'siegelring;10;20;Ring;',
      'Groß;10;20;Ring;',
    ].join('\n');
    const { saved, rows, counts } = await save(table);
    const problems = rows.flatMap((row) =>
      row.problems.map(({ code, column }) => [row.line, code, column]),
    );
    expect(problems).toEqual([
      [2, 'blank', 'Name (Englisch)'],
      [2, 'wrong_format', 'Größen'],
      [3, 'too_small', 'Preis'],
      [5, 'repeated_entry', null],
      [6, 'unknown_id', 'Kennung'],
    ]);
    expect(saved).toBe(false);
    expect(counts).toMatchObject({ changed: 1, refused: 4 });
    expect(await drafts()).toEqual([]);
  });

  test('are refused by type and size', async () => {
    expect(await send('x', '', 'application/json')).toMatchObject({ status: 415 });
    const large = 'x'.repeat(IMPORT_LIMIT_BYTES + 1);
    expect(await send(large)).toMatchObject({ status: 413, json: { code: 'body_too_large' } });
    expect(await send('\0"')).toMatchObject({ status: 200, json: { saved: false } });
  });

  test('of the largest size keep no other request waiting', async () => {
    const many = largeCatalogue(4_000).products.filter(({ sizes }) => sizes);
    const table = ['Kennung;Sammlung;Preis', ...many.map(({ id }) => `${id};sneakers;9`)].join(
      '\n',
    );
    const before = performance.eventLoopUtilization();
    const { counts } = await save(table);
    const { utilization } = performance.eventLoopUtilization(before);
    expect((counts.refused ?? 0) + (counts.changed ?? 0)).toBe(many.length);
    expect(utilization).toBeLessThan(0.5);
  });
});

describe('a table that names a picture', () => {
  const KNOWN = 'a'.repeat(32);
  /** Imports another path in the first of the ring's pictures. */
  async function saveWith(picture: string) {
    const ring = seedCatalogue.products.find(({ id }) => id === 'siegelring');
    const lines = ring?.pictures.map(({ view, base }, at) =>
      at === 0 ? `${view} ${picture} | Ein Ring | A ring` : `${view} ${base}`,
    );
    return save(`Kennung;Bilder\nsiegelring;"${lines?.join('\n')}"\n`);
  }
  beforeAll(async () => {
    const { db } = shop.shop;
    const row = { width: 1, height: 1, master: Buffer.from('x'), size: 1, uploadedBy: 'x' };
    await db.insert(mediaPictures).values({ id: KNOWN, name: 'Ring', ...row });
    await db.insert(mediaCrops).values({ pictureId: KNOWN, x: 50, y: 50 });
  });

  test.each([`/media/${'0'.repeat(32)}/50-50`, `/media/${KNOWN}/51-50`, '/images/siegelring/rund'])(
    'that the shop does not have is refused: %s',
    async (picture) => {
      const problem = { code: 'picture_unknown', path: ['pictures', 0, 'base'], column: 'Bilder' };
      expect(await saveWith(picture)).toMatchObject({
        saved: false,
        rows: [{ outcome: 'refused', problems: [problem] }],
      });
      expect(await shop.shop.db.$count(mediaCrops)).toBe(1);
    },
  );

  test('that was uploaded becomes a draft', async () => {
    const rows = [{ outcome: 'changed', problems: [] }];
    expect(await saveWith(`/media/${KNOWN}/50-50`)).toMatchObject({ saved: true, rows });
  });
});
