import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { totalCents } from '#rules/cart.ts';
import { lineKey } from '#rules/line-ids.ts';
import { formatPrice } from '#rules/money.ts';
import { parseStoredCart } from './stored-cart.ts';

const itemsIn = (state: unknown) => parseStoredCart(state).items;

const line = {
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  image: '/images/pouch/rosa-quarter-800.webp',
  quantity: 2,
  selectedColor: 'Rosa, Lila',
  packType: 'duo',
};
const ring = { id: 'siegelring', name: 'Siegelring', price: 24.99, image: '/r.webp', quantity: 1 };

describe('what local storage holds', () => {
  it('reads its own lines back', () => {
    const cap = { ...ring, id: 'baseball-cap-monogram-rosa', color: 'Rosa' };
    const shoe = { ...ring, id: 'kiez-low-navy-42', selectedSize: '42' };
    const gift = { ...line, giftColor: 'Navy' };
    const named = { ...line, selectedColor: 'Navy, Taupe', colourIds: 'navy,taupe' };
    const priced = { ...line, selectedColor: 'Navy, Rosa', pricedAt: 1_795_000_000_000 };
    const lines = [line, ring, cap, shoe, gift, named, priced];
    expect(itemsIn({ items: lines })).toEqual(lines);
  });

  it.each([
    ['a quantity of nothing', { quantity: 0 }],
    ['a quantity as text', { quantity: '1' }],
    ['a quantity beyond what can be paid', { quantity: Number.MAX_SAFE_INTEGER }],
    ['a price below zero', { price: -1 }],
    ['a price beyond what can be paid', { price: MAX_AMOUNT_CENTS }],
    ['no price', { price: undefined }],
    ['no id', { id: '' }],
    ['a size that is no text', { selectedSize: 42 }],
    ['a text without end', { selectedColor: 'x'.repeat(501) }],
  ])('leaves out a line with %s and keeps the rest', (_, damage) => {
    expect(itemsIn({ items: [{ ...line, ...damage }, ring] })).toEqual([ring]);
  });

  it('leaves out what is no line at all', () => {
    expect(itemsIn({ items: [null, 'x', 1, [], ring] })).toEqual([ring]);
  });

  it('leaves out fields that a line does not have: the checkout refuses them', () => {
    expect(itemsIn({ items: [{ ...ring, since: 2020 }] })).toEqual([ring]);
  });

  it('makes two lines of one variant one', () => {
    const other = { ...line, selectedColor: 'Lila, Rosa', quantity: 3 };
    expect(itemsIn({ items: [line, ring, other] })).toEqual([{ ...line, quantity: 5 }, ring]);
  });

  it.each([
    ['9b2d0f0e-4a57-4c1b-8f5e-1c1f0a3c9d11', true],
    ['kurz', false],
    ['mit leerzeichen und mehr', false],
    [7, false],
  ])('reads the attempt %s only where the server would take it', (attempt, isKept) => {
    expect(parseStoredCart({ items: [ring], attempt })).toEqual({
      items: [ring],
      attempt: isKept ? attempt : undefined,
    });
  });

  it('reads anything at all without failing', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(Array.isArray(itemsIn(state))).toBe(true);
      }),
    );
  });

  it('answers lines that can be told apart and summed up, whatever they were', () => {
    const number = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.integer({ min: 1, max: 99 }));
    const damaged = fc.record({
      id: fc.constantFrom('pouch-duo', 'siegelring'),
      name: fc.constant('x'),
      image: fc.constant('/x.webp'),
      price: number,
      quantity: number,
    });
    fc.assert(
      fc.property(fc.array(damaged), (items) => {
        const cart = itemsIn({ items });
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        expect(formatPrice(totalCents(cart), 'de')).toMatch(/^€/);
      }),
    );
  });
});
