import type { ColourId } from '../catalogue/colours.ts';
import type {
  CapColourId,
  SeedAccessoryId,
  SeedBagId,
  SeedJerseyId,
  SeedSneakerId,
} from '../catalogue/ids.ts';
import { CAP_ID } from '../catalogue/ids.ts';
import {
  ACCESSORY_VIEWS,
  BAG_VIEWS,
  CAP_VIEWS,
  JERSEY_VIEWS,
  pictureBase,
  SNEAKER_VIEWS,
  type View,
} from '../catalogue/pictures.ts';

/** One picture of a product page. `base` is its path without width and ending. */
export type GalleryPicture = {
  readonly base: string;
  readonly view: View;
  /** The colour the picture shows, where the product has several. */
  readonly colour?: ColourId;
};

/** A bag's pictures, all of them in that colour. */
export function bagGallery(bag: SeedBagId, colour: ColourId): readonly GalleryPicture[] {
  return BAG_VIEWS.map((view) => ({ base: pictureBase(bag, view, colour), view, colour }));
}

export function capGallery(colour: CapColourId): readonly GalleryPicture[] {
  return CAP_VIEWS.map((view) => ({
    base: pictureBase(CAP_ID, view, colour),
    view,
    colour,
  }));
}

export function sneakerGallery(id: SeedSneakerId): readonly GalleryPicture[] {
  return plainGallery(id, SNEAKER_VIEWS);
}

export function jerseyGallery(id: SeedJerseyId): readonly GalleryPicture[] {
  return plainGallery(id, JERSEY_VIEWS);
}

export function accessoryGallery(id: SeedAccessoryId): readonly GalleryPicture[] {
  return plainGallery(id, ACCESSORY_VIEWS);
}

function plainGallery(
  id: SeedSneakerId | SeedJerseyId | SeedAccessoryId,
  views: readonly View[],
): readonly GalleryPicture[] {
  return views.map((view) => ({ base: pictureBase(id, view), view }));
}
