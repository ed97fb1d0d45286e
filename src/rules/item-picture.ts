import type { ColourId } from '../catalogue/colours.ts';
import { pictureBase } from '../catalogue/pictures.ts';
import type { ItemVariant } from './line-ids.ts';

/**
 * The picture of a line, without width and ending. A bag shows the colour chosen first
 * (docs/specification.md#4-states), so one is needed; without it the caller gets `undefined`.
 */
export function itemPicture(
  variant: ItemVariant,
  colours: readonly ColourId[],
): string | undefined {
  switch (variant.kind) {
    case 'bag': {
      const [first] = colours;
      return first && pictureBase(variant.productId, 'quarter', first);
    }
    case 'cap':
      return pictureBase(variant.productId, 'quarter', variant.colour);
    case 'jersey':
      return pictureBase(variant.productId, 'front');
    case 'sneaker':
      return pictureBase(variant.productId, 'quarter');
    case 'accessory':
      return pictureBase(variant.productId, 'main');
  }
}
