import { expect, it } from 'vitest';
import { grownCatalogue } from '#test/catalogues.ts';
import { cardPicture } from '#web/cards/card-picture.ts';
import { cardsOf } from '#web/cards/cards.fixture.ts';
import { findProducts } from './find-products.ts';
import { colourOfMark } from './mark-colour.ts';

const cards = { de: cardsOf(grownCatalogue, 'de'), en: cardsOf(grownCatalogue, 'en') };
const idsOf = (typed: string) => findProducts(typed, cards.de).map(({ id }) => id);

it('finds by parts of the name, whatever its case, order and accents', () => {
  expect(idsOf('')).toEqual(grownCatalogue.products.map(({ id }) => id));
  expect(idsOf('POUCH')).toEqual(['pouch']);
  expect(idsOf('mono kiez')).toEqual(['kiez-low-mono']);
  expect(idsOf('mütze')).toEqual(idsOf('mutze'));
  expect(idsOf('gibt es nicht')).toEqual([]);
});

it('finds every product by its own name, in both languages', () => {
  for (const { id, name } of grownCatalogue.products) {
    for (const lang of ['de', 'en'] as const) {
      expect(findProducts(name[lang], cards[lang]).map((one) => one.id)).toContain(id);
    }
  }
});

it('knows the colour of a mark, and the picture in it', () => {
  const { find } = cards.de;
  const pouch = find('pouch');
  if (!pouch) throw new Error('the pouch has no card');
  const rose = colourOfMark('pouch:rosa', find);
  expect(cardPicture(pouch, rose)).toBe('/images/pouch/rosa-quarter');
  expect(cardPicture(pouch)).toBe(pouch.cover);
  const ring = find('siegelring');
  expect(ring && cardPicture(ring, rose)).toBe('/images/siegelring/main');
  expect(colourOfMark('baseball-cap-monogram-lila', find)).toBe('lila');
  expect(colourOfMark('dad-cap-oliv', find)).toBe('oliv');
  expect(colourOfMark('kiez-low-rosa-42', find)).toBeUndefined();
});
