import { expect, test } from 'vitest';
import { apiPath } from '#api-path.ts';
import { adminCatalogueReply } from '#contract/admin-catalogue.ts';
import { adminProductsReply } from '#contract/admin-products.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

const shop = await openTestShop();
const cookie = await signInAdmin(shop);

test('all drafts are discarded at once, if they are as they were seen', async () => {
  for (const id of ['kiez-low-navy', 'kiez-low-mono']) {
    const path = apiPath('/api/admin/catalogue/entries/:kind/:id/draft', { kind: 'product', id });
    const body = { content: { id, priceCents: 1, texts: {} }, revision: null, base: 1 };
    expect((await shop.send('PUT', path, body, { cookie })).status).toBe(200);
  }
  // The list has a draft's price beside that of the shop.
  const ids = { ids: 'kiez-low-navy' };
  const listed = await shop.send('POST', '/api/admin/catalogue/products', ids, { cookie });
  const { products } = adminProductsReply.parse(await listed.json());
  expect(products).toMatchObject([{ price_cents: 1, shop_cents: expect.any(Number) }]);
  expect(products[0]?.shop_cents).toBeGreaterThan(1);
  const seen = async () => {
    const reply = await shop.request('/api/admin/catalogue', { headers: { cookie } });
    const { drafts } = adminCatalogueReply.parse(await reply.json());
    return drafts.map(({ kind, id, revision }) => ({ kind, id, revision }));
  };
  const discard = (drafts: object[]) =>
    shop.send('DELETE', '/api/admin/catalogue/drafts', { drafts }, { cookie });
  const drafts = await seen();
  expect(drafts).toHaveLength(2);
  for (const stale of [drafts.slice(1), drafts.map((each) => ({ ...each, revision: 1 }))]) {
    expect((await discard(stale)).status).toBe(409);
  }
  expect(await seen()).toEqual(drafts);
  const reply = await discard(drafts);
  expect(await reply.json()).toEqual({ discarded: 2 });
  expect(await seen()).toEqual([]);
  const { rows } = await shop.shop.pool.query(
    "select subject, data from admin_actions where action = 'drafts_discarded'",
  );
  expect(rows).toEqual([{ subject: '2', data: { entries: drafts.map(({ id }) => id) } }]);
});
