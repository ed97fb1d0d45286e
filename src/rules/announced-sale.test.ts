import { describe, expect, it } from 'vitest';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { announcedSale, provenPercentOff } from './announced-sale.ts';
import { mapPrices } from './product-prices.ts';

const endsMs = Date.parse('2026-11-30T22:59:00Z');
const running: Catalogue = {
  ...seedCatalogue,
  campaign: { name: { de: 'Herbst', en: 'Autumn' }, endsMs },
};

describe('the announced sale', () => {
  it('has its name and its end in Berlin', () => {
    expect(announcedSale(running, 'de')).toEqual({
      name: 'Herbst',
      line: 'Herbst: bis 30. November um 23:59 Uhr',
      ends: '30. November um 23:59',
      endsMs,
    });
    expect(announcedSale(running, 'en')).toMatchObject({
      name: 'Autumn',
      ends: expect.any(String),
    });
    expect(announcedSale(seedCatalogue, 'de')).toBeUndefined();
  });

  it('has the largest reduction of its own goods that the history proves, of packs, too', () => {
    const reduce = (ringCents: number, trioCents: number, isProven: boolean): Catalogue => ({
      ...seedCatalogue,
      products: seedCatalogue.products.map((product): Product => {
        // Reduced by something else, and more.
        const proof = (provenCents: number) => isProven && { provenCents };
        return mapPrices(product, (variant, price) => {
          if (product.id === 'kette-figaro') return { ...price, provenCents: 99_900 };
          if (product.id === 'siegelring') {
            return { ...price, priceCents: ringCents, ...proof(1000) };
          }
          if (product.id !== 'pouch' || variant !== 'trio') return price;
          return { ...price, priceCents: trioCents, ...proof(20_000) };
        });
      }),
    });
    const base = reduce(1000, 20_000, false);
    const own = reduce(900, 15_000, false);
    expect(provenPercentOff(base, own, reduce(900, 15_000, true))).toBe(25);
    // Another campaign gives the trio a lower price.
    expect(provenPercentOff(base, own, reduce(900, 2_000, true))).toBe(10);
    expect(provenPercentOff(base, own, own)).toBeUndefined();
    const campaign = { name: { de: 'Herbst', en: 'Autumn' }, endsMs, percentOff: 25 };
    expect(announcedSale({ ...own, campaign }, 'en')?.percentOff).toBe(25);
  });
});
