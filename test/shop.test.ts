import { expect, test } from 'vitest';
import { discountCodes } from '#server/discount-codes/schema.ts';
import { openTestShop } from './shop.ts';

const t = await openTestShop({ sandbox: true, workers: true });

test('a whole shop with its outside world is healthy', async () => {
  expect(await (await t.request('/api/health')).json()).toEqual({
    status: 'ok',
    database: true,
    jobs: true,
    last_backup: null,
  });
  const listening = await fetch(`${t.shop.settings.baseUrl}/api/health`);
  expect(listening.status).toBe(200);
});

test('the official library reaches the sandbox', async () => {
  const { data } = await t.shop.stripe.checkout.sessions.list({ limit: 1 });
  expect(data).toEqual([]);
});

test('the seed is there', async () => {
  const codes = await t.shop.db.select().from(discountCodes);
  expect(codes.map(({ code }) => code).sort()).toEqual(['FRUEHLING20', 'SOMMER5', 'WILLKOMMEN10']);
});
