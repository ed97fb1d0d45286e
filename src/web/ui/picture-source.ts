import { FALLBACK_WIDTH_PX, FINE_WIDTH_PX, isFine, widthsOf } from '#catalogue/pictures.ts';

/** A picture as files: AVIF in `widths`, one WebP for what can't show AVIF. */
export interface PictureSource {
  /** Path without width and ending. */
  readonly base: string;
  readonly widths: readonly number[];
  readonly fallbackWidth: number;
  /** Of the largest file; the box keeps this ratio before anything is loaded. */
  readonly width: number;
  readonly height: number;
}

/** A picture of a product by its path without width and ending. Always square. */
export function squarePicture(base: string): PictureSource {
  const widths = widthsOf(base);
  const side = Math.max(...widths);
  return { base, widths, fallbackWidth: FALLBACK_WIDTH_PX, width: side, height: side };
}

/** Media queries under which a phone crop replaces a picture, and under which it doesn't. */
export const PHONE_MEDIA = 'not all and (min-width: 56.25rem)';
export const WIDE_MEDIA = '(min-width: 56.25rem)';

export function avifSet({ base, widths }: PictureSource): string {
  return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
}

export function fallbackPath({ base, fallbackWidth }: PictureSource): string {
  return `${base}-${fallbackWidth}.webp`;
}

/** The same picture without files above `largest` px, for places that are always small. */
export function smaller(source: PictureSource, largest: number): PictureSource {
  return { ...source, widths: source.widths.filter((width) => width <= largest) };
}

/** The same picture for places that are always large: without its small files, with the finest. */
export function large(source: PictureSource): PictureSource {
  const fine = isFine(source.base);
  const widths = source.widths.filter((width) => width > (fine ? 480 : 320));
  return { ...source, widths: fine ? [...widths, FINE_WIDTH_PX] : widths };
}
