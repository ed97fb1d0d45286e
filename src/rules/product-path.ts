import type { BagProduct, Product } from '#catalogue/catalogue.ts';
import type { ProductRef } from '#catalogue/types.ts';
import { SCREENS } from '#routes.ts';
import { perCatalogue } from './range.ts';

/** Fields of a product that its address is made of. */
type PathProduct =
  | (ProductRef & { readonly kind: Exclude<ProductRef['kind'], 'bag'> })
  | Pick<BagProduct, 'kind' | 'path' | 'id'>;

/** Products that paths depend on, in the order of the catalogue. */
export interface PathRange {
  readonly products: readonly Pick<Product, 'kind' | 'id'>[];
}

/** The part of a catalogue that paths depend on: the first cap. */
export const pathRangeOf = perCatalogue(({ products }): PathRange => {
  const first = products.find(({ kind }) => kind === 'cap');
  return { products: first ? [first] : [] };
});

/** Returns the German path of a product's page. The first cap of the catalogue is the page of caps. */
export function productPath(product: PathProduct, { products }: PathRange): string {
  switch (product.kind) {
    case 'sneaker':
      return SCREENS.sneaker.replace(':id', product.id);
    case 'jersey':
      return SCREENS.trikot.replace(':id', product.id);
    case 'accessory':
      return SCREENS.accessoire.replace(':id', product.id);
    case 'cap':
      return products.find(({ kind }) => kind === 'cap')?.id === product.id
        ? SCREENS.caps
        : SCREENS.cap.replace(':id', product.id);
    case 'bag':
      return product.path;
  }
}
