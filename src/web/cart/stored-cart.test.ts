import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStoredCart } from './stored-cart.ts';

const line = {
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  image: '/images/pouch/rosa-quarter-800.webp',
  quantity: 2,
  selectedColor: 'Rosa, Lila',
  packType: 'duo',
};

describe('what local storage holds', () => {
  it('reads its own lines back', () => {
    expect(parseStoredCart({ items: [line] })).toEqual([line]);
  });

  it('leaves out what is no line and keeps the rest', () => {
    const broken = [
      { ...line, quantity: 0 },
      { ...line, quantity: 1.5 },
      { ...line, price: -1 },
      null,
      'x',
    ];
    expect(parseStoredCart({ items: [...broken, line] })).toEqual([line]);
  });

  it('reads anything at all without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(Array.isArray(parseStoredCart(state))).toBe(true);
      }),
    );
  });
});
