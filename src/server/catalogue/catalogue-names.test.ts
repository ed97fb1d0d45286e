import { expect, test } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

test('the back office reads the names of what the catalogue has, in either language', async () => {
  const shop = await openTestShop();
  const cookie = await signInAdmin(shop);
  const read = async (lang: string) => {
    const path = `/api/admin/catalogue/names?lang=${lang}`;
    return (await shop.request(path, { headers: { cookie } })).json();
  };
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
  });
  expect(await read('en')).toMatchObject({ colours: { weiss: 'White' }, packs: { duo: 'Duo' } });
  // Names that only drafts have can be chosen for other entries.
  const content = { name: { de: 'Petrol', en: 'Teal' }, hex: '#11555F' };
  const draft = '/api/admin/catalogue/entries/colour/petrol/draft';
  await shop.send('PUT', draft, { content, revision: null, base: null }, { cookie });
  expect(await read('en')).toMatchObject({ colours: { petrol: 'Teal' } });
});
