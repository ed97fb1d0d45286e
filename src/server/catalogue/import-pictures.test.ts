import { expect, test } from 'vitest';
import type { AccessoryProduct } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { adminImportReply } from '#contract/admin-transfer.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { mediaCrops, mediaPictures } from '../media/schema.ts';

const ID = 'siegelring';
const KNOWN = 'a'.repeat(32);
const UNKNOWN = '0'.repeat(32);

const shop = await openTestShop();
const cookie = await signInAdmin(shop);
const { db } = shop.shop;
const master = Buffer.from('no picture');
const size = { width: 1, height: 1, size: master.length };
await db
  .insert(mediaPictures)
  .values({ id: KNOWN, name: 'Ring', master, ...size, uploadedBy: 'x' });
await db.insert(mediaCrops).values({ pictureId: KNOWN, x: 50, y: 50 });

/** Imports a table of two columns with another path in the first of the ring's pictures. */
async function importWith(base: string) {
  const ring = seedCatalogue.products.find(({ id }) => id === ID) as AccessoryProduct;
  const lines = ring.pictures.map(({ view, base: shipped }, at) =>
    at === 0 ? `${view} ${base}` : `${view} ${shipped}`,
  );
  const response = await shop.request('/api/admin/catalogue/import', {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/csv', 'accept-language': 'de' },
    body: `Kennung;Bilder\n${ID};"${lines.join('\n')}"\n`,
  });
  const { saved, rows } = adminImportReply.parse(await response.json());
  return { saved, row: rows[0] };
}

test.each([`${UNKNOWN}/50-50`, `${KNOWN}/51-50`])(
  'A table that names a picture that nobody uploaded is refused: %s',
  async (name) => {
    const { saved, row } = await importWith(`/media/${name} | Ein Ring | A ring`);
    expect(saved).toBe(false);
    expect(row).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'picture_unknown', path: ['pictures', 0, 'base'], column: 'Bilder' }],
    });
    expect(await shop.shop.db.$count(mediaCrops)).toBe(1);
  },
);

test('A table that names an uploaded picture becomes a draft', async () => {
  const { saved, row } = await importWith(`/media/${KNOWN}/50-50 | Ein Ring | A ring`);
  expect({ saved, row }).toMatchObject({ saved: true, row: { outcome: 'changed', problems: [] } });
});
