import { expect, test, vi } from 'vitest';
import { saveEntryDraft } from '#test/entry-drafts.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

const shop = await openTestShop();
const cookie = await signInAdmin(shop);
async function read(lang: string) {
  const path = `/api/admin/catalogue/names?lang=${lang}`;
  return (await shop.request(path, { headers: { cookie } })).json();
}

test('the back office reads the names of what the catalogue has, in either language', async () => {
  const german = await read('de');
  // Neither selections nor lists of other collections are a home.
  expect(german.homes).toEqual({
    accessoires: '/accessoires',
    bags: '/products',
    caps: '/caps',
    sneakers: '/sneakers',
    trikots: '/trikots',
  });
  expect(german.lists).toMatchObject({ sneakers: '/sneakers', produkte: '/produkte' });
  expect(german.lists).not.toHaveProperty('bags');
  expect(german).toMatchObject({
    collections: { featured: 'Startseite' },
    tags: { silhouette: { kiez: 'Kiez' }, category: { Uhren: 'Uhren' } },
    colours: { weiss: 'Weiß' },
    shades: { weiss: expect.stringMatching(/^#[0-9A-F]{6}$/) },
    packs: { einzelpack: 'Einzelpack' },
    gifts: { raffle_ticket: 'Gewinnspiel-Los' },
    pages: { '/agb': expect.stringContaining('Geschäftsbedingungen') },
  });
  expect(await read('en')).toMatchObject({ colours: { weiss: 'White' }, packs: { duo: 'Duo' } });
  // Names that only drafts have can be chosen for other entries.
  const content = { name: { de: 'Petrol', en: 'Teal' }, hex: '#11555F' };
  const draft = '/api/admin/catalogue/entries/colour/petrol/draft';
  await shop.send('PUT', draft, { content, revision: null, base: null }, { cookie });
  expect(await read('en')).toMatchObject({ colours: { petrol: 'Teal' } });
});

test('drafts are checked only while some may have names, and a version that is not served yet is read', async () => {
  const { pool, parts } = shop.shop;
  await pool.query('delete from catalogue_drafts');
  const checked = vi.spyOn(parts.catalogue.known, 'read');
  const names = await read('de');
  await saveEntryDraft(shop, cookie, ['product', 'siegelring'], (ring) => ({
    ...ring,
    sizes: ['60'],
  }));
  checked.mockClear();
  expect(await read('de')).toEqual(names);
  expect(checked).not.toHaveBeenCalled();
  await saveEntryDraft(shop, cookie, ['colour', 'rosa'], (pink) => ({
    ...pink,
    name: { de: 'Rosé', en: 'Rosé' },
  }));
  expect(await read('de')).toMatchObject({ colours: { rosa: 'Rosé' } });
  const catchUp = vi.spyOn(parts.catalogue, 'catchUp').mockResolvedValue();
  const published = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(published.status).toBe(200);
  expect(await read('de')).toMatchObject({ colours: { rosa: 'Rosé' } });
  catchUp.mockRestore();
});
