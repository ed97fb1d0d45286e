import type { Product } from '#catalogue/catalogue.ts';
import { PACK_KEYS, type PackKey } from '#catalogue/ids.ts';
import { DEFAULT_PACK } from '#catalogue/packs.ts';
import type { Price } from '#catalogue/types.ts';

/** A pack of a bag; empty for a product that has one price. */
export type PriceVariant = PackKey | '';

/** Returns the price that a product starts at: its own, or that of the first pack. */
export const startPrice = (product: Product): Price =>
  product.kind === 'bag' ? product.packs[DEFAULT_PACK] : product;

/** Returns every price of a product: its own, or one for each pack. */
export const pricesOf = (product: Product): readonly Price[] =>
  product.kind === 'bag' ? PACK_KEYS.map((pack) => product.packs[pack]) : [product];

/** Returns a product with other prices; the same value where `change` returns every price as it is. */
export function mapPrices(
  product: Product,
  change: <Of extends Price>(variant: PriceVariant, price: Of) => Of,
): Product {
  if (product.kind !== 'bag') return change('', product);
  const { einzelpack, duo, trio } = product.packs;
  const packs = {
    einzelpack: change('einzelpack', einzelpack),
    duo: change('duo', duo),
    trio: change('trio', trio),
  };
  const isSame = PACK_KEYS.every((pack) => packs[pack] === product.packs[pack]);
  return isSame ? product : { ...product, packs };
}
