/** `sizes` of the first picture of a block, by its shape. */
export const HERO_SIZES = '100vw';
/** Phones show the picture's middle, higher than wide. */
export const WORD_SIZES = '(min-width: 56.25rem) 100vw, 128vw';
export const ROW_SIZES = '(min-width: 56.25rem) 34vw, 100vw';
export const BESIDE_SIZES = '(min-width: 56.25rem) 58vw, 100vw';
export const WIDE_SIZES = '(min-width: 56.25rem) 100vw, 150vw';
export const FILE_SIZES = '(min-width: 56.25rem) 25vw, 50vw';
