import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestShop, type TestShop } from '../../../../test/shop.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import { seedCatalogue } from '../../../catalogue/seed/seed-catalogue.ts';
import { readPrices } from '../content-prices.ts';
import { readEntries } from '../current-entries.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { campaigns } from '../schema.ts';
import { startCatalogue } from '../seed-version.ts';
import { lockCatalogue, writeVersion } from '../write-version.ts';
import { switchCampaigns } from './switch-campaigns.ts';

const IDS = ['kiez-low-navy', 'pouch', 'siegelring'];
const DAY_MS = 86_400_000;
vi.setConfig({ testTimeout: 60_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await startCatalogue(shop.shop.db, 'live', seedCatalogue);
  await query('alter table price_history disable trigger all');
  await query('alter table campaigns disable trigger all');
});
afterAll(() => shop.close());

const query = async (text: string, values: unknown[] = []) =>
  (await shop.shop.pool.query(text, values)).rows;

const anyStep = fc.oneof(
  fc.record({ do: fc.constant('price' as const), cents: fc.integer({ min: 500, max: 9_000 }) }),
  fc.record({ do: fc.constant('retire' as const), removed: fc.boolean() }),
  fc.record({
    do: fc.constant('plan' as const),
    hundredths: fc.integer({ min: 100, max: 9_000 }),
    days: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Of> ? Of : never;

/** Moves everything that was recorded into the past, which is what a waiting shop sees. */
async function waitDays(days: number): Promise<void> {
  const back = `- interval '${days} days'`;
  await query(`update price_history set shown_from = shown_from ${back}`);
  await query(`update campaigns set starts_at = starts_at ${back}, ends_at = ends_at ${back}`);
}

async function changeRing(changes: object, removed: boolean): Promise<void> {
  await shop.shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const entry = (await readEntries(tx)).find(({ id }) => id === 'siegelring');
    if (!entry) throw new Error('no ring');
    const { kind, id, position } = entry;
    const content = { ...(entry.content as object), originalCents: 99_900, ...changes };
    const change = { kind, id, position, content, removed };
    await writeVersion(tx, { by: 'owner', note: '', isDemo: false, changes: [change] });
  });
}

async function take(step: Step): Promise<void> {
  if (step.do === 'price') await changeRing({ priceCents: step.cents }, false);
  else if (step.do === 'retire') await changeRing({}, step.removed);
  else if (step.do === 'wait') await waitDays(step.days);
  else {
    const now = Date.now();
    await shop.shop.db.insert(campaigns).values({
      name: { de: 'x', en: 'x' },
      startsAt: new Date(now - 1_000),
      endsAt: new Date(now + step.days * DAY_MS),
      offer: { kind: 'percent', hundredths: step.hundredths, goods: { kind: 'everything' } },
      isAnnounced: false,
      createdBy: 'owner',
    });
  }
  await switchCampaigns(shop.shop.db);
}

/** Prices that shoppers see, with what is struck through. */
function shownIn({ products }: Catalogue) {
  return IDS.flatMap((id) => {
    const product = products.find((each) => each.id === id);
    return product ? readPrices(product).map((price) => ({ id, product, ...price })) : [];
  });
}

test('the history has every price that is shown, and proves every strike price', async () => {
  let struck = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const step of steps) {
        await take(step);
        const { catalogue } = await readCatalogue(shop.shop.db, 'live');
        const rows = await query(
          'select product_id, variant, price_cents, shown_from from price_history order by version',
        );
        const shown = shownIn(catalogue);
        for (const { id, product, variant, price_cents: cents } of shown) {
          const own = rows.filter((row) => row.product_id === id && row.variant === variant);
          expect(own.at(-1)?.price_cents).toBe(cents);
          const price = product.kind === 'bag' ? product.packs[variant || 'duo'] : product;
          const strike = price.provenCents;
          if (strike === undefined) continue;
          struck += 1;
          expect(strike).toBeGreaterThan(price.priceCents);
          // It was the price for some time in the days before, and none of those was lower.
          const start = own.findLastIndex((row) => row.price_cents !== cents) + 1;
          const since = own[start].shown_from.getTime();
          const inDays = (days: number) =>
            own
              .slice(0, start)
              .filter((_, at) => own[at + 1].shown_from.getTime() > since - days * DAY_MS)
              .flatMap((row) => row.price_cents ?? []);
          // The first of the days is whole in Berlin.
          expect(inDays(31.1)).toContain(strike);
          expect(Math.min(...inDays(30))).toBeGreaterThanOrEqual(strike);
        }
        const [ring] = rows.filter((row) => row.product_id === 'siegelring').slice(-1);
        const isSold = shown.some(({ id }) => id === 'siegelring');
        expect(ring.price_cents === null).toBe(!isSold);
      }
    }),
    { numRuns: 12 },
  );
  expect(struck).toBeGreaterThan(0);
});
