import type { Product } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';

/** Id of a pack; empty for a product that has one price. */
export type PriceVariant = string;

/** Returns every price of a product by its variant: its own, or one for each pack in the order they are offered. */
export function pricesByVariant(product: Product): (readonly [PriceVariant, Price])[] {
  return product.packs ? Object.entries(product.packs) : [['', product]];
}

/** Returns every price of a product. */
export const pricesOf = (product: Product): readonly Price[] =>
  pricesByVariant(product).map(([, price]) => price);

/** Returns the price that a product starts at: its own, or that of the first pack. */
export function startPrice(product: Product): Price {
  const [first] = pricesOf(product);
  if (first === undefined) throw new Error(`${product.id} has no price`);
  return first;
}

/** Returns a product with other prices; the same value where `change` returns every price as it is. */
export function mapPrices(
  product: Product,
  change: <Of extends Price>(variant: PriceVariant, price: Of) => Of,
): Product {
  if (!product.packs) return change('', product);
  const packs = Object.entries(product.packs).map(
    ([id, pack]) => [id, change(id, pack), pack] as const,
  );
  if (packs.every(([, changed, pack]) => changed === pack)) return product;
  return { ...product, packs: Object.fromEntries(packs) };
}
