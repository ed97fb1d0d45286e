import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fallbackPicture } from '#catalogue/pictures.ts';
import { markableOf } from '#rules/sold-out.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { cardsOf } from './cards.fixture.ts';
import { orderItemPictures } from './order-item-picture.ts';

const CARDS = cardsOf(seedCatalogue, 'de');

it.each([
  ['pouch-duo', 'Duo: Rosa, Lila', '/images/pouch/rosa-quarter /images/pouch/lila-quarter'],
  ['pouch-duo', 'Duo: Pink, Lilac', '/images/pouch/rosa-quarter /images/pouch/lila-quarter'],
  ['baseball-cap-monogram-lila', 'Lila', '/images/baseball-cap-monogram/lila-quarter'],
  ['kiez-low-rosa-42', 'Größe 42', '/images/kiez-low-rosa/quarter'],
  ['gift-card_holder-schwarz', '', '/images/kartenetui/schwarz-quarter'],
  ['gift-raffle_ticket', '', ''],
  ['pouch-duo', 'Duo', ''],
  ['gone-long-ago', 'Blau', ''],
])('%s, %s is shown by %s', (id, variant, pictures) => {
  expect(orderItemPictures({ id, variant }, CARDS).join(' ')).toBe(pictures);
});

it('shows what the order stored where the cards are older than its product', () => {
  const image = fallbackPicture('/media/0a/50-50');
  expect(orderItemPictures({ id: 'new-42', variant: '', image }, CARDS)).toEqual([
    '/media/0a/50-50',
  ]);
  expect(orderItemPictures({ id: 'new-42', variant: '', image: '' }, CARDS)).toEqual([]);
});

it('names a file that exists for everything that is sold by its id alone', () => {
  const ids = seedCatalogue.products
    .map(markableOf)
    .flatMap(({ groups }) => groups.flatMap(({ marks }) => marks));
  const pictures = ids.flatMap((id) => orderItemPictures({ id, variant: '' }, CARDS));
  expect(pictures.length).toBeGreaterThan(200);
  for (const picture of new Set(pictures)) {
    const file = path.join(import.meta.dirname, '../../../public', fallbackPicture(picture));
    expect(existsSync(file), file).toBe(true);
  }
});
