import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { newRange } from '#test/new-range.ts';
import { type ItemToPrice, type PricingCode, priceItems, sentCents } from './pricing.ts';
import { rangeOf } from './range.ts';

const RANGE = rangeOf(seedCatalogue);

const duo: ItemToPrice = {
  id: 'pouch-duo',
  price: 107.99,
  quantity: 1,
  selectedColor: 'Rosa, Lila',
  packType: 'duo',
};
const shirt: ItemToPrice = { id: 'special-nacht-M', price: 49.99, quantity: 2, selectedSize: 'M' };
const shoe: ItemToPrice = { id: 'kiez-low-mono-42', price: 69.99, quantity: 1 };
const cap: ItemToPrice = {
  id: 'baseball-cap-monogram-rosa',
  price: 49.99,
  quantity: 1,
  color: 'Rosa',
};
const ring: ItemToPrice = { id: 'siegelring', price: 24.99, quantity: 1 };

describe('priceItems', () => {
  it('prices every kind from the catalogue', () => {
    const priced = priceItems([duo, shirt, shoe, cap, ring], 'de', RANGE);
    if (!priced.ok) throw new Error(priced.code);
    expect(priced.subtotalCents).toBe(10799 + 2 * 4999 + 6999 + 4999 + 2499);
    expect(priced.lines.map((line) => [line.name, line.variant, line.totalCents])).toEqual([
      ['Elvare Pouch', 'Duo: Rosa, Lila', 10799],
      ['Special Nacht', 'Größe M', 9998],
      ['Kiez Low Mono', 'Größe 42', 6999],
      ['Baseball Cap Monogram', 'Rosa', 4999],
      ['Siegelring', '', 2499],
    ]);
    expect(priced.lines.map((line) => line.imagePath)).toEqual([
      '/images/pouch/rosa-quarter-800.webp',
      '/images/special-nacht/front-800.webp',
      '/images/kiez-low-mono/quarter-800.webp',
      '/images/baseball-cap-monogram/rosa-quarter-800.webp',
      '/images/siegelring/main-800.webp',
    ]);
    const [pack, ...others] = priced.lines;
    expect(pack?.imagePaths).toEqual([pack?.imagePath, '/images/pouch/lila-quarter-800.webp']);
    for (const line of others) expect(line).not.toHaveProperty('imagePaths');
    for (const line of priced.lines) expect(line).not.toHaveProperty('pieces');
    expect(priced.gifts).toMatchObject([{ kind: 'card_holder', quantity: 1, colour: 'schwarz' }]);
  });

  it('counts the pieces of a pack that has no colours', () => {
    const socks = { id: 'socken-sechser', price: 29.99, quantity: 1 };
    expect(priceItems([socks], 'en', rangeOf(newRange))).toMatchObject({
      lines: [{ variant: 'Six Pack', pieces: 6, colours: [] }],
    });
  });

  it('takes the prices that were sent where it is told to', () => {
    expect(priceItems([{ ...ring, price: 1 }], 'de', RANGE, sentCents)).toMatchObject({
      subtotalCents: 100,
    });
  });

  it('names things in the shopper’s language and reads colours in both', () => {
    const priced = priceItems([{ ...duo, selectedColor: 'Pink,Lilac' }, shirt], 'en', RANGE);
    expect(priced.ok && priced.lines.map((line) => [line.name, line.variant])).toEqual([
      ['Elvare Pouch', 'Duo: Pink, Lilac'],
      ['Special Night', 'Size M'],
    ]);
  });

  it('merges equal variants only', () => {
    const priced = priceItems(
      [
        duo,
        { ...duo, selectedColor: 'Lila,Rosa', packType: undefined },
        { ...duo, selectedColor: 'Navy, Taupe' },
        { ...duo, giftColor: 'Navy' },
        shirt,
        { ...shirt, selectedSize: undefined },
      ],
      'de',
      RANGE,
    );
    if (!priced.ok) throw new Error(priced.code);
    expect(priced.lines.map((line) => [line.variant, line.quantity, line.giftColour])).toEqual([
      ['Duo: Rosa, Lila', 2, 'schwarz'],
      ['Duo: Navy, Taupe', 1, 'schwarz'],
      ['Duo: Rosa, Lila', 1, 'navy'],
      ['Größe M', 4, undefined],
    ]);
    expect(priced.lines.map((line) => line.totalCents)).toEqual([21_598, 10_799, 10_799, 19_996]);
    expect(priced.gifts.map((gift) => [gift.colour, gift.quantity])).toEqual([
      ['schwarz', 2],
      ['schwarz', 1],
      ['navy', 1],
    ]);
    expect(priced.gifts.map((gift) => gift.forLine)).toEqual(
      priced.lines.slice(0, 3).map((line) => line.lineKey),
    );
  });

  it.each<[PricingCode, Partial<ItemToPrice>]>([
    ['unknown_item', { id: 'pouch' }],
    ['unknown_item', { id: 'pouch-quartett' }],
    ['unknown_item', { id: '__proto__' }],
    ['unknown_item', { packType: 'trio' }],
    ['unknown_size', { selectedSize: 'M' }],
    ['unknown_colour', { selectedColor: 'Rosa, Kaki' }],
    ['unknown_colour', { selectedColor: 'Rosa, Creme' }],
    ['unknown_colour', { giftColor: 'Sonnengelb' }],
    ['colour_count', { selectedColor: 'Rosa' }],
    ['colour_count', { selectedColor: 'Rosa, Rosa' }],
    ['colour_count', { selectedColor: 'Rosa, Lila, Navy' }],
    ['colour_count', { selectedColor: undefined }],
    ['price_mismatch', { price: 1 }],
    ['price_mismatch', { price: 107.99000000000001 }],
    ['price_mismatch', { price: Number.NaN }],
    ['invalid_quantity', { quantity: 0 }],
    ['invalid_quantity', { quantity: 1.5 }],
    ['amount_too_large', { quantity: 1e9 }],
    ['amount_too_large', { quantity: 9261 }],
  ])('answers %s to a Duo with %j', (code, change) => {
    expect(priceItems([ring, { ...duo, ...change }], 'de', RANGE)).toEqual({
      ok: false,
      code,
      index: 1,
    });
  });

  it.each<[PricingCode, ItemToPrice]>([
    ['unknown_size', { ...shirt, id: 'special-nacht-XXXL' }],
    ['unknown_size', { ...shirt, selectedSize: 'L' }],
    ['unknown_size', { ...shirt, id: 'vintage-1974-XS', selectedSize: 'XS' }],
    ['unknown_size', { ...shoe, id: 'kiez-low-mono-46' }],
    ['unknown_size', { ...ring, selectedSize: '54' }],
    ['unknown_colour', { ...cap, id: 'baseball-cap-monogram-navy' }],
    ['unknown_colour', { ...cap, color: 'lila' }],
    ['unknown_colour', { ...shoe, selectedColor: 'Rosa' }],
    ['unknown_colour', { ...ring, color: 'Rosa' }],
    ['unknown_item', { ...ring, packType: 'duo' }],
  ])('answers %s to %j', (code, item) => {
    expect(priceItems([item], 'de', RANGE)).toEqual({ ok: false, code, index: 0 });
  });

  it('goes by the ids of colours where a name was given up since', () => {
    const old = { ...duo, selectedColor: 'Altrosa, Lila', colourIds: 'rosa,lila' };
    const priced = priceItems([old, { ...duo, giftColor: 'navy' }], 'de', RANGE);
    expect(priced).toMatchObject({ ok: true, lines: [{ variant: 'Duo: Rosa, Lila' }, {}] });
    if (!priced.ok) return;
    const [one, other] = priced.lines;
    expect(one?.goodsKey).toBe(other?.goodsKey);
    expect(one?.goodsKey).toBe('pouch-duo|lila,rosa');
    expect(priceItems([{ ...cap, color: 'Altrosa' }], 'de', RANGE).ok).toBe(true);
    for (const colourIds of ['rosa,kaki', 'rosa', 'rosa,rosa']) {
      expect(priceItems([{ ...old, colourIds }], 'de', RANGE).ok).toBe(false);
    }
  });

  it('takes the cap’s colour as a name, a value or not at all', () => {
    for (const color of ['Rosa', 'rosa', 'Pink', '', undefined]) {
      expect(priceItems([{ ...cap, color }], 'de', RANGE).ok).toBe(true);
    }
  });

  it('has no maximum but Stripe’s', () => {
    expect(priceItems([{ ...duo, quantity: 9260 }], 'de', RANGE)).toMatchObject({ ok: true });
    const most = { ...ring, price: 999_999.99 };
    expect(priceItems([most], 'de', RANGE, sentCents)).toMatchObject({ ok: true });
    const half = { ...duo, quantity: 5000 };
    expect(priceItems([half, half], 'de', RANGE)).toEqual({
      ok: false,
      code: 'amount_too_large',
      index: 1,
    });
  });

  it('prices an empty cart at nothing', () => {
    expect(priceItems([], 'de', RANGE)).toEqual({
      ok: true,
      lines: [],
      gifts: [],
      subtotalCents: 0,
    });
  });
});
