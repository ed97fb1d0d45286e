import { baseOf, type PicturedColour, type PrintedPicture } from '#rules/offer.ts';
import type { GalleryPicture } from '#web/ui/Gallery.tsx';
import { large, type PictureSource, squarePicture } from '#web/ui/picture-source.ts';
import type { ProductData } from './product-data.ts';

/** Returns the picture by which a colour is recognized. */
export function coverIn({ id, colours = [] }: ProductData, colour: string): PictureSource {
  const found = colours.find((each) => each.id === colour);
  return squarePicture(baseOf(id, found?.pictures[0], colour));
}

/** A product's pictures in a colour with their alternative texts: their own, or name, colour and view. */
export function galleryOf(data: ProductData, colour?: string): GalleryPicture[] {
  const { name, views, colours } = data;
  const shown: PicturedColour | undefined = colours?.find(({ id }) => id === colour);
  const pictures: readonly PrintedPicture[] = (shown ?? data).pictures ?? [];
  return pictures.map((picture, place) => ({
    source: large(squarePicture(baseOf(data.id, picture, colour))),
    alt:
      typeof picture === 'string'
        ? [name, shown?.name, views[place]].filter(Boolean).join(', ')
        : picture.alt,
  }));
}
