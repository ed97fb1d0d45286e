import { expect, it } from 'vitest';
import { adminCatalogueReply, adminEntry } from '#contract/admin-catalogue.ts';
import { adminSettingsReply } from '#contract/admin-settings.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { firmOf } from '../firm.ts';

/** Settings of the back office: what the environment says, and the firm that is stored over it. */

const shop = await openTestShop();
const cookie = await signInAdmin(shop);
const FIRM = '/api/admin/catalogue/entries/firm/firm';

const read = async (path: string) =>
  (await shop.request(path, { headers: { cookie } })).json() as Promise<unknown>;

const save = (path: string, content: object) =>
  shop.send('PUT', `${path}/draft`, { content, revision: null, base: null }, { cookie });

it('tells the owner what holds where nothing is stored', async () => {
  const { defaults, served, newest, pause } = adminSettingsReply.parse(
    await read('/api/admin/settings'),
  );
  const { company, paymentMethods } = shop.shop.settings;
  expect(defaults).toMatchObject({ street: company.street, methods: paymentMethods });
  expect([newest, pause]).toEqual([served, null]);
  expect((await shop.request('/api/admin/settings')).status).toBe(401);
});

it('stores the first settings over an entry that there is not yet', async () => {
  expect(adminEntry.parse(await read(FIRM))).toMatchObject({ published: null, draft: null });
  expect((await save(FIRM, { legalForm: 'gmbh', unknown: 1 })).status).toBe(400);
  expect((await save(FIRM, { company: 'Atelier GmbH', legalForm: 'gmbh' })).status).toBe(200);
  const { drafts } = adminCatalogueReply.parse(await read('/api/admin/catalogue'));
  const [draft] = drafts;
  expect(draft).toMatchObject({ kind: 'firm', change: 'changed' });
  expect(draft?.fields).toContainEqual({
    path: ['company'],
    before: null,
    after: 'Atelier GmbH',
  });
});

it('follows the stored name where a value is made of it', async () => {
  const entry = adminEntry.parse(await read(FIRM));
  const content = { name: 'Atelier' };
  const seen = { revision: entry.draft?.revision ?? null, base: null };
  await shop.send('PUT', `${FIRM}/draft`, { content, ...seen }, { cookie });
  const reply = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(reply.status).toBe(200);
  await shop.shop.parts.catalogue.catchUp();
  expect(firmOf(shop.shop).name).toBe('Atelier');
  const { defaults } = adminSettingsReply.parse(await read('/api/admin/settings'));
  expect(defaults).toMatchObject({ brand: 'Atelier' });
  expect(defaults['name']).not.toBe('Atelier');
});
