import type { ProductPicture } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import type { GalleryPicture } from '#web/ui/Gallery.tsx';
import { large, squarePicture } from '#web/ui/picture-source.ts';
import type { DetailTexts } from './de.ts';
import type { NamedColour } from './product-parts.ts';

/** A product's views with their alternative texts, or name, colour where there are several, and view. */
export function detailPictures(
  name: string,
  views: readonly ProductPicture[],
  lang: Lang,
  texts: DetailTexts,
  colours: readonly NamedColour[] = [],
): GalleryPicture[] {
  const nameOf = (wanted?: string) => colours.find(({ id }) => id === wanted)?.name;
  return views.map(({ base, view, colour, alt }) => ({
    source: large(squarePicture(base)),
    alt: alt?.[lang] ?? [name, nameOf(colour), texts.views[view]].filter(Boolean).join(', '),
  }));
}
