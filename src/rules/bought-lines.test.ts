import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_MOST_PIECES } from '#catalogue/limits.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { BAG_IDS, BAGS, PACK_KEYS } from '#test/seed.ts';
import {
  boughtLines,
  holdsBought,
  isUnusual,
  type OrderedItem,
  withoutBought,
} from './bought-lines.ts';
import { goodsKey } from './line-ids.ts';
import { rangeOf } from './range.ts';

const RANGE = rangeOf(seedCatalogue);
const { packs } = RANGE.options;

const DUO = { id: 'pouch-duo', quantity: 1, colourIds: 'rosa,lila', giftColor: 'rosa' };
const TRIO = { id: 'pouch-trio', quantity: 1, colourIds: 'rosa,lila,navy' };
const RING = { id: 'siegelring', quantity: 2 };
const PRESENT = { quantity: 1 };

/** Cart lines as an order stores them. */
const ordered = (cart: readonly Line[]): OrderedItem[] => [
  ...cart.map((item) => ({ key: goodsKey(item), quantity: item.quantity })),
  PRESENT,
];

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly selectedColor?: string;
  readonly colourIds?: string;
  readonly giftColor?: string;
}

const bag: fc.Arbitrary<Line> = fc
  .tuple(fc.constantFrom(...BAG_IDS), fc.constantFrom(...PACK_KEYS))
  .chain(([id, pack]) =>
    fc.record({
      id: fc.constant(`${id}-${pack}`),
      quantity: fc.integer({ min: 1, max: 9 }),
      colours: fc.shuffledSubarray([...(BAGS[id]?.colours ?? [])], {
        minLength: packs[pack]?.pieces ?? 0,
        maxLength: packs[pack]?.pieces ?? 0,
      }),
      giftColor: fc.constantFrom('schwarz', 'navy'),
    }),
  )
  .map(({ colours, ...line }) => ({
    ...line,
    colourIds: colours.join(','),
  }));
const other: fc.Arbitrary<Line> = fc.record({
  id: fc.constantFrom('siegelring', 'kiez-low-mono-42', 'special-gold-M', 'vintage-1974-XL'),
  quantity: fc.integer({ min: 1, max: 9 }),
});
const cart = fc.uniqueArray(fc.oneof(bag, other), { maxLength: 8, selector: goodsKey });

describe('what was bought', () => {
  it('leaves the cart, in any order', () => {
    fc.assert(
      fc.property(cart, cart, fc.nat(), (mine, added, turn) => {
        const order = ordered(mine);
        const items = [...mine, ...added];
        const turned = [...items.slice(turn % 7), ...items.slice(0, turn % 7)].map((item) => ({
          ...item,
          ...(item.colourIds && { colourIds: item.colourIds.split(',').toReversed().join() }),
        }));
        const bought = boughtLines(order.toReversed());
        expect(holdsBought(turned, bought)).toBe(true);
        const left = withoutBought(turned, bought);
        const count = (lines: readonly Line[], key: string) =>
          lines
            .filter((line) => goodsKey(line) === key)
            .reduce((sum, { quantity }) => sum + quantity, 0);
        for (const line of items) {
          const key = goodsKey(line);
          expect(count(left, key)).toBe(count(added, key));
        }
        expect(withoutBought(mine, bought)).toEqual([]);
      }),
    );
  });

  it('takes no more than was bought', () => {
    const rings = (quantity: number) => boughtLines(ordered([{ ...RING, quantity }]));
    expect(withoutBought([DUO, RING], rings(1))).toEqual([DUO, { ...RING, quantity: 1 }]);
    expect(holdsBought([RING], rings(2))).toBe(true);
    expect(holdsBought([RING], rings(3))).toBe(false);
    expect(withoutBought([RING], rings(3))).toEqual([]);
  });

  it('is taken from several lines of the same, whatever their presents', () => {
    const second = { ...DUO, giftColor: 'navy' };
    const bought = boughtLines(ordered([DUO, second]));
    expect(holdsBought([DUO, { ...DUO, giftColor: 'taupe' }], bought)).toBe(true);
    expect(withoutBought([DUO, second], bought)).toEqual([]);
  });

  it('is unusual beyond the usual number of one thing', () => {
    const isUnusualOf = (quantity: number) => isUnusual({ quantity });
    expect([USUAL_MOST_PIECES, USUAL_MOST_PIECES + 1].map(isUnusualOf)).toEqual([false, true]);
  });

  it('is neither another pack nor other colours', () => {
    const bought = boughtLines(ordered([DUO]));
    const navy = { ...DUO, colourIds: 'rosa,navy' };
    expect(holdsBought([TRIO, navy], bought)).toBe(false);
    expect(withoutBought([TRIO, navy], bought)).toEqual([TRIO, navy]);
  });
});
