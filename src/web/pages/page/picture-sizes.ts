import type { PictureSource } from '#web/ui/picture-source.ts';

/** Uploaded pictures are squares on a ground of their own, so no type lies over them. */
const isUploaded = ({ width, height }: PictureSource): boolean => width === height;

/** Class of a scene. */
export const sceneClass = (name: string, picture: PictureSource): string =>
  isUploaded(picture) ? `${name} own-scene` : name;

/** Class of the block around a scene. */
export const aroundClass = (name: string, picture: PictureSource): string =>
  isUploaded(picture) ? `${name} around-own` : name;

/** `sizes` of the first picture of a block, by its shape. */
export const HERO_SIZES = '100vw';
/** Phones show the picture's middle, higher than wide. */
export const WORD_SIZES = '(min-width: 56.25rem) 100vw, 128vw';
/** One alone is as wide as the window. */
export const rowSizes = ({ length }: { readonly length: number }): string =>
  length > 1 ? '(min-width: 56.25rem) 34vw, 100vw' : HERO_SIZES;
export const BESIDE_SIZES = '(min-width: 56.25rem) 58vw, 100vw';
export const WIDE_SIZES = '(min-width: 56.25rem) 100vw, 150vw';
export const FILE_SIZES = '(min-width: 56.25rem) 25vw, 50vw';
