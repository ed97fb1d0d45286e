import { COLOURS, type ColourId } from '../../../catalogue/colours.ts';
import type { BagId } from '../../../catalogue/ids.ts';
import { productName } from '../../../catalogue/names.ts';
import type { Lang } from '../../../routes.ts';
import { bagGallery } from '../../../rules/gallery.ts';
import { fill } from '../../i18n/translate.ts';
import type { GalleryPicture } from '../../ui/Gallery.tsx';
import { productPicture } from '../../ui/picture-source.ts';
import type { BagWords } from './bag-copy.ts';

/** The gallery of a bag in a colour; a picture of another colour says so. */
export function bagPictures(
  id: BagId,
  colour: ColourId,
  lang: Lang,
  words: Pick<BagWords, 'borrowed'>,
): GalleryPicture[] {
  const name = productName(id, lang);
  return bagGallery(id, colour).map(({ view, colour: shown = colour, borrowed }) => {
    const shownName = COLOURS[shown][lang];
    const alt = borrowed
      ? fill(words.borrowed, { alt: name, colour: shownName })
      : `${name}, ${shownName}`;
    return { source: productPicture(id, view, shown), alt };
  });
}
