import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAGS } from '../catalogue/bags.ts';
import { isMark, MARKABLE, unavailable } from './sold-out.ts';
import { marksOf } from './sold-out-marks.ts';

const every = MARKABLE.flatMap(({ groups }) => groups.flatMap(({ marks }) => marks));

describe('marks', () => {
  it('name a size that is cut, a colour, a pack or an accessory, and nothing else', () => {
    for (const mark of ['kiez-low-mono-42', 'vintage-1974-S', 'pouch:rosa', 'pouch-duo']) {
      expect(isMark(mark)).toBe(true);
    }
    expect(isMark('siegelring')).toBe(true);
    for (const mark of ['pouch', 'vintage-1974-XS', 'pouch:oliv', 'kiez-low-mono-99', '']) {
      expect(isMark(mark)).toBe(false);
    }
  });

  it('are each named once', () => {
    expect(new Set(every).size).toBe(every.length);
  });
});

describe('what can not be bought', () => {
  const colours = BAGS.pouch.colours.map((colour) => `pouch:${colour}`);

  it('is what was marked, and nothing when nothing was', () => {
    expect(unavailable([])).toEqual([]);
    expect(unavailable(['pouch:rosa', 'no-such-thing'])).toEqual(['pouch:rosa']);
  });

  it('is a pack that wants more colours than are left', () => {
    expect(unavailable(colours.slice(2))).toContain('pouch-trio');
    expect(unavailable(colours.slice(2))).not.toContain('pouch-duo');
    expect(unavailable(colours.slice(1))).toContain('pouch-duo');
    expect(unavailable(colours.slice(1))).not.toContain('pouch');
  });

  it('is a whole product of which nothing is left, by whatever it is chosen', () => {
    expect(unavailable(colours)).toContain('pouch');
    expect(unavailable(['pouch-einzelpack', 'pouch-duo', 'pouch-trio'])).toContain('pouch');
    expect(unavailable(['baseball-cap-monogram-rosa'])).not.toContain('baseball-cap-monogram');
    expect(unavailable(['baseball-cap-monogram-rosa', 'baseball-cap-monogram-lila'])).toContain(
      'baseball-cap-monogram',
    );
    expect(unavailable(['siegelring'])).toEqual(['siegelring']);
  });

  it('only grows with the marks, and says nothing new of itself', () => {
    fc.assert(
      fc.property(fc.subarray(every), fc.subarray(every), (some, more) => {
        const few = unavailable(some);
        const many = new Set(unavailable([...some, ...more]));
        expect(few.every((gone) => many.has(gone))).toBe(true);
        expect(unavailable(few)).toEqual(few);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the marks of an item', () => {
  it('are its id, its colours and the colour of its present', () => {
    const duo = { id: 'pouch-duo', selectedColor: 'Rosa, Lila' };
    expect(marksOf(duo)).toEqual({
      own: ['pouch-duo', 'pouch:rosa', 'pouch:lila'],
      gift: ['kartenetui:schwarz'],
    });
    expect(marksOf({ ...duo, giftColor: 'Navy' }).gift).toEqual(['kartenetui:navy']);
    expect(marksOf({ id: 'kartenetui-duo', selectedColor: 'Rosa,Navy' }).gift).toEqual([]);
  });

  it('are the id alone where nothing else is chosen', () => {
    expect(marksOf({ id: 'kiez-low-mono-42' })).toEqual({ own: ['kiez-low-mono-42'], gift: [] });
    expect(marksOf({ id: 'unknown' })).toEqual({ own: ['unknown'], gift: [] });
  });
});
