import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { BAG_IDS } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';
import { checkEntries } from './check-entries.ts';
import { readEntries } from './current-entries.ts';
import { readCatalogue } from './read-catalogue.ts';
import { catalogueEntries, catalogueVersions } from './schema.ts';
import { startCatalogue } from './seed-version.ts';
import { startingPages } from './starting-pages.ts';

const BAG = 'pouch';

const shop = await openTestShop();

const query = async (text: string) => (await shop.shop.pool.query(text)).rows;
const chosen = JSON.stringify([
  seedCatalogue.collections,
  seedCatalogue.products.map(({ related }) => related),
]);
/** The seed with another price of one product, and without another one. */
const [first, ...others] = seedCatalogue.products.filter(
  ({ id, packs }) => !packs && !chosen.includes(`"${id}"`),
);
const changed: Catalogue = {
  ...seedCatalogue,
  products: seedCatalogue.products
    .filter(({ id }) => id !== first?.id)
    .map((product) =>
      product.id === others[0]?.id && 'priceCents' in product
        ? { ...product, priceCents: product.priceCents - 1 }
        : product,
    ) as Catalogue['products'],
};

test('the seed is version 1 of a demo shop, and is read back as it was', async () => {
  expect(await query('select number, by, is_demo from catalogue_versions')).toEqual([
    { number: 1, by: null, is_demo: true },
  ]);
  const read = await readCatalogue(shop.shop.db, 'demo');
  expect(read.number).toBe(1);
  expect(read.catalogue).toEqual(seedCatalogue);
  expect(await startCatalogue(shop.shop.db, 'demo', seedCatalogue)).toMatchObject({ number: 1 });
});

test('a word that was published before the shop knew it stops neither a start nor other drafts', async () => {
  const entries = await readEntries(shop.shop.db);
  const told = entries.map((each) => {
    const content = each.content as { name?: object };
    return each.id === BAG
      ? { ...each, content: { ...content, name: { de: 'Nachhaltig', en: 'Sustainable' } } }
      : each;
  });
  expect(checkEntries(told)).toMatchObject({ ok: true });
});

test('every price is in the history: one for each product, or for each pack', async () => {
  const bags = BAG_IDS.length;
  const [{ count } = { count: 0 }] = await query('select count(*)::int from price_history');
  expect(count).toBe(seedCatalogue.products.length + 2 * bags);
  expect(
    await query(`select variant, price_cents from price_history where product_id = '${BAG}'
      order by price_cents`),
  ).toHaveLength(3);
});

test('an unedited demo shop follows a changed seed, with its prices; a live one does not', async () => {
  expect(await startCatalogue(shop.shop.db, 'live', changed)).toMatchObject({ number: 1 });
  const { number, catalogue } = await startCatalogue(shop.shop.db, 'demo', changed);
  expect(number).toBe(2);
  expect(catalogue).toBe(changed);
  expect((await readCatalogue(shop.shop.db, 'demo')).catalogue).toEqual(changed);
  const prices = await query(
    `select product_id, price_cents from price_history where version = 2 order by price_cents`,
  );
  const cheaper = changed.products.find(({ id }) => id === others[0]?.id);
  expect(prices).toEqual([
    {
      product_id: others[0]?.id,
      price_cents: cheaper && 'priceCents' in cheaper && cheaper.priceCents,
    },
    { product_id: first?.id, price_cents: null },
  ]);
});

test('the owner’s catalogue wins over a changed seed', async () => {
  await query('insert into catalogue_versions (number, by) values (3, $$owner$$)');
  const started = await startCatalogue(shop.shop.db, 'demo', seedCatalogue);
  expect(started.number).toBe(3);
  expect(started.catalogue).toEqual(changed);
});

test.each([
  `update price_history set price_cents = 1 where product_id = '${BAG}'`,
  'delete from price_history',
  'truncate price_history',
  'update catalogue_versions set note = $$x$$',
  'delete from catalogue_versions',
  `update catalogue_entries set content = '{}' where id = '${BAG}'`,
  `update catalogue_entries set replaced_in = null where replaced_in is not null`,
  'delete from catalogue_entries',
])('%s is refused', async (statement) => {
  await expect(query(statement)).rejects.toThrow(/append-only/);
});

test('a catalogue that no longer parses is named in a sentence', async () => {
  await query('insert into catalogue_versions (number, by) values (4, $$owner$$)');
  await query(`update catalogue_entries set replaced_in = 4 where id = '${BAG}'`);
  await query(`insert into catalogue_entries (kind, id, version, position, content)
    values ('product', '${BAG}', 4, 0, '{"id": "pouch"}')`);
  await expect(startCatalogue(shop.shop.db, 'demo', seedCatalogue)).rejects.toThrow(
    /^Version 4 of the catalogue does not fit this version of the shop: product pouch, path: This is missing\. And \d+ more\. Start the version/,
  );
});

test.each(['live', 'demo'] as const)(
  'a %s shop whose versions have no pages, as 1.0.0 has stored them, gets some once',
  async (mode) => {
    const other = await openTestShop();
    const { db } = other.shop;
    await db.insert(catalogueVersions).values({ number: 2, by: 'owner' });
    const { kind } = catalogueEntries;
    await db.update(catalogueEntries).set({ replacedIn: 2 }).where(eq(kind, 'page'));
    // Read before a start, it is shown with them as well.
    const { catalogue: shown } = await readCatalogue(db, mode);
    const { number, catalogue } = await startCatalogue(db, mode, seedCatalogue);
    expect(number).toBe(3);
    expect(catalogue.pages).toEqual(startingPages(mode));
    expect(shown.pages).toEqual(catalogue.pages);
    expect(Object.keys(catalogue.pages).includes('about')).toBe(mode === 'demo');
    expect((await startCatalogue(db, mode, seedCatalogue)).number).toBe(3);
  },
);
