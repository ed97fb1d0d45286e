import { describe, expect, it } from 'vitest';
import { lineChoice, lineHref, lineName, linePictures, lineTitle, rowKeys } from './line-view.ts';

const base = { price: 1, image: '', quantity: 1 };
const duo = { ...base, id: 'pouch-duo', name: 'Elvare Pouch', selectedColor: 'Rosa, Lila' };
const shoe = { ...base, id: 'hafen-runner-nebel-42', name: 'x', selectedSize: '42' };

describe('a line of the drawer', () => {
  it('is named in the language of the page, whatever was stored', () => {
    expect(lineName(duo, 'de')).toBe('Elvare Pouch Duo');
    expect(lineName(shoe, 'en')).toBe('Hafen Runner Fog');
    expect(lineName({ ...base, id: 'weg', name: 'Alter Name' }, 'en')).toBe('Alter Name');
  });

  it('says what was chosen', () => {
    expect(lineChoice(duo, 'en')).toBe('Pink, Lilac');
    expect(lineChoice(shoe, 'de')).toBe('Größe 42');
  });

  it('is told from its like in a sentence', () => {
    expect(lineTitle(duo, 'en')).toBe('Elvare Pouch Duo (Pink, Lilac)');
    expect(lineTitle({ ...base, id: 'siegelring', name: 'x' }, 'de')).toBe('Siegelring');
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
    expect(linePictures(duo).map(({ base }) => base)).toEqual([
      '/images/pouch/rosa-quarter',
      '/images/pouch/lila-quarter',
    ]);
    expect(linePictures(shoe).map(({ base }) => base)).toEqual([
      '/images/hafen-runner-nebel/quarter',
    ]);
    expect(lineHref(duo, 'en')).toBe('/en/products/pouch');
    expect(linePictures({ ...base, id: 'weg', name: '' })).toEqual([]);
  });
});
