import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import type { CartItem } from './cart.ts';
import { priceItems } from './pricing.ts';
import { rangeOf } from './range.ts';
import { reprice } from './reprice.ts';

const RANGE = rangeOf(seedCatalogue);

const line = (id: string, price: number): CartItem => ({
  id,
  name: 'x',
  price,
  image: '/x.webp',
  quantity: 2,
});

describe('reprice', () => {
  it('makes what an older catalogue asked what the checkout takes', () => {
    const old = [
      { ...line('pouch-duo', 99.99), selectedColor: 'Rosa, Lila', giftColor: 'Navy' },
      { ...line('baseball-cap-monogram-rosa', 59.99), color: 'Rosa' },
      { ...line('special-gold-M', 1), selectedSize: 'M' },
      { ...line('kiez-low-navy-42', 0), selectedSize: '42' },
      line('siegelring', 1000),
    ];
    expect(priceItems(old, 'de', RANGE)).toMatchObject({ ok: false, code: 'price_mismatch' });
    const now = reprice(old, RANGE.find);
    expect(priceItems(now, 'de', RANGE)).toMatchObject({ ok: true });
    expect(now).toEqual(old.map((item, index) => ({ ...item, price: now[index]?.price })));
  });

  it('leaves what the catalogue no longer has as it was', () => {
    const gone = line('gibt-es-nicht', 12.34);
    expect(reprice([gone, line('siegelring', 1)], RANGE.find)).toMatchObject([
      gone,
      { price: 24.99 },
    ]);
  });

  it('answers the same array when no price differs', () => {
    const items = [line('siegelring', 24.99), line('gibt-es-nicht', 12.34)];
    expect(reprice(items, RANGE.find)).toBe(items);
  });
});
