import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { coversOf, itemPicture, itemPictures, pictureOf } from './item-picture.ts';

const covers = { rosa: '/images/a/rosa', lila: '/images/a/lila' };
const duo = { productId: 'pouch', pack: 'duo' } as const;

describe('the picture of a line', () => {
  it('shows a bag in the colour chosen first, and none without a colour', () => {
    expect(itemPicture({ covers }, duo, ['lila', 'rosa'])).toBe('/images/a/lila');
    expect(itemPicture({ covers }, duo, ['navy'])).toBeUndefined();
    expect(itemPicture({ covers }, duo, [])).toBeUndefined();
  });

  it('shows a cap in its colour, and what comes in one colour by its cover', () => {
    const cap = { productId: 'baseball-cap-monogram', colour: 'rosa' } as const;
    expect(itemPicture({ cover: '/images/a/first', covers }, cap, [])).toBe('/images/a/rosa');
    const ring = { productId: 'siegelring' } as const;
    expect(itemPicture({ cover: '/images/ring/main' }, ring, [])).toBe('/images/ring/main');
  });
});

it('shows a pack in each of its colours, and one without colours by its cover', () => {
  const colours = ['lila', 'rosa'];
  expect(itemPictures({ covers }, duo, colours)).toEqual(['/images/a/lila', '/images/a/rosa']);
  expect(itemPictures({ cover: '/images/socks/main' }, duo, [])).toEqual(['/images/socks/main']);
});

it('shows the first picture of a gallery, whatever it shows', () => {
  const [ring] = seedCatalogue.products.filter(({ id }) => id === 'siegelring');
  const pictures = ring?.pictures.toReversed() ?? [];
  expect(pictureOf({ pictures })).toBe('/images/siegelring/detail');
  const shared = [...pictures, { base: '/images/a/rosa', colour: 'rosa' }];
  expect(pictureOf({ pictures: shared, colours: ['rosa'] }, 'rosa')).toBe('/images/a/rosa');
  expect(pictureOf({ pictures: shared, colours: ['rosa'] })).toBeUndefined();
});

it('finds the pictures of a product by colour', () => {
  for (const product of seedCatalogue.products) {
    const pictures = coversOf(product);
    const colours = 'colours' in product ? product.colours : [];
    expect(Object.keys(pictures), product.id).toEqual(colours);
    for (const colour of colours) expect(pictures[colour]).toBe(pictureOf(product, colour));
  }
});
