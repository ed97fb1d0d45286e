import type { Catalogue } from '#catalogue/catalogue.ts';
import { mapPrices } from '#rules/product-prices.ts';
import type { TestShop } from './shop.ts';

/** Gives a running test shop another version of the catalogue. */
export function replaceCatalogue({ shop }: Pick<TestShop, 'shop'>, catalogue: Catalogue): void {
  Object.defineProperty(shop.parts.catalogue, 'current', { value: catalogue, configurable: true });
}

/** The catalogue with other prices in cents, by product. Every pack of a product has that price. */
export function withPrices(
  catalogue: Catalogue,
  prices: Readonly<Record<string, number>>,
): Catalogue {
  const products = catalogue.products.map((product): Catalogue['products'][number] => {
    const priceCents = prices[product.id];
    if (priceCents === undefined) return product;
    return mapPrices(product, (_, price) => ({ ...price, priceCents }));
  });
  return { ...catalogue, products };
}
