import { describe, expect, it } from 'vitest';
import { LANGS } from '#routes.ts';
import { makeCards } from '#rules/make-cards.ts';
import { unitPriceCents } from '#rules/pricing.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { cardsOf } from '#test/cards.ts';
import { grownCatalogue, itemsOf } from '#test/catalogues.ts';
import { cardFileOf } from './card-path.ts';
import { cardHref } from './card-picture.ts';

describe.each(LANGS)('cards in %s', (lang) => {
  const cards = cardsOf(grownCatalogue, lang).products;

  it('are JSON with the name, the address and the pictures of every product, each once', () => {
    expect(JSON.parse(JSON.stringify(cards))).toEqual(cards);
    expect(cards.map(({ id }) => id).toSorted()).toEqual(
      grownCatalogue.products.map(({ id }) => id).toSorted(),
    );
    for (const { id, name, pictures } of grownCatalogue.products) {
      const card = cards.find((one) => one.id === id);
      expect(card?.name).toBe(name[lang]);
      const bases = pictures.map(({ base }) => base);
      expect(bases).toContain(card?.cover);
      if (card?.other) expect(bases).toContain(card.other);
      expect(card?.href.startsWith(lang === 'en' ? '/en/' : '/')).toBe(true);
    }
    expect(new Set(cards.map(({ href }) => href)).size).toBe(cards.length);
  });

  it('price every variant as the catalogue does', () => {
    const find = (id: string) => cards.find((card) => card.id === id);
    for (const product of grownCatalogue.products) {
      for (const { id, cents } of itemsOf(product)) {
        const reading = readItemId(id, find);
        if (!reading.ok) throw new Error(`${id} is not read`);
        expect(unitPriceCents(reading.product, reading.variant)).toBe(cents);
      }
    }
  });

  it('have a picture of each colour, and open with the cover of the bag', () => {
    const bag = cards.find(({ id }) => id === 'beach-bag');
    if (!bag?.covers) throw new Error('the bag has no pictures');
    expect(Object.keys(bag.covers)).toEqual(['sand', 'navy', 'koralle']);
    expect(bag.cover).toBe(bag.covers['navy']);
    expect(bag.priceCents).toBe(6999);
  });
});

it('makes the line under a name, and an address with a colour, of what a product has', () => {
  const { find } = cardsOf(grownCatalogue, 'en');
  const said = ['kiez-low-navy', 'vintage-1974', 'siegelring', 'dad-cap', 'pouch'].map((id) => {
    const card = find(id);
    return card && [card.note, card.isPlain, cardHref(card, 'navy')];
  });
  expect(said).toEqual([
    ['Leather', undefined, '/en/sneakers/kiez-low-navy'],
    ['Jersey', undefined, '/en/trikots/vintage-1974'],
    ['Jewellery', true, '/en/accessoires/siegelring'],
    [undefined, undefined, '/en/caps/dad-cap?farbe=navy'],
    [undefined, undefined, '/en/products/pouch?farben=navy'],
  ]);
});

it('makes the cards of a page in its order, without what the catalogue gave up', () => {
  const ids = ['siegelring', 'nicht-da', 'pouch', 'kiez-low-navy'];
  expect(makeCards(ids, grownCatalogue, 'de').map(({ id, name }) => [id, name])).toEqual([
    ['siegelring', 'Siegelring'],
    ['pouch', 'Elvare Pouch'],
    ['kiez-low-navy', 'Kiez Low Navy'],
  ]);
});

it('spreads a large range over files of like size', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `product-${index}`);
  const sizes = Array.from({ length: 100 }, () => 0);
  for (const id of ids) sizes[cardFileOf(id, 100)] = (sizes[cardFileOf(id, 100)] ?? 0) + 1;
  expect(Math.min(...sizes)).toBeGreaterThan(50);
  expect(Math.max(...sizes)).toBeLessThan(160);
});
