import type { ProductKind, ProduktCategory } from '#catalogue/types.ts';

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
