import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { COLOUR_IDS } from '#test/seed.ts';
import { itemIdOf, lineKey } from './line-ids.ts';
import { rangeOf } from './range.ts';
import { parseItemId, readItemId } from './read-item-id.ts';

const RANGE = rangeOf(seedCatalogue);

describe('item ids', () => {
  it('of colours and sizes name both, the colour first', () => {
    const hoodie = { id: 'hoodie-zip', colours: ['rosa', 'navy'], sizes: ['S', 'XL'] } as const;
    const find = (id: string) => [hoodie].find((each) => each.id === id);
    const variant = { productId: 'hoodie-zip', colour: 'navy', size: 'XL' } as const;
    expect(itemIdOf(variant)).toBe('hoodie-zip-navy-XL');
    expect(parseItemId('hoodie-zip-navy-XL', find)).toEqual(variant);
    expect(readItemId('hoodie-zip-navy', find)).toEqual({ ok: false, code: 'unknown_size' });
    expect(readItemId('hoodie-zip-grau-XL', find)).toEqual({ ok: false, code: 'unknown_colour' });
    expect(parseItemId('hoodie-zip-XL-navy', find)).toBeUndefined();
  });

  it.each([
    ['', 'unknown_item'],
    ['-', 'unknown_item'],
    ['pouch', 'unknown_item'],
    ['pouch-quartett', 'unknown_item'],
    ['POUCH-duo', 'unknown_item'],
    ['siegelring-42', 'unknown_item'],
    ['constructor', 'unknown_item'],
    ['kiez-low-mono', 'unknown_size'],
    ['kiez-low-mono-46', 'unknown_size'],
    ['kiez-low-mono-', 'unknown_size'],
    ['special-gold-s', 'unknown_size'],
    ['baseball-cap-monogram', 'unknown_colour'],
    ['baseball-cap-monogram-gold', 'unknown_colour'],
  ])('say what is wrong with %j', (id, code) => {
    expect(readItemId(id, RANGE.find)).toEqual({ ok: false, code });
    expect(parseItemId(id, RANGE.find)).toBeUndefined();
  });
});

describe('lineKey', () => {
  const someColours = fc.uniqueArray(fc.constantFrom(...COLOUR_IDS), { maxLength: 3 });
  const key = (colours: readonly string[]) =>
    lineKey({ id: 'pouch-duo', colourIds: colours.join(',') });

  it('tells different choices apart, and takes colours in any order', () => {
    fc.assert(
      fc.property(someColours, someColours, (a, b) => {
        const same = a.toSorted().join() === b.toSorted().join();
        expect(key(a) === key(b)).toBe(same);
      }),
    );
  });

  it('holds id, colours and the present apart', () => {
    const keys = [
      { id: 'special-gold-M' },
      { id: 'special-gold-L' },
      { id: 'special-gold-M', giftColor: 'M' },
      { id: 'special-gold-M', colourIds: 'M' },
    ].map(lineKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('takes the ids of colours before their names, which may be old', () => {
    const named = { id: 'pouch-duo', selectedColor: 'Altrosa, Lila' };
    expect(lineKey({ ...named, colourIds: 'lila,rosa' })).toBe(key(['rosa', 'lila']));
    expect(lineKey(named)).not.toBe(key(['rosa', 'lila']));
  });
});
