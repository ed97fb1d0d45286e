import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { rangeOf } from './range.ts';
import { markableOf, productOfMark, unavailable } from './sold-out.ts';
import { marksOf } from './sold-out-marks.ts';
import type { VariantChoice } from './variant-choice.ts';

const RANGE = rangeOf(seedCatalogue);

const gone = (marks: readonly string[]) => unavailable(marks, RANGE);
const marks = (item: VariantChoice) => marksOf(item, RANGE);
const every = seedCatalogue.products
  .map(markableOf)
  .flatMap(({ groups }) => groups.flatMap((group) => group.marks));

describe('marks', () => {
  it('name a size that is cut, a colour, a pack or an accessory, and nothing else', () => {
    for (const mark of ['kiez-low-mono-42', 'vintage-1974-S', 'pouch:rosa', 'pouch-duo']) {
      expect(productOfMark(mark, RANGE.find)).toBeDefined();
    }
    expect(productOfMark('siegelring', RANGE.find)).toBeDefined();
    for (const mark of ['pouch', 'vintage-1974-XS', 'pouch:oliv', 'kiez-low-mono-99', '']) {
      expect(productOfMark(mark, RANGE.find)).toBeUndefined();
    }
  });

  it('of the seed’s items never change, because carts and orders hold them', async () => {
    const items = every.filter((mark) => !mark.includes(':'));
    expect(items).toHaveLength(243);
    await expect(`${items.toSorted().join('\n')}\n`).toMatchFileSnapshot(
      '../../test/fixtures/item-ids.txt',
    );
  });

  it('are each named once', () => {
    expect(new Set(every).size).toBe(every.length);
  });
});

describe('what can not be bought', () => {
  it('is one pack alone of a product without colours', () => {
    const packs = { duo: { gifts: [] }, trio: { gifts: [] } };
    const find = (id: string) => [{ id: 'socks', packs }].find((each) => each.id === id);
    expect(unavailable(['socks-duo'], { ...RANGE, find })).toEqual(['socks-duo']);
  });

  it('is what was marked, and nothing when nothing was', () => {
    expect(gone([])).toEqual([]);
    expect(gone(['pouch:rosa', 'no-such-thing'])).toEqual(['pouch:rosa']);
  });

  it('only grows with the marks, and says nothing new of itself', () => {
    fc.assert(
      fc.property(fc.subarray(every), fc.subarray(every), (some, more) => {
        const few = gone(some);
        const many = new Set(gone([...some, ...more]));
        expect(few.every((each) => many.has(each))).toBe(true);
        expect(gone(few)).toEqual(few);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the marks of an item', () => {
  it('are its id, its colours and the colour of its present', () => {
    const duo = { id: 'pouch-duo', selectedColor: 'Rosa, Lila' };
    expect(marks(duo)).toEqual({
      own: ['pouch-duo', 'pouch:rosa', 'pouch:lila'],
      gift: ['kartenetui:schwarz'],
    });
    expect(marks({ ...duo, giftColor: 'Navy' }).gift).toEqual(['kartenetui:navy']);
    expect(marks({ id: 'kartenetui-duo', selectedColor: 'Rosa,Navy' }).gift).toEqual([]);
  });

  it('are the id alone where nothing else is chosen', () => {
    expect(marks({ id: 'kiez-low-mono-42' })).toEqual({ own: ['kiez-low-mono-42'], gift: [] });
    expect(marks({ id: 'unknown' })).toEqual({ own: ['unknown'], gift: [] });
  });
});
