import { GALLERY_SIZES } from '#web/ui/Gallery.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { type PictureSource, smaller } from '#web/ui/picture-source.ts';
import { preloadPicture } from '#web/ui/preload-picture.ts';

const LARGEST_PX = 320;

/** Handlers of a swatch: aiming at it loads its large picture. */
export function swatchAim(cover: PictureSource) {
  const aim = () => preloadPicture(cover, GALLERY_SIZES);
  return { onPointerEnter: aim, onFocusCapture: aim };
}

export function SwatchPicture({ cover }: { readonly cover: PictureSource }) {
  return <Picture source={smaller(cover, LARGEST_PX)} alt="" sizes="84px" />;
}
