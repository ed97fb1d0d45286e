import type { Catalogue } from '#catalogue/catalogue.ts';
import type { TestShop } from './shop.ts';

/** Gives a running test shop another version of the catalogue. */
export function replaceCatalogue({ shop }: Pick<TestShop, 'shop'>, catalogue: Catalogue): void {
  Object.defineProperty(shop.parts.catalogue, 'current', { value: catalogue, configurable: true });
}

/** The catalogue with other prices in cents, by product. Bags have the price in every pack. */
export function withPrices(
  catalogue: Catalogue,
  prices: Readonly<Record<string, number>>,
): Catalogue {
  const products = catalogue.products.map((product): Catalogue['products'][number] => {
    const priceCents = prices[product.id];
    if (priceCents === undefined) return product;
    if (product.kind !== 'bag') return { ...product, priceCents };
    const { einzelpack, duo, trio } = product.packs;
    const packs = {
      einzelpack: { ...einzelpack, priceCents },
      duo: { ...duo, priceCents },
      trio: { ...trio, priceCents },
    };
    return { ...product, packs };
  });
  return { ...catalogue, products };
}
