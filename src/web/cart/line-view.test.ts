import { describe, expect, it } from 'vitest';
import type { Lang } from '#routes.ts';
import type { CartItem } from '#rules/cart.ts';
import { cardsOf } from '#test/cards.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { rowKeys, viewLine } from './line-view.ts';
import { isRefused, soldOutGift, soldOutLine } from './sold-out-lines.ts';

const base = { price: 1, image: '', quantity: 1 };
const duo = { ...base, id: 'pouch-duo', name: 'Elvare Pouch', selectedColor: 'Rosa, Lila' };
const shoe = { ...base, id: 'hafen-runner-nebel-42', name: 'x', selectedSize: '42' };
const ring = { ...base, id: 'siegelring', name: 'x' };
/** Products that only this catalogue has. */
const beachTrio = { ...base, id: 'beach-bag-trio', name: 'x', colourIds: 'koralle,sand,navy' };
const dadCap = { ...base, id: 'dad-cap-oliv', name: 'x', color: 'Oliv' };

const cards = { de: cardsOf(grownCatalogue, 'de'), en: cardsOf(grownCatalogue, 'en') };
const view = (item: CartItem, lang: Lang) => viewLine(item, cards[lang], lang);
const bases = (item: CartItem) => view(item, 'de').pictures.map((picture) => picture.base);

describe('a line of the drawer', () => {
  it('is named in the language of the page, whatever was stored', () => {
    expect(view(duo, 'de').name).toBe('Elvare Pouch Duo');
    expect(view(shoe, 'en').name).toBe('Hafen Runner Fog');
    expect(view(beachTrio, 'en').name).toBe('Elvare Beach Bag Trio');
    expect(view(dadCap, 'de').title).toBe('Dad Cap (Oliv)');
  });

  it('says what was chosen', () => {
    expect(view(duo, 'en').choice).toBe('Pink, Lilac');
    expect(view(shoe, 'de').choice).toBe('Größe 42');
    expect(view(beachTrio, 'de').choice).toBe('Koralle, Sand, Navy');
  });

  it('is told from its like in a sentence', () => {
    expect(view(duo, 'en').title).toBe('Elvare Pouch Duo (Pink, Lilac)');
    expect(view(ring, 'de').title).toBe('Siegelring');
  });

  it('keeps its key when its present changes colour, beside its like, too', () => {
    const [one, other] = rowKeys([duo, { ...duo, giftColor: 'Rosa' }]);
    expect(one).not.toBe(other);
    expect(rowKeys([{ ...duo, giftColor: 'Navy' }, duo, shoe])).toEqual([
      one,
      other,
      expect.any(String),
    ]);
  });

  it('shows every colour of a pack and leads to its product', () => {
    expect(bases(duo)).toEqual(['/images/pouch/rosa-quarter', '/images/pouch/lila-quarter']);
    expect(bases(shoe)).toEqual(['/images/hafen-runner-nebel/quarter']);
    expect(bases(dadCap)).toEqual(['/images/dad-cap/oliv-quarter']);
    expect(bases(beachTrio)).toHaveLength(3);
    expect(view(duo, 'en').href).toBe('/en/products/pouch');
    expect(view(beachTrio, 'de').href).toBe('/products/beach-bag');
  });

  it('keeps its stored name and picture when the catalogue has given it up', () => {
    const image = '/images/pouch/rosa-quarter-800.webp';
    const gone = { ...base, id: 'weg-duo', name: 'Alter Name', image };
    expect(view(gone, 'en')).toMatchObject({ name: 'Alter Name', title: 'Alter Name', choice: '' });
    expect(view(gone, 'en').href).toBeUndefined();
    expect(bases(gone)).toEqual(['/images/pouch/rosa-quarter']);
    for (const foreign of ['https://example.org/a-800.webp', '//x/a-800.webp', '/images/../a']) {
      expect(bases({ ...gone, image: foreign })).toEqual([]);
    }
  });
});

describe('a cart with products that only another catalogue has', () => {
  it('shows what is sold out, the colour of a gift included', () => {
    const gone = { 'beach-bag:sand': 'Ausverkauft', 'kartenetui:navy': 'Ausverkauft' };
    expect(soldOutLine(beachTrio, gone, cards.de)).toBe('Ausverkauft');
    expect(soldOutLine(dadCap, gone, cards.de)).toBeUndefined();
    expect(soldOutGift({ ...beachTrio, giftColor: 'Navy' }, gone, cards.de)).toBe(true);
    expect(soldOutGift({ ...beachTrio, giftColor: 'Rosa' }, gone, cards.de)).toBe(false);
    expect(isRefused({ ...duo, giftColor: 'Navy' }, gone, cards.de)).toBe(true);
    expect(isRefused(shoe, gone, cards.de)).toBe(false);
  });
});
