import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { mapPrices } from '#rules/product-prices.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { runs } from '#test/runs.ts';
import { openTestShop } from '#test/shop.ts';
import { proveStrikes, readPriceHistory } from './proven-strikes.ts';

const DAY_MS = 86_400_000;
/** The clock is put back in the days before. */
const NOW = Date.parse('2026-11-10T12:00Z');
vi.setConfig({ testTimeout: 60_000 });

const ring = seedCatalogue.products.find(({ id }) => id === 'siegelring');
const pouch = seedCatalogue.products.find(({ id }) => id === 'pouch');
if (!ring || !pouch) throw new Error('no ring or no pouch');

const shop = await openTestShop();
const query = async (text: string, values: unknown[] = []) =>
  (await shop.shop.pool.query(text, values)).rows;
await query('alter table price_history disable trigger all');
beforeEach(() => query('delete from price_history'));

interface Shown {
  readonly version: number;
  readonly daysAgo: number;
  readonly cents: number | null;
}

const record = (id: string, variant: string, rows: readonly Shown[]) =>
  query(
    `insert into price_history (product_id, variant, version, price_cents, original_cents, shown_from)
     select $1, $2, version, cents, cents, to_timestamp($3::float8 / 1000) - "daysAgo" * interval '24 hours'
     from jsonb_to_recordset($4::jsonb) as r(version int, "daysAgo" float8, cents int)`,
    [id, variant, NOW, JSON.stringify(rows)],
  );

/** The ring and the pouch, all of their prices these cents. */
const catalogueAt = (cents: number): Catalogue => ({
  ...seedCatalogue,
  products: [ring, pouch].map((product) =>
    mapPrices(product, (_, price) => ({ ...price, priceCents: cents, originalCents: 9_999 })),
  ),
});

test('reads the days before the last reduction and the price that stood at their beginning', async () => {
  await record('siegelring', '', [
    { version: 1, daysAgo: 900, cents: 4_000 },
    { version: 2, daysAgo: 800, cents: 3_000 },
    { version: 4, daysAgo: 440, cents: 5_000 },
    { version: 5, daysAgo: 410, cents: 6_000 },
    { version: 7, daysAgo: 400, cents: 2_000 },
  ]);
  await record('pouch', 'duo', [{ version: 3, daysAgo: 700, cents: 5_000 }]);
  await record('no-longer-sold', '', [{ version: 3, daysAgo: 700, cents: 5_000 }]);
  const rows = await readPriceHistory(shop.shop.db, catalogueAt(2_000));
  const of = (id: string) =>
    rows.filter(({ productId }) => productId === id).map(({ version }) => version);
  expect(of('siegelring')).toEqual([4, 5, 7]);
  expect(of('pouch')).toEqual([3]);
  expect(rows).toHaveLength(4);
  expect(rows.at(-1)).toEqual({
    productId: 'siegelring',
    variant: '',
    version: 7,
    priceCents: 2_000,
    shownFromMs: NOW - 400 * DAY_MS,
  });
});

const anyRows = fc.array(
  fc.record({
    // 0 writes another price at the same instant.
    days: fc.oneof(
      fc.constantFrom(0, 30, 30.5, 31),
      fc.double({ min: 0, max: 60, noNaN: true }).map((days) => Math.round(days * 24) / 24),
    ),
    cents: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 6, nil: null }),
  }),
  { maxLength: 12 },
);

test('what is read proves what the whole history proves', async () => {
  let struck = 0;
  const property = fc.asyncProperty(
    anyRows,
    anyRows,
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 1, max: 2 }),
    async (ofRing, ofPouch, cents, first) => {
      await query('delete from price_history');
      for (const [id, variant, steps] of [
        ['siegelring', '', ofRing],
        ['pouch', 'trio', ofPouch],
      ] as const) {
        let daysAgo = steps.reduce((sum, { days }) => sum + days, 0);
        const rows = steps.map((step, at) => {
          daysAgo -= step.days;
          return { version: first + at, daysAgo, cents: step.cents };
        });
        await record(id, variant, rows);
      }
      const all = await query(
        `select product_id as "productId", variant, version, price_cents as "priceCents",
           (extract(epoch from shown_from) * 1000)::float8 as "shownFromMs"
         from price_history order by version`,
      );
      const catalogue = catalogueAt(cents);
      const read = await readPriceHistory(shop.shop.db, catalogue);
      for (const atMs of [undefined, NOW, NOW + 20 * DAY_MS]) {
        const proven = proveStrikes(catalogue, read, atMs);
        expect(proven).toEqual(proveStrikes(catalogue, all as typeof read, atMs));
        if (JSON.stringify(proven).includes('provenCents')) struck += 1;
      }
    },
  );
  await fc.assert(property, runs(60));
  expect(struck).toBeGreaterThan(10);
});
