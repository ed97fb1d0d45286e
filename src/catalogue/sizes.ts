import type { JerseyCategory } from './types.ts';

/** European sizes (spec section 9). */
export const SNEAKER_SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'] as const;

/** All jersey sizes, smallest first. */
export const JERSEY_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export type SneakerSize = (typeof SNEAKER_SIZES)[number];
export type JerseySize = (typeof JERSEY_SIZES)[number];

/** What is cut per category: Vintage starts at S (spec section 9). */
export const JERSEY_SIZES_OF: Readonly<Record<JerseyCategory, readonly JerseySize[]>> = {
  National: JERSEY_SIZES,
  Vintage: ['S', 'M', 'L', 'XL', 'XXL'],
  Special: JERSEY_SIZES,
};

/** The inside length of the shoe per size in millimetres, for the size guide. */
export const SNEAKER_FOOT_LENGTH_MM: Readonly<Record<SneakerSize, number>> = {
  '36': 225,
  '37': 232,
  '38': 238,
  '39': 245,
  '40': 252,
  '41': 258,
  '42': 265,
  '43': 272,
  '44': 278,
  '45': 285,
};

/** Chest width (lying flat) and length of a jersey in centimetres, for the size guide. */
export const JERSEY_MEASURES_CM: Readonly<
  Record<JerseySize, { readonly chest: number; readonly length: number }>
> = {
  XS: { chest: 48, length: 67 },
  S: { chest: 51, length: 69 },
  M: { chest: 54, length: 71 },
  L: { chest: 57, length: 73 },
  XL: { chest: 60, length: 75 },
  XXL: { chest: 64, length: 77 },
};
