import {
  FALLBACK_WIDTH_PX,
  type FINE_WIDTH_PX,
  MAIL_PICTURE_PX,
  PICTURE_WIDTHS_PX,
  type USE_WIDTHS_PX,
} from '#catalogue/pictures.ts';

/** A rectangle of a picture, in its pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A file to encode. `ceiling` is in bytes; quality decreases until the file fits. */
export interface PictureSize {
  width: number;
  height: number;
  format: 'avif' | 'webp' | 'jpeg';
  quality: number;
  ceiling: number;
}

// At quality 60, stitches, mesh and twill look like the master at 100 %; at 52 the twill of the card holder
// is blurred. 1200 px is mostly shown at two or three device pixels, where 56 looks the same as 60.
export const PRODUCT_QUALITY: Record<
  (typeof USE_WIDTHS_PX)[number] | typeof FINE_WIDTH_PX,
  { quality: number; ceiling: number }
> = {
  160: { quality: 60, ceiling: 3_000 },
  320: { quality: 60, ceiling: 7_000 },
  480: { quality: 60, ceiling: 13_000 },
  800: { quality: 60, ceiling: 30_000 },
  1200: { quality: 56, ceiling: 58_000 },
  1600: { quality: 56, ceiling: 60_000 },
  2000: { quality: 52, ceiling: 120_000 },
};
export const FALLBACK_QUALITY = { quality: 72, ceiling: 70_000 };
/** Mails attach the file once per line, so it stays small. */
export const MAIL_QUALITY = { quality: 80, ceiling: 10_000 };

const square = (width: number) => ({ width, height: width });

/** Every file of a product picture: square, the same for shipped and uploaded ones. */
export const PRODUCT_SIZES: readonly PictureSize[] = [
  ...PICTURE_WIDTHS_PX.map(
    (width): PictureSize => ({ ...square(width), format: 'avif', ...PRODUCT_QUALITY[width] }),
  ),
  { ...square(FALLBACK_WIDTH_PX), format: 'webp', ...FALLBACK_QUALITY },
  { ...square(MAIL_PICTURE_PX), format: 'jpeg', ...MAIL_QUALITY },
];

/** Point of a picture that every crop keeps; both from 0 (left, top) to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the largest square of a picture, as close to the focal point as the edges allow. */
export function squareAround(
  { width, height }: { readonly width: number; readonly height: number },
  { x, y }: FocalPoint,
): Crop {
  const side = Math.min(width, height);
  const start = (length: number, at: number) =>
    Math.round(Math.min(Math.max(at * length - side / 2, 0), length - side));
  return { left: start(width, x), top: start(height, y), width: side, height: side };
}
