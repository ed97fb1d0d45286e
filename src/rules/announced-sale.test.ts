import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { announcedSale } from './announced-sale.ts';

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

  it('has the largest reduction that the history proves, of packs, too', () => {
    const products = running.products.map((product) => {
      if (product.id === 'siegelring' && product.kind !== 'bag') {
        return { ...product, priceCents: 900, provenCents: 1000 };
      }
      if (product.kind !== 'bag') return product;
      const trio = { ...product.packs.trio, priceCents: 6000, provenCents: 8000 };
      return { ...product, packs: { ...product.packs, trio } };
    });
    expect(announcedSale({ ...running, products }, 'de')).toMatchObject({ percentOff: 25 });
  });
});
