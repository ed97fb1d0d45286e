import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KARTENETUI } from '#test/seed.ts';
import { addItem, type CartItem, type NewCartItem, totalCents, totalQuantity } from './cart.ts';
import {
  freeGiftColour,
  removeItem,
  restoreItem,
  setGiftColour,
  splitGiftColour,
  updateQuantity,
} from './cart-lines.ts';
import { lineKey } from './line-ids.ts';

const duo = (selectedColor: string, giftColor?: string): NewCartItem => ({
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  image: '/images/pouch/rosa-quarter-800.webp',
  selectedColor,
  packType: 'duo',
  giftColor,
});
const ring: NewCartItem = { id: 'siegelring', name: 'Siegelring', price: 24.99, image: '/r.webp' };

const cents = fc.integer({ min: 1, max: 99_999 });
const newItem: fc.Arbitrary<NewCartItem> = fc.record({
  id: fc.constantFrom('pouch-duo', 'siegelring', 'special-gold-M'),
  name: fc.constant('x'),
  price: cents.map((value) => value / 100),
  image: fc.constant('/x.webp'),
  selectedColor: fc.constantFrom(undefined, 'Rosa, Lila', 'Lila, Rosa', 'Navy, Taupe'),
});
const additions = fc.array(fc.tuple(newItem, fc.integer({ min: 1, max: 1000 })), { maxLength: 20 });
const filled = (list: readonly (readonly [NewCartItem, number])[]) =>
  list.reduce<readonly CartItem[]>((cart, [item, n]) => addItem(cart, item, n), []);

describe('addItem', () => {
  it('appends a new line with quantity 1', () => {
    expect(addItem([], ring)).toEqual([{ ...ring, quantity: 1 }]);
  });

  it('grows the same variant, whatever the order of its colours, and keeps the first order', () => {
    const cart = addItem(addItem([], duo('Rosa, Lila')), duo('Lila, Rosa'), 2);
    expect(cart).toEqual([{ ...duo('Rosa, Lila'), quantity: 3 }]);
  });

  it('takes the newer price for the whole line', () => {
    const cart = addItem(addItem([], { ...ring, price: 29.99 }), ring);
    expect(cart).toEqual([{ ...ring, quantity: 2 }]);
  });

  it('has one line per variant and adds up, whatever is added', () => {
    fc.assert(
      fc.property(additions, (list) => {
        const cart = filled(list);
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        expect(totalQuantity(cart)).toBe(list.reduce((sum, [, n]) => sum + n, 0));
      }),
    );
  });

  it('ignores nothing and less, and refuses fractions', () => {
    expect(addItem([], ring, 0)).toEqual([]);
    expect(addItem([], ring, -2)).toEqual([]);
    expect(() => addItem([], ring, 1.5)).toThrow(RangeError);
    expect(() => addItem([], ring, Number.NaN)).toThrow(RangeError);
  });
});

describe('updateQuantity', () => {
  const cart = filled([
    [ring, 2],
    [duo('Rosa, Lila'), 1],
  ]);

  it('sets a quantity', () => {
    expect(updateQuantity(cart, lineKey(ring), 7).map((line) => line.quantity)).toEqual([7, 1]);
  });

  it.each([0, -1])('removes the line at %i', (quantity) => {
    expect(updateQuantity(cart, lineKey(ring), quantity).map((line) => line.id)).toEqual([
      'pouch-duo',
    ]);
  });

  it('leaves the cart alone for an unknown line and refuses fractions', () => {
    expect(updateQuantity(cart, 'nothing', 3)).toEqual(cart);
    expect(() => updateQuantity(cart, lineKey(ring), 1.5)).toThrow(RangeError);
  });
});

describe('removeItem and restoreItem', () => {
  it('undo each other at every place', () => {
    fc.assert(
      fc.property(additions, fc.nat(), (list, pick) => {
        const cart = filled(list);
        const line = cart[pick % Math.max(cart.length, 1)];
        if (!line) return;
        const { items, removed } = removeItem(cart, lineKey(line));
        expect(items).toHaveLength(cart.length - 1);
        expect(removed && restoreItem(items, removed)).toEqual(cart);
      }),
    );
  });

  it('joins the line that was added again meanwhile', () => {
    const lines: [NewCartItem, number][] = [
      [ring, 2],
      [duo('Rosa, Lila'), 1],
    ];
    const { items, removed } = removeItem(filled(lines), lineKey(ring));
    expect(removed && restoreItem(addItem(items, ring), removed)).toEqual([
      { ...duo('Rosa, Lila'), quantity: 1 },
      { ...ring, quantity: 3 },
    ]);
  });
});

describe('setGiftColour', () => {
  it('changes the present in place and takes in its twin', () => {
    const cart = filled([
      [duo('Rosa, Lila', 'rosa'), 1],
      [ring, 1],
      [duo('Rosa, Lila', 'navy'), 2],
    ]);
    const changed = setGiftColour(
      cart,
      lineKey(duo('Rosa, Lila', 'rosa')),
      'navy',
      KARTENETUI.colours,
    );
    expect(changed).toEqual([
      { ...duo('Rosa, Lila', 'navy'), quantity: 3 },
      { ...ring, quantity: 1 },
    ]);
    // The first colour is the present's without a choice.
    const plain = filled([
      [duo('Rosa, Lila'), 1],
      [duo('Rosa, Lila', 'navy'), 2],
    ]);
    expect(
      setGiftColour(plain, lineKey(duo('Rosa, Lila', 'navy')), 'schwarz', KARTENETUI.colours),
    ).toHaveLength(1);
  });

  it('leaves the cart alone for an unknown line', () => {
    const cart = filled([[ring, 1]]);
    expect(setGiftColour(cart, 'nothing', 'navy', KARTENETUI.colours)).toEqual(cart);
  });
});

describe('splitGiftColour', () => {
  const chain = { ...ring, id: 'kette-figaro' };
  const cart = filled([
    [duo('Rosa, Lila'), 2],
    [ring, 1],
    [chain, 1],
  ]);
  const key = lineKey(duo('Rosa, Lila'));

  it('gives one of two card holders another colour', () => {
    expect(splitGiftColour(cart, key, 'navy', KARTENETUI.colours)).toEqual([
      { ...duo('Rosa, Lila'), quantity: 1 },
      { ...duo('Rosa, Lila', 'navy'), quantity: 1 },
      { ...ring, quantity: 1 },
      { ...chain, quantity: 1 },
    ]);
  });

  it('keeps as many packs as there were, and is undone by choosing the first colour again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.array(fc.constantFrom('navy' as const, 'rosa' as const, 'lila' as const), {
          maxLength: 8,
        }),
        (quantity, colours) => {
          const before = filled([[duo('Rosa, Lila'), quantity]]);
          const split = colours.reduce<readonly CartItem[]>(
            (lines, colour) => splitGiftColour(lines, key, colour, KARTENETUI.colours),
            before,
          );
          expect(totalQuantity(split)).toBe(quantity);
          expect(new Set(split.map(lineKey)).size).toBe(split.length);
          const again = split.reduce<readonly CartItem[]>(
            (lines, line) => setGiftColour(lines, lineKey(line), 'schwarz', KARTENETUI.colours),
            split,
          );
          expect(again).toMatchObject([{ quantity }]);
        },
      ),
    );
  });

  it('leaves a single pack, and what is no line, alone', () => {
    for (const other of [lineKey(ring), 'nothing']) {
      expect(splitGiftColour(cart, other, 'navy', KARTENETUI.colours)).toEqual(cart);
    }
  });

  it('is offered the first colour that no pack of the same has', () => {
    const [line] = cart;
    if (!line) throw new Error('no line');
    const split = splitGiftColour(cart, key, 'creme', KARTENETUI.colours);
    expect(freeGiftColour(split, line, KARTENETUI.colours, ['schwarz', 'creme', 'navy'])).toBe(
      'navy',
    );
    expect(freeGiftColour(split, line, KARTENETUI.colours, ['schwarz', 'creme'])).toBeUndefined();
  });
});

describe('totals', () => {
  it('have no drift: the sum is that of whole cents', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, fc.integer({ min: 1, max: 999 }))), (prices) => {
        const cart = prices.map(([price, quantity], index) => ({
          ...ring,
          id: `item-${index}`,
          price: price / 100,
          quantity,
        }));
        const exact = prices.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
        expect(totalCents(cart)).toBe(exact);
      }),
    );
  });
});
