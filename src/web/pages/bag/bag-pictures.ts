import { COLOURS, type ColourId } from '../../../catalogue/colours.ts';
import type { BagId } from '../../../catalogue/ids.ts';
import { productName } from '../../../catalogue/names.ts';
import type { Lang } from '../../../routes.ts';
import { bagGallery } from '../../../rules/gallery.ts';
import type { GalleryPicture } from '../../ui/Gallery.tsx';
import { productPicture } from '../../ui/picture-source.ts';

/** The gallery of a bag in a colour. */
export function bagPictures(id: BagId, colour: ColourId, lang: Lang): GalleryPicture[] {
  const alt = `${productName(id, lang)}, ${COLOURS[colour][lang]}`;
  return bagGallery(id, colour).map(({ view }) => ({
    source: productPicture(id, view, colour),
    alt,
  }));
}
