import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { priceItems } from './pricing.ts';
import { reprice } from './reprice.ts';

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
    expect(priceItems(old, 'de')).toMatchObject({ ok: false, code: 'price_mismatch' });
    const now = reprice(old);
    expect(priceItems(now, 'de')).toMatchObject({ ok: true });
    expect(now).toEqual(old.map((item, index) => ({ ...item, price: now[index]?.price })));
  });

  it('leaves what the catalogue no longer has as it was', () => {
    const gone = line('gibt-es-nicht', 12.34);
    expect(reprice([gone, line('siegelring', 1)])).toMatchObject([gone, { price: 24.99 }]);
  });

  it('answers the same array when no price differs', () => {
    const items = [line('siegelring', 24.99), line('gibt-es-nicht', 12.34)];
    expect(reprice(items)).toBe(items);
  });
});
