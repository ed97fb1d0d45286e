import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { catalogues } from '#test/catalogues.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { signInAdmin } from '#test/logins.ts';
import { runTool } from '#test/run-tool.ts';
import { runs } from '#test/runs.ts';
import { openTestShop } from '#test/shop.ts';
import { temporaryFolder } from '#test/temporary.ts';
import { FolderRefused, readFolder, writeFolder } from './catalogue-folder.ts';
import { entriesOf } from './entries.ts';
import { countOutcomes } from './import-entries.ts';
import { importFolder } from './import-folder.ts';
import { readBaseCatalogue } from './read-catalogue.ts';

const root = temporaryFolder();
const ID = 'kiez-low-navy';
const FILE = `products/${ID}.json`;
const editedAt = new Date('2026-11-24T00:00:00Z');

let count = 0;
const newFolder = () => path.join(root, String(++count));
const shop = await openTestShop();
const cookie = await signInAdmin(shop);
let folder = newFolder();
writeFolder(folder, (await readBaseCatalogue(shop.shop.db)).catalogue);

const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const write = (name: string, value: unknown) =>
  writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
const load = (replace = false) =>
  importFolder(shop.shop.db, folder, { by: 'owner', editedAt, replace });
const outcomes = (rows: Awaited<ReturnType<typeof load>>['rows']) =>
  rows.filter(({ outcome }) => outcome !== 'unchanged').map(({ id, outcome }) => [id, outcome]);

async function drafts() {
  const { rows } = await shop.shop.pool.query(
    'select kind, id, position, content, base_version, edited_by from catalogue_drafts order by id',
  );
  return rows;
}

/** Every file of the folder with its text. */
function texts(at: string): Record<string, string> {
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.json'),
  );
  return Object.fromEntries(
    names.toSorted().map((name) => [name, readFileSync(path.join(at, name), 'utf8')]),
  );
}

describe('an exported folder', () => {
  test('has the same bytes each time, and files that are equal stay untouched', async () => {
    const again = newFolder();
    const { catalogue } = await readBaseCatalogue(shop.shop.db);
    writeFolder(again, catalogue);
    expect(texts(again)).toEqual(texts(folder));
    expect(read('order.json')).toEqual(seedCatalogue.products.map(({ id }) => id));
    const file = path.join(again, FILE);
    const { mtimeMs, ino } = statSync(file);
    const changed = {
      ...catalogue,
      facts: { ...catalogue.facts, returnDays: 99 },
      products: catalogue.products.filter(({ id }) => id !== 'siegelring'),
    };
    expect(writeFolder(again, changed)).toMatchObject({
      written: 2,
      removed: ['products/siegelring.json'],
    });
    expect(statSync(file)).toMatchObject({ mtimeMs, ino });
  });

  test('never overwrites other files', () => {
    const other = newFolder();
    mkdirSync(path.join(other, 'products'), { recursive: true });
    writeFileSync(path.join(other, 'products', 'notes.json'), '{}');
    expect(() => writeFolder(other, seedCatalogue)).toThrow(FolderRefused);
    expect(readdirSync(other)).toEqual(['products']);
  });

  test.each(['facts.json', FILE, 'collections', `pictures/${'0'.repeat(32)}.jpg`])(
    'follows no link, neither in nor out: %s',
    (name) => {
      const at = newFolder();
      mkdirSync(path.join(at, 'pictures'), { recursive: true });
      writeFolder(path.join(at, 'elsewhere'), seedCatalogue);
      writeFileSync(path.join(at, 'order.json'), '[]');
      writeFolder(at, seedCatalogue);
      const before = texts(path.join(at, 'elsewhere'));
      rmSync(path.join(at, name), { recursive: true, force: true });
      symlinkSync(path.join(at, 'elsewhere', name), path.join(at, name));
      const changed = { ...seedCatalogue, products: seedCatalogue.products.slice(1) };
      const message = `${path.join(at, name)} is a link`;
      expect(() => writeFolder(at, changed)).toThrow(message);
      expect(() => readFolder(at)).toThrow(message);
      expect(texts(path.join(at, 'elsewhere'))).toEqual(before);
    },
  );

  test('is read as it was written, for any catalogue', () => {
    fc.assert(
      fc.property(fc.oneof(catalogues, fc.constant(largeCatalogue(120))), (catalogue) => {
        const at = newFolder();
        writeFolder(at, catalogue);
        const { rows, order } = readFolder(at);
        expect(order).toEqual(catalogue.products.map(({ id }) => id));
        const contents = new Map(rows.map(({ kind, id, content }) => [`${kind} ${id}`, content]));
        expect(contents).toEqual(
          new Map(entriesOf(catalogue).map(({ kind, id, content }) => [`${kind} ${id}`, content])),
        );
        rmSync(at, { recursive: true });
      }),
      runs(5),
    );
  });
});

describe('an import', () => {
  test('of what was exported changes nothing', async () => {
    const { saved, rows, absent } = await load();
    expect(saved).toBe(true);
    expect(outcomes(rows)).toEqual([]);
    expect(rows.length).toBe(entriesOf(seedCatalogue).length);
    expect(absent).toEqual([]);
    expect(await drafts()).toEqual([]);
  });

  test('makes drafts of what differs alone, and publishing makes them a version', async () => {
    const [first = '', second = '', ...others] = read('order.json') as string[];
    write(FILE, { ...read(FILE), priceCents: 7_070 });
    const own = { id: 'kiez-low-neu', path: '/sneakers/kiez-low-neu' };
    const added = { ...read(FILE), ...own, name: { de: 'Neu', en: 'New' } };
    write('products/kiez-low-neu.json', added);
    write('order.json', [first, 'kiez-low-neu', second, ...others]);
    const { rows, saved } = await load();
    expect(saved).toBe(true);
    expect(outcomes(rows)).toEqual([
      ['kiez-low-neu', 'created'],
      [ID, 'changed'],
    ]);
    expect(await drafts()).toMatchObject([
      { id: ID, base_version: 1, edited_by: 'owner', content: { priceCents: 7_070 } },
      { id: 'kiez-low-neu', base_version: null, position: 0.5 },
    ]);
    // A second time the drafts are there already.
    expect(outcomes((await load()).rows)).toEqual([]);
    const published = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
    expect(await published.json()).toMatchObject({ version: 2 });
    const { catalogue } = await readBaseCatalogue(shop.shop.db);
    expect(catalogue.products.map(({ id }) => id)).toEqual(read('order.json'));
    expect(outcomes((await load()).rows)).toEqual([]);
  });

  test('of which one file is refused saves nothing, and says why', async () => {
    const before = [read(FILE), read('facts.json'), read('collections/featured.json')] as const;
    write(FILE, { ...before[0], priceCents: 1 });
    write('facts.json', { ...before[1], returnDays: 0 });
    write('collections/featured.json', { ...before[2], products: ['nobody'] });
    writeFileSync(path.join(folder, 'gifts', 'wallet.json'), '{');
    write('gifts/yacht.json', { name: {}, texts: {} });
    const { saved, rows } = await load();
    expect(saved).toBe(false);
    expect(outcomes(rows)).toEqual([
      [ID, 'changed'],
      ['wallet', 'refused'],
      ['yacht', 'refused'],
      // What it refers to is looked at once every field is well-formed.
      ['featured', 'changed'],
      ['facts', 'refused'],
    ]);
    expect(rows.find(({ id }) => id === 'facts')?.problems).toEqual([
      { path: ['returnDays'], code: 'too_small', values: { minimum: 1 } },
    ]);
    expect(await drafts()).toEqual([]);

    write('facts.json', before[1]);
    rmSync(path.join(folder, 'gifts', 'yacht.json'));
    write('gifts/wallet.json', seedCatalogue.gifts['wallet']);
    const again = await load();
    expect(outcomes(again.rows)).toEqual([
      [ID, 'changed'],
      ['featured', 'refused'],
    ]);
    expect(again.rows.find(({ id }) => id === 'featured')?.problems).toEqual([
      { path: ['products', 0], code: 'unknown_product', values: { product: 'nobody' } },
    ]);
    write(FILE, before[0]);
    write('collections/featured.json', before[2]);
    expect(outcomes((await load()).rows)).toEqual([]);
  });

  test('leaves a draft alone that says something else, unless it may replace it', async () => {
    const before = read(FILE);
    write(FILE, { ...before, priceCents: 6_060 });
    await load();
    write(FILE, { ...before, priceCents: 5_050 });
    expect(outcomes((await load()).rows)).toEqual([[ID, 'refused']]);
    expect(await drafts()).toMatchObject([{ content: { priceCents: 6_060 } }]);
    expect((await load(true)).saved).toBe(true);
    expect(await drafts()).toMatchObject([{ content: { priceCents: 5_050 } }]);
    write(FILE, before);
    expect((await load(true)).saved).toBe(true);
    expect(await drafts()).toEqual([]);
  });

  test('leaves products without a file as they are', async () => {
    const order = read('order.json') as string[];
    write(
      'order.json',
      order.filter((id) => id !== 'siegelring'),
    );
    rmSync(path.join(folder, 'products', 'siegelring.json'));
    const { rows, absent } = await load();
    expect([outcomes(rows), absent]).toEqual([[], ['siegelring']]);
    expect(countOutcomes(rows).unchanged).toBe(rows.length);
  });

  test('refuses a folder of version 0.1, with the way of its catalogue', () => {
    write(FILE, { ...(read(FILE) as object), kind: 'sneaker' });
    expect(() => readFolder(folder)).toThrow(/version 0\.1 .*catalogue:export .*catalogue:import /);
  });

  test('needs a list of the products', () => {
    write('order.json', ['nobody']);
    expect(() => readFolder(folder)).toThrow('names nobody, but there is no products/nobody.json');
    rmSync(path.join(folder, 'order.json'));
    expect(() => readFolder(folder)).toThrow(`${path.join(folder, 'order.json')} is missing`);
    expect(() => readFolder(path.join(folder, 'nothing'))).toThrow('is no folder');
  });
});

describe('the commands', () => {
  const run = (name: string, args: readonly string[]) => runTool(shop, name, args);

  test('export and import beside a running shop, with an exit code that says how it went', async () => {
    folder = newFolder();
    expect(await run('catalogue-export', [folder])).toMatchObject({
      code: 0,
      said: expect.stringContaining('Version 2: '),
    });
    const before = read(FILE);
    write(FILE, { ...before, priceCents: 0 });
    const refused = await run('catalogue-import', [folder]);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(
      `refused   ${FILE}\n          priceCents: This is too little. It must be 1 or more.\n`,
    );
    expect(await drafts()).toEqual([]);
    write(FILE, { ...before, priceCents: 4_040 });
    const changed = await run('catalogue-import', [folder]);
    expect(changed).toMatchObject({ code: 0, said: expect.stringContaining(`changed   ${FILE}`) });
    expect(await drafts()).toMatchObject([{ id: ID, content: { priceCents: 4_040 } }]);
    expect(await run('catalogue-import', [])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Usage'),
    });
  }, 120_000);
});
