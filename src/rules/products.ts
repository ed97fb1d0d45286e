import { DEFAULT_PACK } from '../catalogue/packs.ts';
import type { Price, ProductRef, ProduktCategory } from '../catalogue/types.ts';
import type { PricedProduct } from './range.ts';

/** A product in a list, with the price it starts at (bags: the single pack). */
export type ListedProduct<Ref extends ProductRef = ProductRef> = Ref &
  Price & {
    /** Perfume only: lists must name the price per litre as well. */
    readonly volumeMl?: number;
  };

/** A card of `/produkte`. */
export type ProduktCard<Ref extends ProductRef = ProductRef> = ListedProduct<Ref> & {
  readonly category: ProduktCategory;
};

/** The products with the prices they start at. */
export function listProducts<Sold extends PricedProduct>(
  products: readonly Sold[],
): readonly (Sold & Price)[] {
  return products.map((product) => {
    const { priceCents, originalCents } =
      product.kind === 'bag' ? product.packs[DEFAULT_PACK] : product;
    return { ...product, priceCents, originalCents };
  });
}

/** The range of `/produkte`: bags and caps (daily), then accessories (accessories). */
export function produkteRange<Sold extends PricedProduct>(
  products: readonly Sold[],
): readonly (Sold & Price & { readonly category: ProduktCategory })[] {
  const cards = (category: ProduktCategory, kinds: readonly Sold['kind'][]) =>
    listProducts(products.filter(({ kind }) => kinds.includes(kind))).map((product) => ({
      ...product,
      category,
    }));
  return [...cards('daily', ['bag', 'cap']), ...cards('accessories', ['accessory'])];
}
