import { DEFAULT_PACK } from '#catalogue/packs.ts';
import type { Price, ProductKind, ProduktCategory } from '#catalogue/types.ts';
import type { PricedProduct } from './range.ts';

/** The products with the prices they start at. */
export function listProducts<Sold extends PricedProduct>(
  products: readonly Sold[],
): readonly (Sold & Price)[] {
  return products.map((product) => {
    const { priceCents, originalCents, provenCents } =
      product.kind === 'bag' ? product.packs[DEFAULT_PACK] : product;
    const proven = provenCents !== undefined && { provenCents };
    return { ...product, priceCents, originalCents, ...proven };
  });
}

/** The filter of `/produkte` that shows a kind; none for what the page doesn't list. */
export function produktCategory(kind: ProductKind): ProduktCategory | undefined {
  switch (kind) {
    case 'bag':
    case 'cap':
      return 'daily';
    case 'accessory':
      return 'accessories';
    case 'sneaker':
    case 'jersey':
      return undefined;
  }
}
