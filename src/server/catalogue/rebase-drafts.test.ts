import { expect, test } from 'vitest';
import { saveEntryDraft } from '#test/entry-drafts.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

const shop = await openTestShop();
const cookie = await signInAdmin(shop);
const SHOE = ['product', 'kiez-low-navy'] as const;

const save = (change: (content: object) => object) => saveEntryDraft(shop, cookie, SHOE, change);
const publish = async () => {
  const reply = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(reply.status).toBe(200);
  await shop.shop.parts.catalogue.catchUp();
};

test('a draft keeps what a version has changed since in other fields', async () => {
  const { published } = await save((content) => ({ ...content, priceCents: 6_550 }));
  await publish();
  const name = { de: 'Kiez Low Eins', en: 'Kiez Low One' };
  await save(() => ({ ...(published?.content as object), name }));
  // As if it had been begun before.
  const begun = [published?.version];
  await shop.shop.pool.query('update catalogue_drafts set base_version = $1', begun);
  await publish();
  const { published: now } = await save((content) => content);
  expect(now?.content).toEqual({ ...(published?.content as object), priceCents: 6_550, name });
});
