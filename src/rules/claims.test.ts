import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_METHODS, PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import {
  KARTENETUI,
  PACK_KEYS,
  PACK_PIECES,
  type PackedProduct,
  type PackKey,
  POUCH,
} from '#test/seed.ts';
import * as claims from './claims.ts';
import { flashSale } from './flash-sale.ts';

const DEMO = seedCatalogue.demo;

/** Rating of a product that the seed has. */
function demoRating(id: string) {
  const product = seedCatalogue.products.find((each) => each.id === id);
  if (!product) throw new Error(`the seed has no ${id}`);
  return product.demoRating;
}

/** Badge of a bag's pack. */
function badgeOf(
  mode: claims.ShopMode,
  { packs, demoBadges = {} }: PackedProduct,
  key: PackKey,
  best?: PackKey,
) {
  const all = PACK_KEYS.map((id) => {
    const badge = demoBadges[id];
    return { id, pieces: PACK_PIECES[id], ...packs[id], ...(badge && { badge }) };
  });
  const pack = all.find(({ id }) => id === key);
  return pack && claims.packBadge(mode, all, pack, best);
}

describe('demo', () => {
  it('says what the specification asks for, and that it is a demo', () => {
    expect(claims.isDemo('demo')).toBe(true);
    expect(claims.scarcity('demo')).toBe('hurry');
    expect(claims.ratingOf('demo', demoRating('pouch'))).toEqual({
      average: 4.8,
      count: 4207,
    });
    expect(claims.ratingOf('demo', demoRating('toiletry-bag'))?.count).toBe(2861);
    expect(claims.ratingOf('demo', demoRating('kartenetui'))?.count).toBe(12847);
    expect(claims.ratingOf('demo', demoRating('baseball-cap-monogram'))).toMatchObject({
      average: 4.8,
      count: 1254,
    });
    expect(claims.ratingOf('demo', demoRating('block-high-rot'))?.count).toBe(127);
    expect(claims.ratingOf('demo', DEMO?.rating)).toEqual({
      average: 4.8,
      count: 778,
    });
    expect(flashSale('demo', DEMO?.flashSalePercent)).toEqual({
      percentOff: 70,
      remainingMs: ((23 * 60 + 45) * 60 + 30) * 1000,
    });
    expect(claims.bannerPercentOff('demo')).toBe(50);
    expect(claims.reservation('demo')).toBe(180_000);
    expect(claims.strikePrice('demo', POUCH.packs.duo)).toEqual({
      originalCents: 19998,
      percentOff: 46,
    });
    expect(badgeOf('demo', POUCH, 'duo')).toBe('bestseller');
    expect(badgeOf('demo', KARTENETUI, 'trio')).toBe('best_value');
    expect(badgeOf('demo', POUCH, 'einzelpack')).toBeUndefined();
    expect(claims.paymentMethods('demo', PAYMENT_METHODS, DEFAULT_METHODS, true)).toBe(
      PAYMENT_METHODS,
    );
  });
});

it('names the offered methods once the setting or the facts were changed', () => {
  const { paymentMethods } = claims;
  expect(paymentMethods('demo', PAYMENT_METHODS, ['card'])).toEqual(['card']);
  expect(paymentMethods('demo', PAYMENT_METHODS, ['klarna', 'card'])).toEqual(['klarna', 'card']);
  expect(paymentMethods('demo', ['klarna', 'invoice'], DEFAULT_METHODS)).toBe(DEFAULT_METHODS);
  expect(paymentMethods('live', PAYMENT_METHODS, DEFAULT_METHODS, true)).toBe(DEFAULT_METHODS);
});

describe('live', () => {
  it('says nothing without proof', () => {
    expect(claims.isDemo('live')).toBe(false);
    expect(claims.scarcity('live')).toBeUndefined();
    expect(claims.ratingOf('live', demoRating('pouch'))).toBeUndefined();
    expect(claims.ratingOf('live', DEMO?.rating)).toBeUndefined();
    expect(flashSale('live', DEMO?.flashSalePercent)).toBeUndefined();
    expect(claims.bannerPercentOff('live')).toBeUndefined();
    expect(claims.strikePrice('live', POUCH.packs.duo)).toBeUndefined();
    expect(claims.reservation('live')).toBeUndefined();
    expect(claims.paymentMethods('live', ['klarna'])).toEqual([]);
    for (const pack of PACK_KEYS) expect(badgeOf('live', POUCH, pack)).toBeUndefined();
  });

  it('says what is proven', () => {
    expect(claims.scarcity('live', 2)).toBe(2);
    expect(claims.saysFewLeft('live', 2, 5)).toBe(true);
    expect([1, 5, 6].map((stock) => claims.saysFewLeft('live', stock, 5))).toEqual([
      true,
      true,
      false,
    ]);
    expect(claims.saysFewLeft('live', 0, 5)).toBe(false);
    expect(claims.saysFewLeft('demo', 2, 5)).toBe(false);
    const proven = { average: 4.2, count: 11 };
    expect(claims.ratingOf('live', demoRating('pouch'), proven)).toBe(proven);
    const sale = { name: 'Herbst', line: 'Herbst', ends: '30. November', endsMs: 1 };
    expect(flashSale('live', undefined, sale)).toBe(sale);
    expect(claims.bannerSale('live', sale)).toBe(sale);
    expect(claims.bannerSale('demo', sale)).toBeUndefined();
    expect(claims.reservation('live', 5000)).toBe(5000);
    expect(claims.reservation('live', 0)).toBeUndefined();
    expect(claims.mayGive('live', 'card_holder', 'card_holder')).toBe(true);
    expect(claims.mayGive('live', 'raffle_ticket', 'card_holder')).toBe(false);
    expect(claims.mayGive('demo', 'raffle_ticket', 'card_holder')).toBe(true);
    expect(badgeOf('live', POUCH, 'duo', 'duo')).toBe('bestseller');
    expect(badgeOf('live', POUCH, 'duo', 'trio')).toBeUndefined();
    expect(badgeOf('live', KARTENETUI, 'trio')).toBe('best_value');
    const dear = { ...KARTENETUI.packs, trio: { ...KARTENETUI.packs.trio, priceCents: 99_900 } };
    expect(badgeOf('live', { ...KARTENETUI, packs: dear }, 'trio')).toBeUndefined();
    expect(claims.paymentMethods('live', ['klarna'], ['card'])).toEqual(['card']);
  });

  it('strikes only a price above today’s, and takes the lowest of 30 days for it', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, cents, (priceCents, originalCents, lowest) => {
        const shown = claims.strikePrice('live', {
          priceCents,
          originalCents,
          provenCents: lowest,
        });
        expect(shown?.originalCents).toBe(lowest > priceCents ? lowest : undefined);
      }),
    );
  });
});
