import type { ColourId } from '../catalogue/colours.ts';
import {
  ACCESSORY_VIEWS,
  BAG_VIEWS,
  CAP_VIEWS,
  JERSEY_VIEWS,
  pictureBase,
  SNEAKER_VIEWS,
  type View,
} from '../catalogue/pictures.ts';
import type { AccessoryId, BagId, CapId, JerseyId, SneakerId } from '../catalogue/product-ids.ts';

/** One picture of a product page. `base` is its path without width and ending. */
export type GalleryPicture = {
  readonly base: string;
  readonly view: View;
  /** The colour the picture shows, where the product has several. */
  readonly colour?: ColourId;
};

/** A bag's pictures, all of them in that colour. */
export function bagGallery(bag: BagId, colour: ColourId): readonly GalleryPicture[] {
  return BAG_VIEWS.map((view) => ({ base: pictureBase(bag, view, colour), view, colour }));
}

export function capGallery(cap: CapId, colour: ColourId): readonly GalleryPicture[] {
  return CAP_VIEWS.map((view) => ({
    base: pictureBase(cap, view, colour),
    view,
    colour,
  }));
}

export function sneakerGallery(id: SneakerId): readonly GalleryPicture[] {
  return plainGallery(id, SNEAKER_VIEWS);
}

export function jerseyGallery(id: JerseyId): readonly GalleryPicture[] {
  return plainGallery(id, JERSEY_VIEWS);
}

export function accessoryGallery(id: AccessoryId): readonly GalleryPicture[] {
  return plainGallery(id, ACCESSORY_VIEWS);
}

function plainGallery(
  id: SneakerId | JerseyId | AccessoryId,
  views: readonly View[],
): readonly GalleryPicture[] {
  return views.map((view) => ({ base: pictureBase(id, view), view }));
}
