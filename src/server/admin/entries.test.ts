import { beforeEach, expect, it } from 'vitest';
import { apiPath } from '#api-path.ts';
import { adminEntriesReply, adminEntry } from '#contract/admin-catalogue.ts';
import type { ListedKind } from '#contract/catalogue-entries.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { catalogueOf } from '../shop.ts';

/** Collections, colours, size lists, packs and gifts of the back office: made, changed and removed. */

const shop = await openTestShop();
const cookie = await signInAdmin(shop);
beforeEach(async () => {
  await shop.shop.pool.query('delete from catalogue_drafts');
});

const HOODIES = {
  name: { de: 'Hoodies', en: 'Hoodies' },
  path: '/hoodies',
  menu: { place: 9, label: { de: 'Hoodies', en: 'Hoodies' } },
};
const PETROL = { name: { de: 'Petrol', en: 'Petrol' }, hex: '#125B63' };

async function list(kind: ListedKind) {
  const path = apiPath('/api/admin/catalogue/entries/:kind', { kind });
  const reply = await shop.request(path, { headers: { cookie } });
  return adminEntriesReply.parse(await reply.json()).entries;
}

/** Saves a draft over what is there. */
async function save(kind: ListedKind, id: string, content: object | null) {
  const path = apiPath('/api/admin/catalogue/entries/:kind/:id', { kind, id });
  const seen = await shop.request(path, { headers: { cookie } });
  const entry = seen.ok ? adminEntry.parse(await seen.json()) : undefined;
  const revision = entry?.draft?.revision ?? null;
  const base = entry?.published?.version ?? null;
  return shop.send('PUT', `${path}/draft`, { content, revision, base }, { cookie });
}

/** Saves a draft; returns what is wrong with it. */
async function findings(kind: ListedKind, id: string, content: object) {
  const reply = adminEntry.parse(await (await save(kind, id, content)).json());
  return reply.findings.map(({ path, code }) => `${path.join('.')} ${code}`);
}

async function publish() {
  const reply = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(reply.status).toBe(200);
  await shop.shop.parts.catalogue.catchUp();
}

it('lists entries with their drafts and the products that have them', async () => {
  expect((await list('colour')).find(({ id }) => id === 'rosa')).toMatchObject({
    name: { de: 'Rosa' },
    state: 'published',
    content: { hex: '#E8B4C0' },
  });
  const lists = await list('collection');
  const count = (id: string) => lists.find((each) => each.id === id)?.products;
  const { products } = catalogueOf(shop.shop);
  expect(count('sneakers')).toBe(16);
  expect(count('featured')).toBe(8);
  expect(count('caps')).toBe(products.filter(({ collection }) => collection === 'caps').length);
  expect((await list('sizes')).find(({ id }) => id === 'shoes')?.products).toBe(16);
  expect((await list('pack')).map(({ products: having }) => having > 0)).not.toContain(false);
  expect((await list('gift')).find(({ id }) => id === 'wallet')?.products).toBeGreaterThan(0);
});

it('makes a collection, which is published with its entry in the menu', async () => {
  expect((await save('collection', 'hoodies', HOODIES)).status).toBe(200);
  const made = (await list('collection')).at(-1);
  expect(made).toMatchObject({ id: 'hoodies', state: 'new', products: 0 });
  await publish();
  expect(catalogueOf(shop.shop).collections['hoodies']).toEqual(HOODIES);
});

it('a pack that grows names the products whose colours it would exceed', async () => {
  const trio = catalogueOf(shop.shop).packs['trio'];
  expect(await findings('pack', 'trio', { ...trio, pieces: 5 })).toEqual([]);
  await save('pack', 'trio', { ...trio, pieces: 6 });
  const refused = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  const values = { de: 'Elvare Travel Bag', en: 'Elvare Travel Bag' };
  expect(await refused.json()).toMatchObject({
    code: 'catalogue_faults',
    findings: [
      { kind: 'pack', id: 'trio', path: ['pieces'], code: 'colours_too_few', values },
      { kind: 'product', id: 'travel-bag', path: ['colours'], code: 'too_few_colours' },
    ],
  });
  // The product's own fault is not the pack's.
  const bag = catalogueOf(shop.shop).products.find(({ id }) => id === 'travel-bag');
  await save('product' as ListedKind, 'travel-bag', { ...bag, colours: bag?.colours?.slice(0, 2) });
  expect(await findings('pack', 'trio', { ...trio, label: PETROL.name })).toEqual([]);
});

it('removes what nothing names, and says where the rest is used', async () => {
  expect((await save('colour', 'petrol', PETROL)).status).toBe(200);
  await publish();
  expect((await save('colour', 'petrol', null)).status).toBe(200);
  expect((await list('colour')).find(({ id }) => id === 'petrol')?.state).toBe('retired');
  await publish();
  expect(catalogueOf(shop.shop).colours['petrol']).toBeUndefined();
  expect((await list('colour')).some(({ id }) => id === 'petrol')).toBe(false);
  const before = catalogueOf(shop.shop);
  const at = apiPath('/api/admin/catalogue/versions/:number/draft', {
    number: String(shop.shop.parts.catalogue.number - 1),
  });
  const revived = await (await shop.request(at, { headers: { cookie } })).json();
  expect(revived).toMatchObject({ products: { returned: 0 }, others: { changed: 1 } });

  const { products } = before;
  const inUse = async (kind: ListedKind, id: string) => {
    const reply = await save(kind, id, null);
    expect(reply.status).toBe(409);
    return (await reply.json()) as unknown;
  };
  const pink = products.find(({ colours }) => colours?.includes('rosa'));
  const error = expect.stringContaining(String(pink?.name.de));
  expect(await inUse('colour', 'rosa')).toMatchObject({ code: 'entry_in_use', error });
  await inUse('pack', 'duo');
  await inUse('gift', 'wallet');
  const sneakers = expect.stringContaining('Sneakers');
  expect(await inUse('sizes', 'shoes')).toMatchObject({ error: sneakers });
  await inUse('collection', 'caps');
  // A page shows it.
  await inUse('collection', 'featured');
});

it('takes no second entry of facts, and none that is removed before it exists', async () => {
  const path = '/api/admin/catalogue/entries/facts/more/draft';
  const content = catalogueOf(shop.shop).facts;
  const none = { revision: null, base: null };
  expect((await shop.send('PUT', path, { content, ...none }, { cookie })).status).toBe(404);
  expect((await save('colour', 'mint', null)).status).toBe(404);
});

it('a draft with the name of a property that every object has is stored, and its entry stays whole', async () => {
  const ring = catalogueOf(shop.shop).products.find(({ id }) => id === 'siegelring');
  const saved = await save('product' as ListedKind, 'siegelring', {
    ...ring,
    tags: { constructor: 'x' },
  });
  expect(saved.status).toBe(200);
  const { findings: found } = adminEntry.parse(await saved.json());
  expect(found.map(({ path }) => path.join('.'))).toContain('tags.constructor');
  const path = '/api/admin/catalogue/entries/product/siegelring';
  expect((await shop.request(path, { headers: { cookie } })).status).toBe(200);
  const refused = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(await refused.json()).toMatchObject({ code: 'catalogue_faults' });
  for (const [kind, content] of [
    ['collection', HOODIES],
    ['colour', PETROL],
    ['sizes', catalogueOf(shop.shop).sizes['shoes'] ?? {}],
  ] as const) {
    expect(await findings(kind, 'constructor', content)).toContain(' wrong_format');
    expect((await list(kind)).some(({ id }) => id === 'constructor')).toBe(true);
  }
});

it('texts are listed and published; each has its fields, and stays', async () => {
  const texts = await list('texts');
  expect(texts.map(({ id }) => id)).toEqual(Object.keys(catalogueOf(shop.shop).texts));
  const { content } = texts.find(({ id }) => id === 'imprint') as { content: object };
  const name = { de: 'Anbieter', en: 'Provider' };
  expect(await findings('texts', 'imprint', { ...content, name: { de: 'Anbieter' } })).toEqual([
    'name.en missing',
  ]);
  const unknown = { ...content, name: { ...name, en: '{companyShoe}' } };
  expect(await findings('texts', 'imprint', unknown)).toEqual(['name.en unknown_place']);
  expect((await save('texts', 'imprint', null)).status).toBe(400);
  await save('texts', 'imprint', { ...content, name });
  await publish();
  expect(catalogueOf(shop.shop).texts.imprint.name).toEqual(name);
});
