import { COLOURS } from '../../../catalogue/colours.ts';
import type { SeedProductId } from '../../../catalogue/ids.ts';
import { productName } from '../../../catalogue/names.ts';
import type { Lang } from '../../../routes.ts';
import type { GalleryPicture as CatalogueView } from '../../../rules/gallery.ts';
import type { GalleryPicture } from '../../ui/Gallery.tsx';
import { large, productPicture } from '../../ui/picture-source.ts';
import type { DetailTexts } from './de.ts';

/** A product's views with descriptions: name, colour where there are several, view. */
export function detailPictures(
  id: SeedProductId,
  views: readonly CatalogueView[],
  lang: Lang,
  texts: DetailTexts,
): GalleryPicture[] {
  return views.map(({ view, colour }) => ({
    source: large(productPicture(id, view, colour)),
    alt: [productName(id, lang), colour && COLOURS[colour][lang], texts.views[view]]
      .filter(Boolean)
      .join(', '),
  }));
}
