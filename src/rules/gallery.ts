import type { ProductPicture } from '../catalogue/catalogue.ts';
import type { ColourId } from '../catalogue/colours.ts';
import { BAG_VIEWS, pictureBase } from '../catalogue/pictures.ts';
import type { BagId } from '../catalogue/product-ids.ts';

/** A bag's pictures, all of them in that colour. */
export function bagGallery(bag: BagId, colour: ColourId): readonly ProductPicture[] {
  return BAG_VIEWS.map((view) => ({ base: pictureBase(bag, view, colour), view, colour }));
}
