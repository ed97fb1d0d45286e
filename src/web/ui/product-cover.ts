import { BAG_COVERS } from '../../catalogue/bag-covers.ts';
import type { ColourId } from '../../catalogue/colours.ts';
import { LINE_VIEW, type View } from '../../catalogue/pictures.ts';
import type { SeedProductRef } from '../../catalogue/types.ts';
import { type PictureSource, productPicture } from './picture-source.ts';

const OTHER_VIEWS = {
  sneaker: 'side',
  jersey: 'back',
  accessory: 'detail',
} as const satisfies Partial<Record<SeedProductRef['kind'], View>>;

/** The picture a product is recognized by in a list; bags and cap can be asked for a colour. */
export function coverPicture(product: SeedProductRef, colour?: ColourId): PictureSource {
  const view = LINE_VIEW[product.kind];
  if (product.kind === 'bag') {
    return productPicture(product.id, view, colour ?? BAG_COVERS[product.id]);
  }
  if (product.kind === 'cap') return productPicture(product.id, view, colour ?? 'rosa');
  return productPicture(product.id, view);
}

/** A second view for lists, where a product has one in the colour of its cover. */
export function otherPicture(
  product: SeedProductRef,
  colour?: ColourId,
): PictureSource | undefined {
  if (product.kind === 'cap') return productPicture(product.id, 'side', colour ?? 'rosa');
  if (product.kind === 'bag') return undefined;
  return productPicture(product.id, OTHER_VIEWS[product.kind]);
}
