import { afterAll, expect, it } from 'vitest';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { createPaymentShop } from '#test/payments.ts';
import { switchCampaigns } from '../catalogue/campaigns/switch-campaigns.ts';
import { startCatalogue } from '../catalogue/seed-version.ts';

/** A campaign starts and ends while carts are open. */

const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1 };
const ON_SALE = { ...RING, price: 12.49 };

const test = await createPaymentShop();
await startCatalogue(test.shop.db, 'demo', seedCatalogue);
afterAll(() => test.close());

/** Starts or ends what is due, and serves it. */
async function show(): Promise<void> {
  await switchCampaigns(test.shop.db);
  await test.shop.parts.catalogue.catchUp();
}
const change = (old: number, now: number) => ({
  status: 422,
  code: 'price_mismatch',
  lines: [{ item: 0, key: 'siegelring||', state: 'price', old, new: now }],
});

it('nobody pays a price of another side of a start or end than the page showed', async () => {
  await test.shop.pool.query(
    `insert into campaigns (name, starts_at, ends_at, offer, is_announced, created_by)
     values ('{"de":"x","en":"x"}', now() - interval '1 hour', now() + interval '1 hour', $1, true, 'owner')`,
    [{ kind: 'percent', hundredths: 5_000, goods: { kind: 'everything' } }],
  );
  await show();
  expect(await test.start({ items: [RING] })).toMatchObject(change(2499, 1249));
  expect(await test.orders()).toEqual([]);
  const sale = { items: [ON_SALE], shownTotalCents: 1249 + 490 };
  expect(await test.start({ items: [ON_SALE] })).toMatchObject({ status: 200 });
  expect(await test.orders()).toHaveLength(1);

  await test.shop.pool.query("update campaigns set ends_at = now() - interval '1 ms'");
  await show();
  expect(await test.start(sale)).toMatchObject(change(1249, 2499));
  expect(await test.orders()).toHaveLength(1);
  expect(await test.start({ items: [RING] })).toMatchObject({ status: 200 });
});
