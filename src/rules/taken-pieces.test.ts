import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { BAGS } from '#test/seed.ts';
import { goodsKey } from './line-ids.ts';
import { rangeOf } from './range.ts';
import { productOfMark } from './sold-out.ts';
import { marksOf } from './sold-out-marks.ts';
import {
  hasMissing,
  mostHeldPieces,
  type OrderedLine,
  takenPieces,
  withMissing,
} from './taken-pieces.ts';

const RANGE = rangeOf(seedCatalogue);

const line = (id: string, product_id: string, quantity = 1, key = `${id}|`): OrderedLine => ({
  id,
  key,
  product_id,
  quantity,
  gift: false,
});
const given = (colour: string, quantity = 1): OrderedLine => ({
  id: `gift-card_holder-${colour}`,
  product_id: 'kartenetui',
  quantity,
  gift: true,
});

describe('an order takes', () => {
  it('a size of a sneaker, and an accessory, as often as it is bought', () => {
    expect(takenPieces([line('kiez-low-mono-42', 'kiez-low-mono', 2)])).toEqual([
      { mark: 'kiez-low-mono-42', quantity: 2 },
    ]);
    expect(takenPieces([line('siegelring', 'siegelring')])).toEqual([
      { mark: 'siegelring', quantity: 1 },
    ]);
  });

  it('a pack, one bag of each of its colours, and the card holder given with it', () => {
    const duo = line('pouch-duo', 'pouch', 2, 'pouch-duo|lila,navy');
    expect(takenPieces([duo, given('rosa', 2)])).toEqual([
      { mark: 'kartenetui:rosa', quantity: 2 },
      { mark: 'pouch-duo', quantity: 2 },
      { mark: 'pouch:lila', quantity: 2 },
      { mark: 'pouch:navy', quantity: 2 },
    ]);
  });

  it('the sum of all lines that share a colour', () => {
    const single = line('pouch-einzelpack', 'pouch', 3, 'pouch-einzelpack|navy');
    const duo = line('pouch-duo', 'pouch', 1, 'pouch-duo|lila,navy');
    expect(takenPieces([single, duo])).toContainEqual({ mark: 'pouch:navy', quantity: 4 });
  });

  it('nothing for presents that are not sold, and no colours of a line without a key', () => {
    const gift = { id: 'gift-keyring', product_id: 'keyring', quantity: 1, gift: true };
    expect(takenPieces([gift])).toEqual([]);
    const old = { id: 'pouch-duo', product_id: 'pouch', quantity: 1, gift: false };
    expect(takenPieces([old])).toEqual([{ mark: 'pouch-duo', quantity: 1 }]);
  });

  const bought = fc
    .record({
      bag: fc.constantFrom(...Object.values(BAGS)),
      pack: fc.constantFrom('einzelpack' as const, 'duo' as const, 'trio' as const),
      quantity: fc.integer({ min: 1, max: 9 }),
      seed: fc.nat(),
    })
    .map(({ bag, pack, quantity, seed }) => {
      const count = RANGE.options.packs[pack]?.pieces ?? 0;
      const colours = Array.from(
        { length: count },
        (_, n) => bag.colours[(seed + n) % bag.colours.length],
      );
      const item = { id: `${bag.id}-${pack}`, colourIds: colours.join(',') };
      return { bag, item, quantity };
    });

  it('exactly the marks that can keep the cart from being bought', () => {
    fc.assert(
      fc.property(bought, ({ bag, item, quantity }) => {
        const { own } = marksOf(item, RANGE);
        const takes = takenPieces([line(item.id, bag.id, quantity, goodsKey(item))]);
        expect(takes.map(({ mark }) => mark)).toEqual([...own].sort());
        for (const { mark } of takes) expect(productOfMark(mark, RANGE.find)).toBe(bag);
        expect(takes.every((taken) => taken.quantity === quantity)).toBe(true);
      }),
    );
  });

  it('the same in whatever order its lines stand, sorted, and each mark once', () => {
    const lines = fc.array(bought, { maxLength: 6 }).chain((all) => {
      const ordered = all.map(({ bag, item, quantity }) =>
        line(item.id, bag.id, quantity, goodsKey(item)),
      );
      return fc.tuple(
        fc.constant(ordered),
        fc.shuffledSubarray(ordered, { minLength: ordered.length }),
      );
    });
    fc.assert(
      fc.property(lines, ([one, other]) => {
        const takes = takenPieces(one);
        expect(takenPieces(other)).toEqual(takes);
        const marks = takes.map(({ mark }) => mark);
        expect(marks).toEqual([...new Set(marks)].sort());
      }),
    );
  });
});

it('a line misses as much as the mark that lacks most, and no more than was bought', () => {
  const duo = line('pouch-duo', 'pouch', 2, 'pouch-duo|lila,navy');
  const ring = line('siegelring', 'siegelring');
  const missing = (...short: [string, number][]) =>
    withMissing([duo, ring], new Map(short)).map((each) => each.missing);
  expect(missing(['pouch:lila', 1], ['pouch-duo', 0])).toEqual([1, undefined]);
  expect(missing(['pouch:lila', 1], ['pouch:navy', 5], ['siegelring', 1])).toEqual([2, 1]);
  expect(hasMissing({ items: [{}, { missing: 1 }] })).toBe(true);
  expect(hasMissing({ items: [{}, { missing: 0 }] })).toBe(false);
});

it('one network holds a pair at least, at most 20, and else no more than half', () => {
  expect([1, 2, 5, 10, 40, 1000].map(mostHeldPieces)).toEqual([2, 2, 2, 5, 20, 20]);
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 1_000_000 }), (onHand) => {
      expect(mostHeldPieces(onHand)).toBeLessThanOrEqual(onHand / 2);
    }),
  );
});
